import { expect, test } from 'vitest';
import {
  DEFAULT_SCHEDULE,
  endOfQuietHours,
  isTimeZone,
  latestDigestWeek,
  nextDigest,
  type Schedule,
} from './schedule-rules.ts';

const BERLIN = { timeZone: 'Europe/Berlin', quietFrom: 22 * 60, quietUntil: 7 * 60 };

test.each<[string, Partial<Schedule>, string, string | undefined]>([
  ['in the evening', BERLIN, '2026-11-27T21:00:00Z', '2026-11-28T06:00:00.000Z'],
  ['in the night', BERLIN, '2026-11-28T01:30:00Z', '2026-11-28T06:00:00.000Z'],
  ['not a minute before', BERLIN, '2026-11-27T20:59:59Z', undefined],
  ['not at their end', BERLIN, '2026-11-28T06:00:00Z', undefined],
  ['in summer', BERLIN, '2026-07-01T20:00:00Z', '2026-07-02T05:00:00.000Z'],
  ['in the night in which clocks go forward', BERLIN, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['in the night in which clocks go back', BERLIN, '2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
  [
    'that end in the hour that clocks skip, an hour later',
    { ...BERLIN, quietUntil: 150 },
    '2026-03-29T00:30:00Z',
    '2026-03-29T01:30:00.000Z',
  ],
  [
    'within a day',
    { ...BERLIN, quietFrom: 12 * 60, quietUntil: 14 * 60 },
    '2026-11-27T12:00:00Z',
    '2026-11-27T13:00:00.000Z',
  ],
  [
    'in a zone of a quarter of an hour',
    { ...BERLIN, timeZone: 'Asia/Kathmandu' },
    '2026-11-27T16:15:00Z',
    '2026-11-28T01:15:00.000Z',
  ],
  ['that have no length', { ...BERLIN, quietUntil: BERLIN.quietFrom }, '2026-11-27T21:00:00Z', undefined],
  ['that are off', {}, '2026-11-27T21:00:00Z', undefined],
])('[AC-12] quiet hours %s', (_, schedule, now, end) => {
  expect(endOfQuietHours({ ...DEFAULT_SCHEDULE, ...schedule }, new Date(now))?.toISOString()).toBe(end);
});

test.each<[string, Partial<Schedule>, string, string]>([
  ['comes at 8 in the morning', BERLIN, '2026-11-27T10:00:00Z', '2026-11-28T07:00:00.000Z'],
  ['comes today, if 8 is not over', BERLIN, '2026-11-27T06:59:59Z', '2026-11-27T07:00:00.000Z'],
  ['comes a day later, if it is 8', BERLIN, '2026-11-27T07:00:00Z', '2026-11-28T07:00:00.000Z'],
  [
    'comes at 8 after clocks went forward',
    { timeZone: 'Europe/Berlin' },
    '2026-03-28T10:00:00Z',
    '2026-03-29T06:00:00.000Z',
  ],
  [
    'comes on Mondays, if it is weekly',
    { ...BERLIN, digest: 'weekly' },
    '2026-11-27T10:00:00Z',
    '2026-11-30T07:00:00.000Z',
  ],
  [
    'comes at the end of the quiet hours',
    { ...BERLIN, quietUntil: 9 * 60 },
    '2026-11-27T10:00:00Z',
    '2026-11-28T08:00:00.000Z',
  ],
  [
    'that the quiet hours moved comes on its day',
    { ...BERLIN, quietUntil: 9 * 60 },
    '2026-11-28T07:30:00Z',
    '2026-11-28T08:00:00.000Z',
  ],
])('[AC-12] a digest %s', (_, schedule, now, at) => {
  expect(nextDigest({ ...DEFAULT_SCHEDULE, ...schedule }, new Date(now)).toISOString()).toBe(at);
});

test.each<[string, Partial<Schedule>, string, string, string]>([
  ['at 8 on a Monday', BERLIN, '2026-11-23T07:00:00Z', '2026-11-23', '2026-11-23T07:00:00.000Z'],
  ['before 8', BERLIN, '2026-11-23T06:59:59Z', '2026-11-16', '2026-11-16T07:00:00.000Z'],
  ['on a Sunday', BERLIN, '2026-11-29T22:00:00Z', '2026-11-23', '2026-11-23T07:00:00.000Z'],
  [
    'when clocks went back on Sunday',
    { timeZone: 'Europe/Berlin' },
    '2026-10-26T07:00:00Z',
    '2026-10-26',
    '2026-10-26T07:00:00.000Z',
  ],
  [
    'in the quiet hours of Monday',
    { ...BERLIN, quietUntil: 9 * 60 },
    '2026-11-23T07:30:00Z',
    '2026-11-16',
    '2026-11-16T08:00:00.000Z',
  ],
  [
    'in the zone that is furthest ahead',
    { timeZone: 'Pacific/Kiritimati' },
    '2026-11-22T18:00:00Z',
    '2026-11-23',
    '2026-11-22T18:00:00.000Z',
  ],
])('[AC-12] the latest weekly digest %s', (_, hours, now, monday, dueAt) => {
  const latest = latestDigestWeek({ ...DEFAULT_SCHEDULE, ...hours }, new Date(now));
  expect([latest.monday, latest.dueAt.toISOString()]).toEqual([monday, dueAt]);
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('[AC-12] the time zone %j: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});
