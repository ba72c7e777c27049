/** The number of documents of the best tier, and how many times more each further one has. */
const FIRST_TIER = 1000;
const GROWTH = 4;

/** The number of tiers: with sizes of 1,000 to 4 billion documents. A digit identifies each. */
export const TIER_COUNT = 10;

/** Returns the position, in the order of quality, of the last document of a tier. */
export function lastOfTier(tier: number): number {
  return (FIRST_TIER * (GROWTH ** (tier + 1) - 1)) / (GROWTH - 1);
}

/**
 * Returns the tier of a quality: the first of which it reaches the minimum. `minimums` has one entry per tier that is full; the
 * rest is in the tier after these.
 */
export function tierOf(quality: number, minimums: readonly number[]): number {
  const tier = minimums.findIndex((minimum) => quality >= minimum);
  return Math.min(tier === -1 ? minimums.length : tier, TIER_COUNT - 1);
}

/** Returns the minimums of the full tiers of `count` documents, of whose qualities a sample is known. */
export function minimumsOf(sample: readonly number[], count: number): readonly number[] {
  const best = sample.toSorted((one, other) => other - one);
  const minimums: number[] = [];
  for (let tier = 0; tier < TIER_COUNT - 1 && lastOfTier(tier) <= count; tier += 1) {
    const minimum = best[Math.ceil((lastOfTier(tier) / count) * best.length) - 1];
    if (minimum !== undefined) minimums.push(minimum);
  }
  return minimums;
}
