import { expect, test } from 'vitest';
import { resumeTime } from './resume-time.ts';

test.each([
  ['where it was left', 4.2, 9, 4.2],
  ['at its beginning, when it was never played', undefined, 9, 0],
  ['at its beginning, when it was over', 9, 9, 0],
  ['at its beginning, when it was as good as over', 8.6, 9, 0],
  ['at its beginning, when the place is no number', Number.NaN, 9, 0],
  ['at its beginning, before it', -3, 9, 0],
  ['where it was left, when its length is not known', 4.2, Number.NaN, 4.2],
])('[VD-02] a video goes on %s', (_, currentTime, duration, time) => {
  expect(resumeTime(currentTime, duration)).toBe(time);
});
