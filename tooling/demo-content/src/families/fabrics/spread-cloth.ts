import { folds, measure, weave } from './cloth.ts';
import type { ClothRenderer } from './look.ts';

/** Draws a cloth over the whole picture, in soft folds. */
export const spreadCloth: ClothRenderer = (sheet, pattern, threads) => {
  const { width, height } = sheet;
  return (
    pattern(sheet, [width, height], threads, measure([width, height])) +
    weave(sheet, width, height) +
    folds(sheet, width, height)
  );
};
