import { mix, shade, tint } from '../../art/colour.ts';
import { lerp, polygon, times } from '../../art/geometry.ts';
import { num, path, stroked, type Point } from '../../art/svg.ts';
import { hill } from './hill.ts';
import type { Draw } from './scene.ts';
import { cabin } from './scenery.ts';
import { roundTree } from './trees.ts';

/** Draws rows of lavender. */
export const lavender: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width, unit } = sheet;
  const vanish: Point = [width * random.between(0.3, 0.7), horizon - height * 0.03];
  const purple = mix('#7a5fa8', air.middle, 0.28);
  const earth = mix('#b98a5e', air.far, 0.3);
  const rows = times(15, (index) => {
    const at = (index - 7) / 7;
    const foot = (share: number): number => vanish[0] + at * width * 1.5 * share;
    const half = width * 0.075;
    const points: Point[] = [
      [lerp(vanish[0], foot(1), 0.04), horizon],
      [foot(1) - half * 1.15, height + 10],
      [foot(1) + half * 1.15, height + 10],
    ];
    const tufts = times(90, () => {
      const share = random.next() ** 0.75;
      const x = lerp(vanish[0], foot(1) + random.between(-half, half), lerp(0.04, 1, share));
      const y = lerp(horizon, height, share);
      return `M${num(x)} ${num(y)}l${num(random.around() * unit * share)} ${num(-unit * 2.6 * share - 0.6)}`;
    });
    return (
      path(polygon(points), {
        fill: sheet.linear([
          [0, tint(purple, 0.1)],
          [1, shade(purple, 0.1)],
        ]),
      }) +
      path(
        tufts.join(''),
        stroked(index % 2 === 0 ? tint(purple, 0.12) : mix(tint(purple, 0.08), air.spark, 0.18), unit * 0.4, {
          opacity: 0.9,
        }),
      )
    );
  });
  const far = [0.1, 0.3].map(
    (depth, index) =>
      hill(sheet, air, {
        y: horizon - height * (0.035 - index * 0.025),
        rise: height * 0.035,
        depth,
        bottom: horizon + height * 0.03,
      }).markup,
  );
  const houseX = width * (vanish[0] > width / 2 ? 0.24 : 0.74);
  const trees = times(6, (index) =>
    roundTree(
      sheet,
      houseX + (index - 2.5) * unit * 4.2 + unit * 3,
      horizon + unit * 0.4,
      unit * random.between(6, 11),
      mix(sheet.palette.leaf, air.near, 0.4),
      air.near,
    ),
  );
  return [
    ...far,
    path(
      polygon([
        [0, horizon],
        [width, horizon],
        [width, height],
        [0, height],
      ]),
      {
        fill: sheet.linear([
          [0, tint(earth, 0.05)],
          [1, shade(earth, 0.1)],
        ]),
      },
    ),
    ...rows,
    ...trees.slice(0, 3),
    cabin(sheet, air, houseX, horizon + unit * 0.6, unit * 9, false),
    ...trees.slice(4),
  ].join('');
};
