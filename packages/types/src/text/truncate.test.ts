import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { graphemeCount, graphemes } from './graphemes.ts';
import { truncate } from './truncate.ts';

test.each([
  ['Stoneware', 9, 'Stoneware'],
  ['Stoneware', 10, 'Stoneware'],
  ['Stoneware', 8, 'Stone...'],
  ['Stone ware bowl', 9, 'Stone ...'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 4, '👩‍👩‍👧‍👦...'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 4, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
  ['Bowl', 3, '...'],
  ['Bowl', 2, '..'],
  ['Bowl', 0, ''],
  ['', 0, ''],
])('[TY-21] %j cut at %i is %j', (text, max, expected) => {
  expect(truncate(text, max)).toBe(expected);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

test('[TY-21] the result is never longer than the limit', () => {
  fc.assert(
    fc.property(anyText, fc.nat({ max: 60 }), (text, max) => {
      expect(graphemeCount(truncate(text, max))).toBeLessThanOrEqual(max);
    }),
  );
});

test('[TY-21] no character is split: a longer text gives its first N − 3 characters and three dots', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 3, max: 60 }), (text, max) => {
      const characters = graphemes(text);
      const expected = characters.length > max ? `${characters.slice(0, max - 3).join('')}...` : text;
      expect(truncate(text, max)).toBe(expected);
    }),
  );
});
