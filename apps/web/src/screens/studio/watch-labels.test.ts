import { expect, test } from 'vitest';
import { fileSizeLabel, percentLabel, watchTimeLabel } from './watch-labels.ts';

test.each([
  [7, '7 sec'],
  [119, '119 sec'],
  [120, '2 min'],
  [7199, '120 min'],
  [12_600, '3.5 hr'],
])('[CR-16] a watch time of %d seconds is shown as %s', (seconds, label) => {
  expect(watchTimeLabel(seconds, 'en-US')).toBe(label);
});

test('[CR-16] sizes and shares are shown in the words of the locale', () => {
  expect(fileSizeLabel(12_340_000, 'en-US')).toBe('12.3 MB');
  expect(fileSizeLabel(12_340_000, 'de')).toBe('12,3 MB');
  expect(percentLabel(70, 'en-US')).toBe('70%');
});
