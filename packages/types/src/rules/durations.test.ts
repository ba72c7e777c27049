import { expect, test } from 'vitest';

import { cookTimeLabel, videoDurationLabel } from './durations.ts';

test.each([
  [0, '0:00'],
  [499, '0:00'],
  [500, '0:01'],
  [9_000, '0:09'],
  [59_600, '1:00'],
  [65_000, '1:05'],
  [600_000, '10:00'],
  [4_500_000, '75:00'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
])('[TY-24] a video of %d ms is shown as %s', (milliseconds, expected) => {
  expect(videoDurationLabel(milliseconds)).toBe(expected);
});

test.each([
  [0, 'en-US', '0 min'],
  [45, 'en-US', '45 min'],
  [59.6, 'en-US', '1 hr'],
  [60, 'en-US', '1 hr'],
  [75, 'en-US', '1 hr 15 min'],
  [120, 'en-US', '2 hr'],
  [75, 'de-DE', '1 Std. 15 Min.'],
  [-5, 'en-US', '0 min'],
  [Number.NaN, 'en-US', '0 min'],
])('[TY-24] a cook time of %d minutes is shown in %s as %s', (minutes, locale, expected) => {
  expect(cookTimeLabel(minutes, locale).replace(/\s/gu, ' ')).toBe(expected);
});
