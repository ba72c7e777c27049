import { mix, saturate, shade, tint } from '../../art/colour.ts';
import { polygon, times } from '../../art/geometry.ts';
import { group, num, path, stroked, type Point } from '../../art/svg.ts';
import { groundColour } from './ground-colour.ts';
import { range } from './mountain-range.ts';
import type { Draw } from './scene.ts';
import { lighthouse, sailboat } from './scenery.ts';
import { water } from './water.ts';

/** Draws a lighthouse on a cliff above the sea. */
export const cliffs: Draw = ({ air, sky }, sheet, horizon) => {
  const { random, height, width, unit } = sheet;
  const sea = horizon;
  const isLeft = random.chance(0.5);
  const place = (share: number): number => (isLeft ? width * share : width * (1 - share));
  const boats = times(random.whole(1, 3), (index) =>
    sailboat(
      sheet,
      air,
      place(0.62 + index * 0.14),
      sea + height * (0.04 + index * 0.05),
      unit * (7 + index * 4),
    ),
  );
  const colour = groundColour(air, 0.62);
  const level = sea - height * 0.06;
  const edge: Point[] = [
    [place(-0.05), level - height * 0.03],
    [place(0.16), level - height * 0.035],
    [place(0.34), level],
    [place(0.42), level + height * 0.05],
    [place(0.44), level + height * 0.16],
    [place(0.52), level + height * 0.22],
    [place(0.5), level + height * 0.32],
    [place(0.62), level + height * 0.42],
    [place(0.72), height * 1.02],
    [place(-0.05), height * 1.02],
  ];
  const rock = polygon(edge);
  const cracks = times(22, () => {
    const x = place(random.between(0, 0.6));
    const y = random.between(level + height * 0.04, height);
    return `M${num(x)} ${num(y)}l${num(random.around() * unit * 2)} ${num(unit * random.between(2, 7))}`;
  });
  const turfEdge: Point[] = [
    [place(-0.05), level - height * 0.03],
    [place(0.16), level - height * 0.035],
    [place(0.34), level],
    [place(0.42), level + height * 0.05],
    [place(0.43), level + height * 0.085],
    [place(0.33), level + height * 0.05],
    [place(0.2), level + height * 0.045],
    [place(0.1), level + height * 0.06],
    [place(-0.05), level + height * 0.04],
  ];
  const foam = times(14, () => {
    const x = place(random.between(0.45, 0.85));
    const y = random.between(level + height * 0.3, height);
    return `M${num(x)} ${num(y)}q${num(unit * 2)} ${num(-unit * 0.8)} ${num(unit * 4)} 0`;
  });
  return [
    range(sheet, air, { y: sea, rise: height * 0.045, count: 5, depth: 0.05, snow: 0, bottom: sea + 2 }),
    water(sheet, air, sea, height, sky.sun[0] * width),
    ...boats,
    path(foam.join(''), stroked(mix(air.cloud, '#ffffff', 0.6), unit * 0.4, { opacity: 0.7 })),
    lighthouse(sheet, air, place(0.2), level - height * 0.02, height * 0.3),
    path(rock, {
      fill: sheet.linear([
        [0, tint(colour, 0.06)],
        [1, shade(air.near, 0.02)],
      ]),
    }),
    group(path(cracks.join(''), stroked(shade(colour, 0.12), unit * 0.4, { opacity: 0.5 })), {
      'clip-path': sheet.clip(path(rock)),
    }),
    path(polygon(turfEdge), { fill: saturate(mix(sheet.palette.leaf, air.middle, 0.35), 1.05) }),
  ].join('');
};
