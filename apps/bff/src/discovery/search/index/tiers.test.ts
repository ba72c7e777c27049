import { expect, test } from 'vitest';
import { lastOfTier, lastPlaces, TIER_COUNT, tierOf } from './tiers.ts';

test('[SR-08] the first tier has 1,000 documents, each further one four times as many', () => {
  expect([0, 1, 2].map(lastOfTier)).toEqual([1000, 5000, 21_000]);
});

const place = (quality: number, id = 0n) => ({ quality, id });

test('[SR-08] a document is in the first tier whose last place is not before it', () => {
  const lasts = [place(4), place(2, 7n)];
  expect(tierOf(place(5), [])).toBe(0);
  expect(tierOf(place(5), lasts)).toBe(0);
  expect(tierOf(place(4), lasts)).toBe(0);
  expect(tierOf(place(3), lasts)).toBe(1);
  expect(tierOf(place(1), lasts)).toBe(2);
  expect(
    tierOf(
      place(0),
      Array.from({ length: 20 }, () => place(1)),
    ),
  ).toBe(TIER_COUNT - 1);
});

test('[SR-08] documents of one quality are in tiers by their ids, the newest first', () => {
  expect(tierOf(place(2, 8n), [place(2, 7n)])).toBe(0);
  expect(tierOf(place(2, 7n), [place(2, 7n)])).toBe(0);
  expect(tierOf(place(2, 6n), [place(2, 7n)])).toBe(1);
  const same = Array.from({ length: 1000 }, (_, at) => place(0.5, BigInt(at)));
  expect(lastPlaces(same, 100_000).map(({ id }) => id)).toEqual([990n, 950n, 790n, 150n]);
});

test('[SR-08] the last places of many documents are estimated from a sample', () => {
  const sample = Array.from({ length: 10_000 }, (_, at) => place(at / 1000));
  expect(lastPlaces(sample, 100_000).map(({ quality }) => quality)).toEqual([9.9, 9.5, 7.9, 1.5]);
  expect(lastPlaces(sample, 999)).toEqual([]);
  expect(lastPlaces([], 100_000)).toEqual([]);
});
