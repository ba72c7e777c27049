import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_QUERY, isEmptyQuery, parseQuery } from './parse-query.ts';

const words = (...all: string[]) => all.map((word) => ({ anyOf: [word] }));

test.each([
  ['Blue  Kitchen', { words: words('blue', 'kitchen') }],
  ['kitchen kitchen', { words: words('kitchen') }],
  ['"kitchen shelf" oak', { words: words('kitchen', 'shelf', 'oak'), phrases: [['kitchen', 'shelf']] }],
  ['kitchen -shelf -"open oak"', { words: words('kitchen'), excludedWords: ['shelf', 'open', 'oak'] }],
  ['sofa OR couch', { words: [{ anyOf: ['sofa', 'couch'] }] }],
  ['OR sofa', { words: words('or', 'sofa') }],
  ['from:@Ada cup', { words: words('cup'), from: 'ada' }],
  ['board:"My pots"', { board: ['my', 'pots'] }],
  ['site:https://www.Lamps.example/a', { site: 'lamps.example' }],
  ['is:videos -is:ai', { kinds: ['video'], excludedKinds: ['ai'] }],
  ['color:grey', { color: 'gray' }],
  ['color:#aa2211', { color: 'red' }],
  ['before:2026-02', { before: new Date('2026-02-01T00:00:00Z') }],
  ['after:2026-02-30', { words: words('after', '2026', '02', '30') }],
  ['is:nonsense', { words: words('is', 'nonsense') }],
  ['a "open', { words: words('a', 'open') }],
  ['- -- "" -"', {}],
])('[SR-05] understands %s', (text, expected) => {
  expect(parseQuery(text)).toEqual({ ...EMPTY_QUERY, ...expected });
});

test('[SR-05] every text is understood, and its parts are limited', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const query = parseQuery(text);
      expect(query.words.length).toBeLessThanOrEqual(12);
      expect(query.excludedWords.length).toBeLessThanOrEqual(12);
    }),
  );
  expect(parseQuery('word '.repeat(500)).words).toHaveLength(1);
  expect(isEmptyQuery(parseQuery(' & | ! '))).toBe(true);
  expect(isEmptyQuery(parseQuery('is:video'))).toBe(false);
});
