import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { graphemeCount, graphemes } from './graphemes.ts';
import { TRUNCATE_WORDS_MAX, truncateWords } from './truncate-words.ts';

describe('truncateWords', () => {
  test('[TY-21] the limit is 80 when nothing is said', () => {
    expect(TRUNCATE_WORDS_MAX).toBe(80);
    expect(truncateWords('clay '.repeat(30))).toBe(`${'clay '.repeat(15)}clay`);
    expect(truncateWords('x'.repeat(80))).toBe('x'.repeat(80));
    expect(truncateWords('x'.repeat(81))).toBe('x'.repeat(80));
  });

  test.each([
    ['a text that fits stays', 'Bowls, cups and plates.', 30, 'Bowls, cups and plates.'],
    ['a word that does not fit whole goes', 'Bowls cups plates', 12, 'Bowls cups'],
    ['a word that just fits stays', 'Bowls cups plates', 10, 'Bowls cups'],
    ['trailing punctuation goes', 'Bowls, cups', 8, 'Bowls'],
    ['so does an opening bracket', 'Bowls (blue) here', 8, 'Bowls'],
    ['and a dash between spaces', 'Bowls – the blue ones', 9, 'Bowls'],
    ['an apostrophe does not end a word', "The potter's wheel", 11, 'The'],
    ['a hyphen does not end a word', 'A well-known bowl', 8, 'A'],
    ['a percent sign belongs to its number', 'Save 50% today', 10, 'Save 50%'],
    ['where no spaces are written, words count', '日本の陶器の歴史', 4, '日本の'],
    ['a single long word is cut', 'Donaudampfschifffahrt', 5, 'Donau'],
    ['only punctuation is cut as it is', '!!!!!!!!', 3, '!!!'],
    ['an emoji is never split', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
    ['no room gives nothing', 'Bowls', 0, ''],
  ])('[TY-21] %s', (_, text, max, expected) => {
    expect(truncateWords(text, max)).toBe(expected);
  });

  const anyText = fc.oneof(
    fc.lorem({ maxCount: 20 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

  test('[TY-21] the result is a prefix of whole words, within the limit, without a split character', () => {
    fc.assert(
      fc.property(anyText, fc.nat({ max: 60 }), (text, max) => {
        const result = truncateWords(text, max);
        expect(text.startsWith(result)).toBe(true);
        expect(graphemeCount(result)).toBeLessThanOrEqual(max);
        const edges = new Set([0]);
        let offset = 0;
        for (const character of graphemes(text)) edges.add((offset += character.length));
        expect(edges.has(result.length)).toBe(true);
      }),
    );
  });

  test('[TY-21] words between spaces stay whole unless not even the first fits', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 9, max: 60 }),
        (words, max) => {
          const truncated = truncateWords(words.join(' '), max).split(' ');
          expect(truncated).toEqual(words.slice(0, truncated.length));
        },
      ),
    );
  });
});
