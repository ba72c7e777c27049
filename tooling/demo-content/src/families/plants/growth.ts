import { mix, saturate, shade, type Colour } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import type { Point } from '../../art/svg.ts';

/** Returns a green that varies a little; `shift` makes it darker. */
export function green(sheet: Sheet, shift = 0): Colour {
  const { palette, random } = sheet;
  return shade(
    saturate(mix(palette.leaf, '#3f7d4a', random.between(0.1, 0.45)), 1.1),
    shift + random.around() * 0.02,
  );
}

/** Draws a plant out of its pot: the middle and half the width of the soil, and its greatest height. */
export type Grow = (sheet: Sheet, soil: Point, half: number, reach: number) => string;

/** Draws the leaves from the back to the front, the outermost first. */
export const fan = (count: number, make: (lean: number, index: number) => string): string =>
  times(count, (index) => ({ index, lean: count === 1 ? 0 : (index / (count - 1)) * 2 - 1 }))
    .toSorted((one, other) => Math.abs(other.lean) - Math.abs(one.lean))
    .map(({ lean, index }) => make(lean, index))
    .join('');
