import { VISITOR_LIST_MAX, type ClickthroughPin, type CompletedSearch } from '@pegboard/types';

/** Prepends to a list of the visitor; each has at most 50 entries, newest first. Source: UV-04. */
const first = <T>(newest: T, others: readonly T[]): readonly T[] =>
  [newest, ...others].slice(0, VISITOR_LIST_MAX);

/** Returns the opened close-ups with this one first, each pin once. */
export const withCloseup = (pins: readonly string[], pinId: string): readonly string[] =>
  first(
    pinId,
    pins.filter((id) => id !== pinId),
  );

/** Returns the redeemed invites with this one first, each code once. */
export const withInvite: (codes: readonly string[], code: string) => readonly string[] = withCloseup;

/** Returns the completed searches with this one first, replacing one with the same query. Source: UV-04. */
export const withSearch = (
  searches: readonly CompletedSearch[],
  search: CompletedSearch,
): readonly CompletedSearch[] =>
  first(
    search,
    searches.filter(({ query }) => query !== search.query),
  );

/** Returns the searches without those for this query. Source: §4. */
export const withoutSearch = (
  searches: readonly CompletedSearch[],
  query: string,
): readonly CompletedSearch[] => searches.filter((search) => search.query !== query);

/** Returns the clickthroughs with this one first; the same list if it equals the latest. Source: UV-04. */
export const withClickthrough = (
  pins: readonly ClickthroughPin[],
  pin: ClickthroughPin,
): readonly ClickthroughPin[] => {
  const [latest] = pins;
  return latest?.pinId === pin.pinId && latest.link === pin.link ? pins : first(pin, pins);
};
