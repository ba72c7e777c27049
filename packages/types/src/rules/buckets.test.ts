import { expect, test } from 'vitest';

import { countBucket, revisitationBucket } from './buckets.ts';

test.each([
  [0, '0-4'],
  [4, '0-4'],
  [5, '5-9'],
  [19, '15-19'],
  [20, '20+'],
  [1_000, '20+'],
  [-3, '0-4'],
  [4.9, '0-4'],
  [Number.NaN, '0-4'],
  [Infinity, '20+'],
])('[TY-19] a count of %d is in %s', (count, expected) => {
  expect(countBucket(count)).toBe(expected);
});

test.each([
  [0, '0-6'],
  [6, '0-6'],
  [7, '7-13'],
  [83, '77-83'],
  [84, '84+'],
  [400, '84+'],
])('[TY-19] %d days since the last visit are in %s', (days, expected) => {
  expect(revisitationBucket(days)).toBe(expected);
});
