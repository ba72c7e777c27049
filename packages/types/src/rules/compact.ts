const NONE: readonly never[] = [];

/** Returns a list from outside without null entries; an empty list for anything else. */
export const compact = <T>(list: readonly (T | null)[] | null | undefined): readonly T[] =>
  Array.isArray(list) ? list.filter((item: T | null): item is T => item != null) : NONE;
