const NONE: readonly never[] = [];

/** What stands in a list from outside: nothing when it is no list, and nothing that is nothing. */
export const compact = <T>(list: readonly (T | null)[] | null | undefined): readonly T[] =>
  Array.isArray(list) ? list.filter((item: T | null): item is T => item != null) : NONE;
