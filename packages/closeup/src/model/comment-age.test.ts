import { describe, expect, test } from 'vitest';
import { commentAge, commentMoment } from './comment-age.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const ago = (seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString();
const HOUR = 3600;
const DAY = 24 * HOUR;

describe('how long ago a comment was written', () => {
  test.each([
    ['now, within the first minute', 59, 'now'],
    ['now, when its clock is ahead', -300, 'now'],
    ['minutes', 60, '1m ago'],
    ['minutes, whole ones', 2 * 60 + 59, '2m ago'],
    ['hours', HOUR, '1h ago'],
    ['a day is a day, not yesterday', DAY, '1d ago'],
    ['days', 6 * DAY, '6d ago'],
    ['weeks', 7 * DAY, '1w ago'],
    ['weeks up to the 28th day', 28 * DAY - 1, '3w ago'],
    ['the date from then on', 28 * DAY, 'Oct 24'],
    ['the date with its year, when it is not this one', 400 * DAY, 'Oct 17, 2025'],
  ])('[CU-07] %s', (_, seconds, words) => {
    expect(commentAge(ago(seconds), now)).toBe(words);
  });

  test('[CU-07] in the words of the locale', () => {
    expect(commentAge(ago(3 * DAY), now, 'de')).toBe('vor 3 Tagen');
  });

  test('[CU-07] nothing, when there is no time', () => {
    expect(commentAge('soon', now)).toBe('');
    expect(commentMoment('soon')).toBe('');
  });

  test('[CU-07] in full for who points at it', () => {
    expect(commentMoment('2026-11-19T10:00:00.000Z')).toMatch(/^November 19, 2026/);
  });
});
