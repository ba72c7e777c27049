import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { ringSlice, times } from '../../art/geometry.ts';
import { leaf } from '../../art/leaves.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, ellipse, path, type Point } from '../../art/svg.ts';
import { BERRY, CREAM, GREENS, RED } from './colours.ts';
import { lit } from './light-and-layout.ts';

/** Draws a ball: with a soft light on it where it is large enough to see one. */
export const orb = (sheet: Sheet, x: number, y: number, r: number, colour: Colour): string =>
  (r > 21
    ? circle(x, y, r, { fill: lit(sheet, colour, 0.1) })
    : circle(x, y, r, { fill: shade(colour, 0.07) }) +
      circle(x - r * 0.12, y - r * 0.14, r * 0.82, { fill: tint(colour, 0.03) })) +
  ellipse(x - r * 0.32, y - r * 0.36, r * 0.24, r * 0.16, { fill: '#ffffff', opacity: 0.5 });

/** Draws one leaf of a herb. */
export const herb = (x: number, y: number, angle: number, size: number, colour: Colour): string =>
  leaf([x, y], angle, size, size * 0.5, colour, 0.25);

/** Draws three herb leaves about a point. */
export const herbs = (sheet: Sheet, x: number, y: number, size: number): string =>
  times(3, (index) =>
    herb(x, y, index * 112 + sheet.random.between(0, 50), size, GREENS[index * 2] ?? GREENS[0]),
  ).join('');

/** Draws a round slice of a fruit with chambers. */
export const slice = (x: number, y: number, r: number, rind: Colour, flesh: Colour, count = 8): string => {
  const chambers = times(count, (index) =>
    ringSlice([x, y], r * 0.14, r * 0.78, (360 / count) * index + 5, (360 / count) * (index + 1) - 5),
  );
  return (
    circle(x, y, r, { fill: rind }) +
    circle(x, y, r * 0.89, { fill: mix(rind, CREAM, 0.82) }) +
    path(chambers.join(''), {
      fill: flesh,
      stroke: flesh,
      'stroke-width': r * 0.08,
      'stroke-linejoin': 'round',
    })
  );
};

/** Draws red and blue berries at the places. */
export const berriesAt = (sheet: Sheet, places: readonly Point[], size: number): string =>
  places
    .map(([x, y], index) =>
      orb(sheet, x, y, size * (index % 2 === 0 ? 1 : 0.82), index % 2 === 0 ? RED : BERRY),
    )
    .join('');
