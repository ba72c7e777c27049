/** A group of an audience: a country, or a kind of device. */
export type Group = { readonly key: string; readonly count: number };

/** The keys of the merged small groups, and of the group without data. */
export const OTHER = 'other';
export const UNKNOWN = 'unknown';

/** Minimum size of a group; a smaller one could identify a person. */
export const SMALLEST_GROUP = 5;

/**
 * Returns the groups by size, largest first; those with fewer than `SMALLEST_GROUP` are merged into `other`.
 * If that is too small itself, the smallest of the other groups is merged into it as well, so that the size
 * of a small group cannot be derived. It is last, except for the group without data.
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
