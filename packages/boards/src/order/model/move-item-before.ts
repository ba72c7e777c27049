/**
 * Returns the list with an item moved before another, or to the end for null. Returns the same list when
 * nothing moves: if the item is not in the list, if it would move before itself, or before an item that is
 * not in the list.
 */
export function moveItemBefore<T>(
  items: readonly T[],
  idOf: (item: T) => string,
  id: string,
  beforeId: string | null,
): readonly T[] {
  const item = items.find((each) => idOf(each) === id);
  if (item === undefined || id === beforeId) return items;
  const others = items.filter((each) => each !== item);
  const at = beforeId === null ? others.length : others.findIndex((each) => idOf(each) === beforeId);
  return at < 0 || items[at] === item ? items : others.toSpliced(at, 0, item);
}

/**
 * Returns the item before which a dropped one is placed: the one it was dropped on or, when dropped after
 * that, the next one that is not itself being moved.
 */
export function getDropPosition(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: { readonly id: string; readonly side: 'before' | 'after' },
): string | null {
  const from = ids.indexOf(target.id) + (target.side === 'after' ? 1 : 0);
  return ids.slice(from).find((id) => !moved.has(id)) ?? null;
}
