import { expect, test } from 'vitest';
import { toSegments } from './fragment-writer.ts';

test('[CR-07] a segment ends where the next one begins, and the last one with the file', () => {
  const starts = [
    { start: 100, at: 0 },
    { start: 900, at: 4 },
  ];
  expect(toSegments(starts, { end: 1000, seconds: 6.5 })).toEqual([
    { start: 100, size: 800, seconds: 4 },
    { start: 900, size: 100, seconds: 2.5 },
  ]);
});

test('[CR-07] the rest of the sound is not a segment of its own', () => {
  const starts = [
    { start: 100, at: 0 },
    { start: 900, at: 60 },
  ];
  expect(toSegments(starts, { end: 1000, seconds: 60.02 })).toEqual([
    { start: 100, size: 900, seconds: 60.02 },
  ]);
});
