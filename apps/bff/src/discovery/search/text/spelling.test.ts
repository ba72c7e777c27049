import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { editsAllowed, rankCorrections, spellingVariants } from './spelling.ts';

test.each([
  ['kitchen', 'kitchen', 0],
  ['kitchen', 'kithcen', 1],
  ['kitchen', 'kitcen', 1],
  ['kitchen', 'kkitchen', 1],
  ['kitchen', 'kitchan', 1],
  ['birthday', 'birhtdey', 2],
  ['cup', 'spoon', 3],
])('[SR-03] the distance of %s and %s is %i, at most one more than the limit', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
  expect(editDistance(other, one, 2)).toBe(distance);
});

test.each([
  ['cup', 0],
  ['bowl', 1],
  ['kitchen', 1],
  ['birthday', 2],
  ['2026model', 0],
  ['日本の陶器の皿', 0],
])('[SR-03] %s may have %i errors', (word, count) => {
  expect(editsAllowed(word)).toBe(count);
});

const LETTERS = fc
  .array(fc.constantFrom(...Array.from('abcdefghij')), { minLength: 4, maxLength: 14 })
  .map((all) => all.join(''));

test('[SR-03] a word with an error that is allowed shares a variant with the word', () => {
  fc.assert(
    fc.property(
      LETTERS,
      fc.nat(),
      fc.constantFrom('drop', 'double', 'replace', 'swap'),
      (word, place, error) => {
        const letters = Array.from(word);
        const at = place % letters.length;
        const typed = {
          drop: letters.toSpliced(at, 1),
          double: letters.toSpliced(at, 0, 'x'),
          replace: letters.with(at, 'x'),
          swap: letters.toSpliced(at, 2, ...letters.slice(at, at + 2).toReversed()),
        }[error].join('');
        fc.pre(editsAllowed(typed) > 0);
        const shared = new Set(spellingVariants(word));
        expect(spellingVariants(typed).some((variant) => shared.has(variant))).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test('[SR-03] of words at the same distance the more frequent one comes first, and none that is too far', () => {
  const known = [
    { word: 'pottery', count: 5 },
    { word: 'potters', count: 50 },
    { word: 'lottery', count: 5000 },
    { word: 'battery', count: 5000 },
  ];
  expect(rankCorrections('potery', known).map(({ word }) => word)).toEqual(['pottery']);
  expect(rankCorrections('pottary', known).map(({ word }) => word)).toEqual(['pottery']);
  expect(rankCorrections('potterz', known).map(({ word }) => word)).toEqual(['potters', 'pottery']);
});
