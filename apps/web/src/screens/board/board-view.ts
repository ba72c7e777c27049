import type { BoardPinFilter, BoardPinSort } from '../../data/generated/graphql.ts';

/** The filters of a board's pins, in display order. */
export const BOARD_FILTERS = [
  'all',
  'unsorted',
  'products',
  'videos',
  'articles',
  'recipes',
] as const satisfies readonly BoardPinFilter[];

/** The sort orders in display order; the manual one is first. */
export const BOARD_SORTS = [
  'custom',
  'newest',
  'oldest',
  'alphabetical',
] as const satisfies readonly BoardPinSort[];

/** The filter and order of a board's pins. */
export type BoardView = { readonly show: BoardPinFilter; readonly sort: BoardPinSort };

/**
 * Parses the filter and order from an address: all in the board's own order unless `show` or `sort` is known.
 */
export function parseBoardView(search: string): BoardView {
  const query = new URLSearchParams(search);
  return {
    show: BOARD_FILTERS.find((each) => each === query.get('show')) ?? 'all',
    sort: BOARD_SORTS.find((each) => each === query.get('sort')) ?? 'custom',
  };
}

/** Returns the query of an address for this view. */
export function viewSearch({ show, sort }: BoardView): string {
  const query = new URLSearchParams();
  if (show !== 'all') query.set('show', show);
  if (sort !== 'custom') query.set('sort', sort);
  return query.size === 0 ? '' : `?${query}`;
}
