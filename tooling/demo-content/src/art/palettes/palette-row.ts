import type { Colour } from '../colour.ts';

/** The colors of a palette in the order of the fields of `Palette`, after its name in words. */
export type PaletteRow = readonly [
  words: string,
  paper: Colour,
  wash: Colour,
  ink: Colour,
  main: Colour,
  second: Colour,
  spark: Colour,
  calm: Colour,
  soft: Colour,
  deep: Colour,
  leaf: Colour,
];
