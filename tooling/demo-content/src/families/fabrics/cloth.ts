import { times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, path, rect } from '../../art/svg.ts';

/** Draws `markup` only within the shape `d`. */
export const clipped = (sheet: Sheet, d: string, markup: string): string =>
  group(markup, { 'clip-path': sheet.clip(path(d)) });

/** Returns the step of a pattern that suits a cloth of this size. */
export const measure = ([width, height]: readonly [number, number]): number =>
  Math.min(Math.sqrt(width * height) / 7.5, width / 4.6);

/** Draws threads that cross, finer than the pattern. */
export const weave = (sheet: Sheet, width: number, height: number): string => {
  const pitch = Math.max(3, Math.round(sheet.unit * 0.5));
  const cells =
    rect(0, 0, pitch, pitch, { fill: '#1c1424', opacity: 0.09 }) +
    rect(pitch, pitch, pitch, pitch, { fill: '#ffffff', opacity: 0.13 });
  return rect(0, 0, width, height, { fill: sheet.tile(pitch * 2, pitch * 2, cells) });
};

/** Draws the light and shade of soft folds over a cloth. */
export const folds = (sheet: Sheet, width: number, height: number, depth = 1): string => {
  const stops = times(
    9,
    (index) =>
      [index / 8, index % 2 === 0 ? '#20142c' : '#fffaf0', sheet.random.between(0.06, 0.2) * depth] as const,
  );
  return rect(0, 0, width, height, {
    fill: sheet.linear(stops, [0, 0], [1, sheet.random.between(0.15, 0.6)]),
  });
};
