import { expect, test } from 'vitest';
import { lastOfTier, minimumsOf, TIER_COUNT, tierOf } from './tiers.ts';

test('[SR-08] the first tier has 1,000 documents, each further one four times as many', () => {
  expect([0, 1, 2].map(lastOfTier)).toEqual([1000, 5000, 21_000]);
});

test('[SR-08] a document is in the first tier whose minimum its quality reaches', () => {
  expect(tierOf(5, [])).toBe(0);
  expect(tierOf(5, [4, 2])).toBe(0);
  expect(tierOf(4, [4, 2])).toBe(0);
  expect(tierOf(3, [4, 2])).toBe(1);
  expect(tierOf(1, [4, 2])).toBe(2);
  expect(
    tierOf(
      0,
      Array.from({ length: 20 }, () => 1),
    ),
  ).toBe(TIER_COUNT - 1);
});

test('[SR-08] the minimums of many documents are estimated from a sample', () => {
  const sample = Array.from({ length: 10_000 }, (_, at) => at / 1000);
  expect(minimumsOf(sample, 100_000)).toEqual([9.9, 9.5, 7.9, 1.5]);
  expect(minimumsOf(sample, 999)).toEqual([]);
  expect(minimumsOf([], 100_000)).toEqual([]);
});
