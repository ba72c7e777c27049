import { expect, test } from 'vitest';
import { getRequestId, classifyRouteError, wordsOf } from './classify-error.ts';

const answer = (status: number) => ({ status, statusText: '', internal: false, data: null });

test.each([
  ['missing', answer(404)],
  ['gone', answer(410)],
  ['forbidden', answer(403)],
  ['failed', answer(500)],
  ['failed', new Error('x is undefined')],
  ['failed', null],
  ['outdated', new TypeError('Failed to fetch dynamically imported module: https://a.example/board.js')],
  ['outdated', new TypeError('error loading dynamically imported module: https://a.example/board.js')],
  ['outdated', new TypeError('Importing a module script failed.')],
  ['outdated', new Error('Unable to preload CSS for /assets/board.css')],
  ['outdated', { graphQLErrors: [{ extensions: { code: 'operation_unknown' } }] }],
  ['failed', { graphQLErrors: [{ extensions: { code: 'internal' } }] }],
] as const)('[WB-13] [PK-09] a screen is %s', (failure, error) => {
  expect(classifyRouteError(error)).toBe(failure);
});

test('[WB-13] the id of a failed request is the one that its call tells', () => {
  expect(getRequestId({ graphQLErrors: [{ extensions: { requestId: 'a-1' } }] })).toBe('a-1');
  expect(getRequestId({ graphQLErrors: [] })).toBeUndefined();
  expect(getRequestId(new Error('x'))).toBeUndefined();
  expect(getRequestId(null)).toBeUndefined();
});

test.each([
  ['/mira/quiet-kitchens/', 'quiet kitchens'],
  ['/ideas/crème-brûlée--482/', 'crème brûlée'],
  ['/pin/912/', undefined],
  ['/a/%E0%A4%A/', undefined],
  ['/', undefined],
  [`/${'a'.repeat(61)}/`, undefined],
])('[WB-13] of %s one may search for %s', (path, words) => {
  expect(wordsOf(path)).toBe(words);
});
