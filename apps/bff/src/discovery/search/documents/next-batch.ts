/** The number of changes of the first step of an updater, and at most of one: texts of a step are in memory together. */
export const BATCH_MIN = 100;
export const BATCH_MAX = 1600;
/** A step that is quicker than the first is followed by a larger one, a slower one than the second by a smaller one. */
const QUICK_MS = 500;
const SLOW_MS = 1000;

/**
 * Returns the number of changes of the next step. Large steps cost less per document, because their common words are counted
 * once; short ones let changes of the site be found soon, and their statements end before the limit of 5 s.
 */
export function nextBatch(batch: number, step: { readonly handled: number; readonly ms: number }): number {
  if (step.ms > SLOW_MS) return Math.max(BATCH_MIN, Math.floor(batch / 2));
  const isFull = step.handled >= batch;
  return isFull && step.ms < QUICK_MS ? Math.min(BATCH_MAX, batch * 2) : batch;
}
