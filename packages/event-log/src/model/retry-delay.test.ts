import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

test.each([
  ['the first failure waits 2 seconds', 1, 0, undefined, 2000],
  ['each further failure waits twice as long', 2, 0, undefined, 4000],
  ['and again', 4, 0, undefined, 16_000],
  ['never longer than 5 minutes', 60, 0, undefined, 300_000],
  ['chance takes away up to half', 2, 1, undefined, 2000],
  ['never shorter than the server asks', 1, 0.5, 30_000, 30_000],
  ['a shorter Retry-After of the server changes nothing', 3, 0, 1000, 8000],
  ['the server cannot ask for more than 5 minutes', 1, 0, 86_400_000, 300_000],
])('[EL-01] %s', (_, failures, chance, retryAfterMs, expected) => {
  expect(retryDelay(failures, chance, retryAfterMs)).toBe(expected);
});
