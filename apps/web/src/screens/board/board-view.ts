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

/** From how many pins a board is filtered and sorted; fewer are seen at a glance. */
const SORTABLE_MIN_PINS = 12;

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

/** Returns whether the filter and order are offered: from twelve pins, and where one is in effect. */
export function isSortable(pinCount: number, view: BoardView): boolean {
  return pinCount >= SORTABLE_MIN_PINS || viewSearch(view) !== '';
}
