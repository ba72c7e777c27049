/**
 * The cards that are kept in the page: those of the band, the one that has the focus, and the ones before and after it,
 * so that Tab goes on in reading order from wherever it stands (PG-06). No card has it where `focused` is -1.
 */
export function withFocused(band: readonly number[], focused: number, count: number): readonly number[] {
  if (focused < 0) return band;
  return [...new Set([...band, focused - 1, focused, focused + 1])]
    .filter((card) => card >= 0 && card < count)
    .toSorted((one, other) => one - other);
}
