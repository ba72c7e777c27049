import { shade, tint } from '../colour.ts';
import { ball } from '../flowers/seed-head.ts';
import { leafShape, polar, times } from '../geometry.ts';
import { circle, num, path, stroked } from '../svg.ts';
import { pairs, type Growth } from './growth.ts';

/** Draws the plume of pampas grass. */
export const pampas: Growth = (sheet, points, { accent, length }) => {
  const { random } = sheet;
  const plume = points.slice(5).flatMap(({ at, heading }, index) =>
    times(12, () => {
      const share = index / 7;
      const reach = length * 0.16 * Math.sin(Math.PI * (0.18 + share * 0.78));
      const tip = polar(at, heading + random.around() * 46, reach * random.between(0.7, 1.4));
      return {
        d: `M${num(at[0])} ${num(at[1])}Q${num((at[0] + tip[0]) / 2)} ${num((at[1] + tip[1]) / 2 - reach * 0.2)} ${num(tip[0])} ${num(tip[1])}`,
        light: random.chance(0.5),
      };
    }),
  );
  const of = (light: boolean): string =>
    plume
      .filter((hair) => hair.light === light)
      .map(({ d }) => d)
      .join('');
  return (
    path(of(false), stroked(shade(accent, 0.07), length * 0.011)) +
    path(of(true), stroked(tint(accent, 0.05), length * 0.01))
  );
};

/** Draws berries on short stems. */
export const berries: Growth = (sheet, points, { colour, accent, length }) =>
  pairs(points, 0.3, (at, heading, side, share) => {
    const { random } = sheet;
    const tip = polar(
      at,
      heading + side * random.between(30, 65),
      length * random.between(0.06, 0.14) * (1.2 - share * 0.5),
    );
    const size = length * random.between(0.022, 0.034);
    return (
      path(
        `M${num(at[0])} ${num(at[1])}L${num(tip[0])} ${num(tip[1])}`,
        stroked(shade(colour, 0.1), length * 0.009),
      ) +
      circle(...tip, size, { fill: accent }) +
      circle(tip[0] - size * 0.3, tip[1] - size * 0.35, size * 0.25, { fill: tint(accent, 0.18) })
    );
  });

/** Draws the round head of craspedia. */
export const craspedia: Growth = (sheet, points, { accent, length }) => {
  const tip = points.at(-1);
  return tip ? ball(sheet, tip.at, length * 0.075, accent) : '';
};

/** Draws the catkins of a willow. */
export const willow: Growth = (sheet, points, { accent, length }) =>
  points
    .slice(3)
    .map(({ at, heading }, index) => {
      const side = index % 2 === 0 ? -1 : 1;
      return path(leafShape(at, heading + side * 22, length * 0.075, length * 0.045, { belly: 0.6 }), {
        fill: side < 0 ? tint(accent, 0.06) : accent,
      });
    })
    .join('');

/** Draws the blossoms of lavender. */
export const lavender: Growth = (sheet, points, { accent, length }) =>
  points
    .slice(6)
    .flatMap(({ at, heading }) =>
      [-1, 0, 1].map((side) =>
        path(leafShape(at, heading + side * 48, length * 0.052, length * 0.034), {
          fill: side === 0 ? tint(accent, 0.07) : accent,
        }),
      ),
    )
    .join('');
