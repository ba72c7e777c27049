type Found = { readonly key: string; readonly index: number };

/** The latest result per list: while scrolling, the same card is looked up repeatedly. */
const found = new WeakMap<readonly unknown[], Found>();

/** Returns the index of the item with this key; -1 if there is none or the key is undefined. */
export function indexOfKey<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  key: string | undefined,
): number {
  if (key === undefined) return -1;
  const last = found.get(items);
  if (last?.key === key) return last.index;
  const index = items.findIndex((item) => keyOf(item) === key);
  found.set(items, { key, index });
  return index;
}

/**
 * Returns the cards that stay rendered: those of the band, the focused one, and the ones before and after it,
 * so that Tab continues in reading order (PG-06). `focused` is -1 if no card is focused.
 */
export function withFocused(band: readonly number[], focused: number, count: number): readonly number[] {
  if (focused < 0) return band;
  return [...new Set([...band, focused - 1, focused, focused + 1])]
    .filter((card) => card >= 0 && card < count)
    .toSorted((one, other) => one - other);
}
