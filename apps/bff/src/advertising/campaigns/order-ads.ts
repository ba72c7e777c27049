/** The weight of an ad in the order: ads with a larger daily budget come first more often. */
export type Weighted = { readonly contentId: bigint; readonly weight: number };

/** An ad with its sort key. */
export type Ordered<Ad> = { readonly ad: Ad; readonly key: number };

/**
 * Returns the ads in the order of a seed, starting after a key: an ad with twice the budget is first twice as
 * often. The key of an ad depends only on the seed, the ad and its weight, so that continuing after a key
 * never repeats an ad, whatever was added or removed meanwhile.
 */
export function orderAds<Ad extends Weighted>(
  ads: readonly Ad[],
  seed: string,
  after: number = -1,
): readonly Ordered<Ad>[] {
  return ads
    .map((ad) => ({ ad, key: keyOf(seed, ad) }))
    .filter(({ key }) => key > after)
    .toSorted((one, other) => one.key - other.key);
}

/** An exponentially distributed number whose rate is the weight (A-ES sampling), from a hash of the seed and the ad. */
function keyOf(seed: string, { contentId, weight }: Weighted): number {
  const hash = mixed(`${seed} ${contentId}`);
  return -Math.log((hash + 1) / (2 ** 32 + 1)) / Math.max(weight, Number.EPSILON);
}

/** Returns a 32-bit FNV-1a hash with its bits mixed. */
function mixed(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
