import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';

const english = createFormats('en-US');

/** Returns the text with plain spaces: which spaces a locale's data uses depends on its version. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test('numbers, shares, amounts and sizes are written as the language has them', () => {
  expect(english.count(1204)).toBe('1,204');
  expect(english.percent(0.125)).toBe('12.5%');
  expect(english.money(12_500_000, 'USD')).toBe('$12.50');
  expect(english.money(3_000_000, 'JPY')).toBe('¥3');
  expect([english.bytes(0), english.bytes(2_400_000)]).toEqual(['0 byte', '2.4 MB']);
  expect([english.counted(1, 'line', 'lines'), english.counted(1204, 'line', 'lines')]).toEqual([
    '1 line',
    '1,204 lines',
  ]);
  expect(plain(createFormats('de').money(1_204_500_000, 'EUR'))).toBe('1.204,50 €');
});

test('a day is in UTC by default, a time names the time zone of the viewer', () => {
  const late = '2026-11-21T23:30:00Z';
  expect(english.day('2026-11-21')).toBe('Nov 21, 2026');
  expect([english.day(late), english.day(late, 'Asia/Tokyo')]).toEqual(['Nov 21, 2026', 'Nov 22, 2026']);
  expect(plain(english.moment(late, 'UTC'))).toBe('Nov 21, 2026, 11:30 PM UTC');
  expect(plain(english.moment(late, 'America/New_York'))).toBe('Nov 21, 2026, 6:30 PM EST');
});

test('the formats of a language are made once', () => {
  expect(createFormats('en-US')).toBe(english);
});

test.each([
  ['2026-11-22T09:59:30.000Z', 'now'],
  ['2026-11-22T09:57:00.000Z', '3 minutes ago'],
  ['2026-11-22T07:30:00.000Z', '2 hours ago'],
  ['2026-11-19T10:00:00.000Z', '3 days ago'],
])('[BD-08] %s was %s', (iso, said) => {
  expect(createFormats('en-US').ago(iso, '2026-11-22T10:00:00.000Z')).toBe(said);
});
