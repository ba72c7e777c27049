import { expect, test } from 'vitest';
import { BOARD_FILTERS, filterOf, filterSearch } from './board-filter.ts';

test('[WB-03] what a board shows stands in its address, and comes back from it', () => {
  for (const filter of BOARD_FILTERS) expect(filterOf(filterSearch(filter))).toBe(filter);
});

test.each(['', '?show=', '?show=everything', '?show=constructor'])('[WB-03] %j shows all', (search) => {
  expect(filterOf(search)).toBe('all');
});
