import { mix, shade, tint } from '../../art/colour.ts';
import { archShape, lerp, polygon, times } from '../../art/geometry.ts';
import { group, path, type Point, rect } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import { area, block, type Draw, green, sky, solid, tree, water } from './parts.ts';

/** Draws stairs that climb to an arch with a view of the sea. */
export const stairsAndArches: Draw = (sheet) => {
  const { width, height, random, palette, unit } = sheet;
  const wall = random.pick([
    palette.main,
    palette.second,
    mix(palette.main, palette.paper, 0.45),
    mix(palette.calm, palette.paper, 0.2),
  ]);
  const base = height * 0.66;
  const half = Math.min(width * 0.24, height * 0.15);
  const tall = Math.min(base - height * 0.1, half * 4.2);
  const [x, deep] = [width / 2, half * 0.3];
  const opening = archShape(x - half, base - tall, half * 2, tall);
  const clip = sheet.clip(path(opening));
  const sea = base - tall * 0.2;
  const view =
    sky(sheet, false, [x + half * 0.25, sea - tall * 0.2], half * 0.42) +
    water(sheet, sea, mix(palette.calm, palette.deep, 0.3), palette.paper, x + half * 0.25);
  const reveal = path(`${opening}${archShape(x - half + deep, base - tall + deep * 0.5, half * 2, tall)}`, {
    fill: shade(wall, 0.13),
    'fill-rule': 'evenodd',
  });
  const niches = [-1, 1].flatMap((side) =>
    times(Math.floor((width / 2 - half * 1.3) / (half * 1.5)), (index) => {
      const nx = x + side * half * (2.1 + index * 1.6) - half * 0.5;
      const shape = archShape(nx, base - tall * 0.62, half, tall * 0.62);
      return path(shape, {
        fill: sheet.linear(
          [
            [0, shade(wall, 0.19)],
            [1, shade(wall, 0.1)],
          ],
          [0, 0],
          [1, 0.6],
        ),
      });
    }),
  );
  const light = polygon([
    [width * 0.62, 0],
    [width, 0],
    [width, base],
    [width * 0.98, base],
  ]);
  const steps = times(9, (index) => {
    const [from, to] = [(index / 9) ** 1.15, ((index + 1) / 9) ** 1.15];
    const [y, next] = [lerp(base, height, from), lerp(base, height, to) + 1];
    const reach = half * lerp(1.25, 2.1, to);
    const tread = y + (next - y) * 0.42;
    const stone = mix(palette.paper, wall, 0.22);
    return (
      rect(x - reach, y, reach * 2, tread - y + 1, { fill: tint(stone, 0.03) }) +
      rect(x - reach, tread, reach * 2, next - tread, {
        fill: sheet.linear(
          [
            [0, shade(stone, 0.1)],
            [1, shade(stone, 0.16)],
          ],
          [0, 0],
          [1, 0],
        ),
      })
    );
  });
  const floor = mix(palette.soft, wall, 0.4);
  const sides = [-1, 1].map((side) => {
    const reach = half * 1.25;
    const edge = x + side * reach;
    const box = area(side < 0 ? 0 : edge, base, Math.max(0, width / 2 - reach), height - base);
    const pot: Point = [x + side * Math.max(half * 1.75, width * 0.33), base + (height - base) * 0.42];
    return {
      ground: block(sheet, box, floor, 0.8),
      plant:
        contactShadow(sheet, pot, half * 0.7, half * 0.14) +
        tree(sheet, [pot[0], pot[1] - half * 0.35], half * 2.6, green(sheet), true) +
        solid(
          sheet,
          polygon([
            [pot[0] - half * 0.36, pot[1] - half * 0.55],
            [pot[0] + half * 0.36, pot[1] - half * 0.55],
            [pot[0] + half * 0.24, pot[1]],
            [pot[0] - half * 0.24, pot[1]],
          ]),
          area(pot[0] - half * 0.4, pot[1] - half * 0.5, half * 0.8, half * 0.5),
          palette.spark,
          2,
        ),
    };
  });
  return [
    block(sheet, { x: 0, y: 0, width, height: base }, wall, 0.7),
    path(light, { fill: tint(wall, 0.06), opacity: 0.6 }),
    niches.join(''),
    group(view, { 'clip-path': clip }),
    group(reveal, { 'clip-path': clip }),
    rect(0, base - unit * 0.8, width / 2 - half, unit * 0.8, { fill: shade(wall, 0.08) }),
    rect(width / 2 + half, base - unit * 0.8, width / 2 - half, unit * 0.8, { fill: shade(wall, 0.08) }),
    sides.map(({ ground }) => ground).join(''),
    steps.join(''),
    sides.map(({ plant }) => plant).join(''),
  ].join('');
};
