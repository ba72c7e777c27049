/** The number of documents of the best tier, and how many times more each further one has. */
const FIRST_TIER = 1000;
const GROWTH = 4;

/** The number of tiers: with sizes of 1,000 to 4 billion documents. A digit identifies each. */
export const TIER_COUNT = 10;

/** The place of a document in the order of the index: by quality, then by id, the greatest first. */
export type Place = { readonly quality: number; readonly id: bigint };

/** Returns the position, in the order of quality, of the last document of a tier. */
export function lastOfTier(tier: number): number {
  return (FIRST_TIER * (GROWTH ** (tier + 1) - 1)) / (GROWTH - 1);
}

/**
 * Returns the tier of a place: the first whose last place is not before it. `lasts` has one entry per tier that is full; the rest is in the
 * tier after these. Ids are compared too: on a site with few saves nearly all documents have the same quality.
 */
export function tierOf(place: Place, lasts: readonly Place[]): number {
  const tier = lasts.findIndex((last) => compare(place, last) <= 0);
  return Math.min(tier === -1 ? lasts.length : tier, TIER_COUNT - 1);
}

/** Returns the last places of the full tiers of `count` documents, of which a sample is known. */
export function lastPlaces(sample: readonly Place[], count: number): readonly Place[] {
  const sorted = sample.toSorted(compare);
  const lasts: Place[] = [];
  for (let tier = 0; tier < TIER_COUNT - 1 && lastOfTier(tier) <= count; tier += 1) {
    const last = sorted[Math.ceil((lastOfTier(tier) / count) * sorted.length) - 1];
    if (last !== undefined) lasts.push(last);
  }
  return lasts;
}

function compare(one: Place, other: Place): number {
  // As the index stores it.
  const difference = Math.fround(other.quality) - Math.fround(one.quality);
  if (difference !== 0) return difference;
  return one.id > other.id ? -1 : Number(one.id < other.id);
}
