/** The weight of an ad in the order: ads with a larger daily budget come first more often. */
export type Weighted = { readonly contentId: bigint; readonly weight: number };

/** An ad with its place in an order. */
export type Ordered<Ad> = { readonly ad: Ad; readonly key: number };

/**
 * The ads in the order of a seed, those after a key: who may spend twice as much comes first twice as often.
 * The key of an ad depends on nothing but the seed, the ad and its weight, so anyone who continues after a
 * key is never shown one again, whatever came and went meanwhile.
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

/** FNV-1a, with its bits spread: 32 of them. */
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
