/**
 * The list with one of its items put before another, or at the end for null. The list itself returns when
 * nothing moves: for an item that is not in it, before itself, or before an item that is not there.
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
 * Before which item a dropped one is: the one it was dropped on or, after that, the next that does not move
 * itself.
 */
export function getDropPosition(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: { readonly id: string; readonly side: 'before' | 'after' },
): string | null {
  const from = ids.indexOf(target.id) + (target.side === 'after' ? 1 : 0);
  return ids.slice(from).find((id) => !moved.has(id)) ?? null;
}
