/** A group of an audience: a country, or a kind of device. */
export type Group = { readonly key: string; readonly count: number };

/** The key of those that are too small to be told apart, and of those of whom nothing is known. */
export const OTHER = 'other';
export const UNKNOWN = 'unknown';

/** Fewer than this could be one person. */
export const SMALLEST_GROUP = 5;

/**
 * Groups by size, the largest first; those with fewer than `SMALLEST_GROUP` are one, `other`. When that is
 * too small itself the smallest of the others goes into it as well, so that it never shows of a few what the
 * list does not. It is last but for the group of which nothing is known.
 */
export function mergeSmallGroups(groups: readonly Group[]): readonly Group[] {
  const unknown = groups.filter(({ key, count }) => key === UNKNOWN && count > 0);
  const known = groups
    .filter(({ key, count }) => key !== UNKNOWN && count > 0)
    .toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
  let shown = known.filter(({ count }) => count >= SMALLEST_GROUP).length;
  if (shown < known.length && sum(known.slice(shown)) < SMALLEST_GROUP) shown -= 1;
  const rest = sum(known.slice(Math.max(shown, 0)));
  return [
    ...known.slice(0, Math.max(shown, 0)),
    ...(rest > 0 ? [{ key: OTHER, count: rest }] : []),
    ...unknown,
  ];
}

function sum(groups: readonly Group[]): number {
  return groups.reduce((total, { count }) => total + count, 0);
}
