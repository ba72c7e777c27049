import { lightness, mix } from '../../art/colour.ts';
import type { Box } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { num, type Point } from '../../art/svg.ts';

/** Draws the map itself into a box, without its title. */
export type Chart = (sheet: Sheet, box: Box) => string;

/** The colors of a map, all from the palette. */
export const inks = ({
  palette: { paper, soft, wash, calm, leaf, deep, main, second, spark, ink },
}: Sheet) => ({
  land: mix(paper, soft, 0.35),
  house: mix(soft, main, 0.18),
  water: mix(mix(wash, '#79b9cc', 0.72), calm, 0.12),
  park: mix(leaf, paper, 0.42),
  road: paper,
  mark: mix(ink, deep, 0.4),
  avenue: second,
  signal: lightness(spark) > 0.8 ? main : spark,
});

/** Returns the points as the part of a path that follows `M`. */
export const joined = (points: readonly Point[]): string =>
  points.map((point) => point.map(num).join(' ')).join('L');
