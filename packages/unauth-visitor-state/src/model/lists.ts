import { VISITOR_LIST_MAX, type ClickthroughPin, type CompletedSearch } from '@pegboard/types';

/** Each list of the visitor begins with the newest and keeps at most 50. Source: UV-04. */
const first = <T>(newest: T, others: readonly T[]): readonly T[] =>
  [newest, ...others].slice(0, VISITOR_LIST_MAX);

/** The close-ups that were opened, with this one in front: a pin is there once. */
export const withCloseup = (pins: readonly string[], pinId: string): readonly string[] =>
  first(
    pinId,
    pins.filter((id) => id !== pinId),
  );

/** The invites that were redeemed, with this one in front: a code is there once. */
export const withInvite: (codes: readonly string[], code: string) => readonly string[] = withCloseup;

/** The searches that were completed, with this one in front: it replaces one for the same words. Source: UV-04. */
export const withSearch = (
  searches: readonly CompletedSearch[],
  search: CompletedSearch,
): readonly CompletedSearch[] =>
  first(
    search,
    searches.filter(({ query }) => query !== search.query),
  );

/** The searches without those for these words. Source: §4. */
export const withoutSearch = (
  searches: readonly CompletedSearch[],
  query: string,
): readonly CompletedSearch[] => searches.filter((search) => search.query !== query);

/** The clickthroughs with this one in front, unless it is equal to the latest: then the same list. Source: UV-04. */
export const withClickthrough = (
  pins: readonly ClickthroughPin[],
  pin: ClickthroughPin,
): readonly ClickthroughPin[] => {
  const [latest] = pins;
  return latest?.pinId === pin.pinId && latest.link === pin.link ? pins : first(pin, pins);
};
