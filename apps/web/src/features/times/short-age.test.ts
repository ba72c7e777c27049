import { expect, test } from 'vitest';
import { shortAge } from './short-age.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

test.each([
  ['2026-11-27T11:59:50Z', 'en-US', '1m'],
  ['2026-11-27T12:00:30Z', 'en-US', '1m'],
  ['2026-11-27T11:18:00Z', 'en-US', '42m'],
  ['2026-11-27T10:00:00Z', 'en-US', '2h'],
  ['2026-11-27T10:00:00Z', 'de', '2h'],
  ['2026-11-24T12:00:00Z', 'en-US', '3d'],
  ['2026-11-20T12:00:00Z', 'en-US', 'Nov 20'],
  ['2025-11-20T12:00:00Z', 'en-US', 'Nov 20, 2025'],
])('[WB-10] the age of %s in %s is %s', (time, locale, shown) => {
  expect(shortAge(time, NOW, locale)).toBe(shown);
});
