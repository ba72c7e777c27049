import type { BoardPinFilter } from '../../data/generated/graphql.ts';

/** Which pins a board can show, in the order in which they are offered. */
export const BOARD_FILTERS = [
  'all',
  'unsorted',
  'products',
  'videos',
  'articles',
  'recipes',
] as const satisfies readonly BoardPinFilter[];

/** Which pins an address shows by its query `show`: all, without one that is known. */
export function filterOf(search: string): BoardPinFilter {
  const wanted = new URLSearchParams(search).get('show');
  return BOARD_FILTERS.find((each) => each === wanted) ?? 'all';
}

/** The query of an address that shows these. */
export function filterSearch(filter: BoardPinFilter): string {
  return filter === 'all' ? '' : `?show=${filter}`;
}
