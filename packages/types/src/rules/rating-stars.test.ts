import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ratingStars } from './rating-stars.ts';

const drawn = (value: number, max?: number): string =>
  ratingStars(value, max)
    .map((star) => ({ full: '*', half: '/', empty: '.' })[star])
    .join('');

describe('ratingStars', () => {
  test.each([
    [0, '.....'],
    [3, '***..'],
    [3.24, '***..'],
    [3.25, '***/.'],
    [3.74, '***/.'],
    [3.75, '****.'],
    [4.75, '*****'],
    [5, '*****'],
  ])('[TY-22] %d is drawn %s', (value, expected) => {
    expect(drawn(value)).toBe(expected);
  });

  test.each([
    [7, undefined, '*****'],
    [-1, undefined, '.....'],
    [Number.NaN, undefined, '.....'],
    [Infinity, undefined, '*****'],
    [9, 10, '*********.'],
    [12, 10, '**********'],
  ])('[TY-22] %d is clamped to the maximum (%s)', (value, max, expected) => {
    expect(drawn(value, max)).toBe(expected);
  });

  test('[TY-22] full stars come first, then at most one half, then empty ones', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 0, max: 20 }), (value, max) => {
        expect(drawn(value, max)).toMatch(/^\**\/?\.*$/);
        expect(drawn(value, max)).toHaveLength(max);
      }),
    );
  });
});
