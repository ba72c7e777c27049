import { mix, shade, tint } from '../colour.ts';
import { leafShape, lerp, polar, times } from '../geometry.ts';
import { circle, group, num, path, stroked } from '../svg.ts';
import { pairs, type Growth } from './growth.ts';

/** Draws the round leaves of eucalyptus. */
export const eucalyptus: Growth = (sheet, points, { colour, length }) =>
  pairs(points, 0.2, (at, heading, side, share) => {
    const size = length * lerp(0.085, 0.045, share);
    const middle = polar(at, heading + side * 62, size * 0.9);
    return (
      circle(...middle, size * 0.78, { fill: side < 0 ? tint(colour, 0.05) : colour }) +
      path(
        `M${num(at[0])} ${num(at[1])}L${num(middle[0])} ${num(middle[1])}`,
        stroked(shade(colour, 0.08), size * 0.1),
      )
    );
  });

/** Draws the leaves and fruits of an olive twig. */
export const olive: Growth = (sheet, points, { colour, length, accent }) =>
  pairs(points, 0.15, (at, heading, side, share) => {
    const leaf = leafShape(at, heading + side * 42, length * lerp(0.2, 0.12, share), length * 0.042);
    const fruit = sheet.random.chance(0.22)
      ? circle(...polar(at, heading + side * 90, length * 0.045), length * 0.026, { fill: accent })
      : '';
    return path(leaf, { fill: side < 0 ? tint(colour, 0.06) : colour }) + fruit;
  });

/** Draws the leaflets of a fern. */
export const fern: Growth = (sheet, points, { colour, length }) => {
  const fine = points.flatMap((point, index) => {
    const next = points[index + 1];
    return next
      ? [
          point,
          {
            at: [(point.at[0] + next.at[0]) / 2, (point.at[1] + next.at[1]) / 2] as const,
            heading: point.heading,
          },
        ]
      : [point];
  });
  return pairs(fine, 0.08, (at, heading, side, share) =>
    path(
      leafShape(
        at,
        heading + side * 66,
        length * 0.24 * Math.sin((1 - share) * 2.5 + 0.35) ** 0.8,
        length * 0.04,
        { bend: -side * 0.3 },
      ),
      { fill: side < 0 ? tint(colour, 0.04) : colour },
    ),
  );
};

/** Draws blades of grass. */
export const grass: Growth = (sheet, points, { colour, accent, length }) => {
  const tip = points.at(-1);
  const blades = times(3, (index) =>
    path(
      leafShape(
        points[0]?.at ?? [0, 0],
        (points[0]?.heading ?? -90) + (index - 1) * 13,
        length * (0.6 + index * 0.1),
        length * 0.03,
        { bend: (index - 1) * 0.5 },
      ),
      { fill: colour },
    ),
  );
  const ears = points.slice(8).map(({ at, heading }, index) =>
    path(leafShape(at, heading + (index % 2 === 0 ? -26 : 26), length * 0.08, length * 0.03), {
      fill: mix(accent, colour, 0.2),
    }),
  );
  return (
    group(blades) +
    group(ears) +
    (tip ? path(leafShape(tip.at, tip.heading, length * 0.09, length * 0.03), { fill: accent }) : '')
  );
};
