import { expect, test } from 'vitest';
import { byteLabel } from './data-export.ts';

test.each([
  [0, 'en-US', '1 kB'],
  [999, 'en-US', '1 kB'],
  [45_300, 'en-US', '45 kB'],
  [1_540_000, 'en-US', '1.5 MB'],
  [999_000_000, 'en-US', '999 MB'],
  [26_000_000_000, 'en-US', '26 GB'],
  [4_000_000_000_000, 'en-US', '4,000 GB'],
  [1_540_000, 'de', '1,5 MB'],
])('[IO-01] %d bytes in %s are shown as %s', (bytes, locale, label) => {
  expect(byteLabel(bytes, locale)).toBe(label);
});
