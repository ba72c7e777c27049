/** The indices of ads on a page: the fifth, and every eighth after it, if a pin follows. */
const FIRST = 4;
const EVERY = 8;
/** The number of pins before and after an ad that count as adjacent: a row and a half of the widest grid. */
export const NEIGHBOURS = 6;

/** Returns the maximum number of ads on a page of this size. */
export function adPlaces(size: number): number {
  return Math.max(0, Math.ceil((size - 1 - FIRST) / EVERY));
}

/**
 * Builds a page of `size` with ads in their slots, each the first remaining one that may be adjacent to its
 * neighbors. A slot without an eligible ad gets a pin. Pins keep their order; `taken` is the number of pins
 * used.
 */
export function placeAds<Pin, Ad>(
  pins: readonly Pin[],
  ads: readonly Ad[],
  size: number,
  mayStandBeside: (ad: Ad, neighbours: readonly Pin[]) => boolean,
): { readonly items: readonly (Pin | Ad)[]; readonly shown: readonly Ad[]; readonly taken: number } {
  const items: (Pin | Ad)[] = [];
  const shown: Ad[] = [];
  let taken = 0;
  while (items.length < size && taken < pins.length) {
    const isPlace = items.length >= FIRST && (items.length - FIRST) % EVERY === 0;
    const around = pins.slice(Math.max(0, taken - NEIGHBOURS), taken + NEIGHBOURS);
    const ad =
      isPlace && items.length < size - 1
        ? ads.find((one) => !shown.includes(one) && mayStandBeside(one, around))
        : undefined;
    if (ad !== undefined) {
      items.push(ad);
      shown.push(ad);
    } else {
      const pin = pins[taken];
      if (pin !== undefined) items.push(pin);
      taken += 1;
    }
  }
  return { items, shown, taken };
}
