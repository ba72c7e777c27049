/**
 * Returns the list with the item at `from` moved before the one at `to`, where the length of the list is the end. The
 * list itself is returned when nothing moves.
 */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to > items.length || to === from || to === from + 1) return items;
  return items.toSpliced(from, 1).toSpliced(to > from ? to - 1 : to, 0, item);
}
