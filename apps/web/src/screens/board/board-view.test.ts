import { expect, test } from 'vitest';
import { BOARD_FILTERS, BOARD_SORTS, isSortable, parseBoardView, viewSearch } from './board-view.ts';

test('[WB-03] the filter and order of a board are written to its address and read from it', () => {
  for (const show of BOARD_FILTERS)
    for (const sort of BOARD_SORTS)
      expect(parseBoardView(viewSearch({ show, sort }))).toEqual({ show, sort });
});

test.each(['', '?show=&sort=', '?show=everything&sort=price', '?show=constructor&sort=constructor'])(
  '[WB-03] %j shows all as they were put, by the address without a query',
  (search) => {
    expect(parseBoardView(search)).toEqual({ show: 'all', sort: 'custom' });
    expect(viewSearch(parseBoardView(search))).toBe('');
  },
);

test.each([
  [11, '', false],
  [12, '', true],
  [1, '?show=products', true],
  [1, '?sort=oldest', true],
])('[WB-03] with %i Pins, filter and order are offered at %j: %j', (pinCount, search, offered) => {
  expect(isSortable(pinCount, parseBoardView(search))).toBe(offered);
});
