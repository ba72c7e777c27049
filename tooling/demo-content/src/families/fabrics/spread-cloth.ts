import { folds, measure, weave } from './cloth.ts';
import type { Look } from './look.ts';

/** Draws a cloth over the whole picture, in soft folds. */
export const spreadCloth: Look = (sheet, pattern, threads) => {
  const { width, height } = sheet;
  return (
    pattern(sheet, [width, height], threads, measure([width, height])) +
    weave(sheet, width, height) +
    folds(sheet, width, height)
  );
};
