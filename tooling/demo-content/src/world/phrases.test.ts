import { expect, test } from 'vitest';
import type { PictureWords } from '../art/family.ts';
import { randomFrom } from '../art/random.ts';
import { colourList, dealer, filled, isPlural, toNoun } from './phrases.ts';

const words = (noun: string, colours = 'terracotta, ochre and sage'): PictureWords => ({
  alt: '',
  noun,
  colours,
  tags: [],
});

test.each([
  ['handmade mugs', true],
  ['snowy peaks at dusk', true],
  ['teapot and cups', true],
  ['stack of bowls', false],
  ['cactus', false],
  ['pothos', false],
  ['cabin in the snow', false],
])('%s: spoken of as these is %s', (noun, plural) => {
  expect(isPlural(noun)).toBe(plural);
});

test('colours are listed one by one', () => {
  expect(colourList('terracotta, ochre and sage')).toEqual(['terracotta', 'ochre', 'sage']);
});

test('a noun does not say a thing twice', () => {
  expect(toNoun(words('northern lights under the northern lights'))).toBe('northern lights');
  expect(toNoun(words('mountain lake at dawn'))).toBe('mountain lake at dawn');
});

test.each([
  ['{Noun} in {colours}', 'jug', 'Jug in terracotta, ochre and sage'],
  ['{a} {noun}', 'olive tree', 'an olive tree'],
  ['{a} {noun}', 'mugs', 'some mugs'],
  ['{This} {noun} {is} {colour}', 'mugs', 'These mugs are terracotta'],
  ['look at {it}, all {accent}', 'jug', 'look at it, all sage'],
])('“%s” of %s reads “%s”', (phrase, noun, text) => {
  expect(filled(phrase, words(noun))).toBe(text);
});

test('a phrase that names what no picture has is refused', () => {
  expect(() => filled('{smell} of {noun}', words('jug'))).toThrow('{smell}');
});

test('all phrases are dealt before one comes again', () => {
  const deal = dealer(randomFrom(1));
  const phrases = ['one', 'two', 'three'];
  expect(new Set([1, 2, 3].map(() => deal('any', phrases)))).toEqual(new Set(phrases));
});
