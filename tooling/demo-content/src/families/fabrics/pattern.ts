import type { Colour } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';

/** The colors of a cloth: its ground first, then the threads that show on it. */
export type Threads = readonly [ground: Colour, first: Colour, second: Colour, third: Colour];

/** Fills a cloth of a width and a height from the origin; `step` is the measure of what repeats. */
export type Pattern = (
  sheet: Sheet,
  size: readonly [width: number, height: number],
  threads: Threads,
  step: number,
) => string;
