import type { BoardPinFilter, BoardPinSort } from '../../data/generated/graphql.ts';

/** Which pins a board can show, in the order in which they are offered. */
export const BOARD_FILTERS = [
  'all',
  'unsorted',
  'products',
  'videos',
  'articles',
  'recipes',
] as const satisfies readonly BoardPinFilter[];

/** In which order they can stand, as they are offered: that in which they were put is the first. */
export const BOARD_SORTS = [
  'custom',
  'newest',
  'oldest',
  'alphabetical',
] as const satisfies readonly BoardPinSort[];

/** Which pins of a board are shown, and in which order. */
export type BoardView = { readonly show: BoardPinFilter; readonly sort: BoardPinSort };

/** What an address shows by its query: all as they were put, without a `show` or a `sort` that is known. */
export function parseBoardView(search: string): BoardView {
  const query = new URLSearchParams(search);
  return {
    show: BOARD_FILTERS.find((each) => each === query.get('show')) ?? 'all',
    sort: BOARD_SORTS.find((each) => each === query.get('sort')) ?? 'custom',
  };
}

/** The query of an address that shows this. */
export function viewSearch({ show, sort }: BoardView): string {
  const query = new URLSearchParams();
  if (show !== 'all') query.set('show', show);
  if (sort !== 'custom') query.set('sort', sort);
  return query.size === 0 ? '' : `?${query}`;
}
