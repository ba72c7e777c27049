import { expect, test } from 'vitest';

import { equalsIgnoreCase } from '../text/equals-ignore-case.ts';
import { compact } from './compact.ts';

test.each([[null], [undefined], ['words'], [7], [{ length: 2 }]])(
  '[TY-10] in %j, which is no list, stands nothing',
  (list) => {
    expect(compact(list as never)).toEqual([]);
  },
);

test('[TY-10] what is nothing is left out of a list', () => {
  expect(compact([1, null, 0, undefined as never])).toEqual([1, 0]);
});

test('[TY-10] a word is one however it is spelled, and what is no text is none', () => {
  expect(equalsIgnoreCase('Recipe', 'recipe')).toBe(true);
  expect(equalsIgnoreCase('Recipes', 'recipe')).toBe(false);
  for (const other of [null, undefined, 7, ['recipe'], {}])
    expect(equalsIgnoreCase(other as never, 'recipe')).toBe(false);
});
