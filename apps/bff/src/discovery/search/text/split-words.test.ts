import { expect, test } from 'vitest';
import { cleanText, normalizeText } from '../../../platform/text/normalize-text.ts';
import { indexTerms, requiredTerms, splitWords } from './split-words.ts';

test.each([
  ['Crème Brûlée', 'creme brulee'],
  ['Straße, GRÜN', 'strasse, grun'],
  ['Smørrebrød', 'smorrebrod'],
  ['mom’s “pie”', 'moms “pie”'],
  ['ﬁne ①', 'fine 1'],
  ['أَزْرَق', 'ازرق'],
  ['مكتبة', 'مكتبه'],
  ['שָׁלוֹם', 'שלום'],
  ['हिन्दी', 'हिन्दी'],
  ['İstanbul', 'istanbul'],
])('[SR-03] [SR-04] %s is compared as %s', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized.normalize('NFC'));
});

test.each([
  ['Blue, small & round', ['blue', 'small', 'round']],
  ['3D-print', ['3d', 'print']],
  ['日本の器 set', ['日本の器', 'set']],
  ['iPhoneケース', ['iphone', 'ケース']],
  [' & | ! :* ', []],
])('[SR-04] the words of "%s"', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test('[SR-04] a word without spaces is indexed by its characters and pairs, and needs its pairs', () => {
  expect(indexTerms('青い花瓶')).toEqual(['青', 'い', '花', '瓶', '青い', 'い花', '花瓶']);
  expect(requiredTerms('花瓶')).toEqual(['花瓶']);
  expect(requiredTerms('花')).toEqual(['花']);
  expect(requiredTerms('cup')).toEqual(['cup']);
});

test('[SR-05] invisible characters are no part of a search', () => {
  expect(cleanText(' kit\u202Echen\u0007  shelf \uD83D')).toBe('kit chen shelf \uFFFD');
});
