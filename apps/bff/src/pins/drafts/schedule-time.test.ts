import { expect, test } from 'vitest';
import { AppError } from '../../platform/errors/errors.ts';
import { scheduledInstant } from './schedule-time.ts';

const instantOf = (localTime: string, timeZone: string, now: string): string => {
  try {
    return scheduledInstant({ localTime, timeZone }, new Date(now)).toISOString();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

test.each([
  ['in winter', '2026-12-01T09:30', 'Europe/Berlin', '2026-11-25T00:00:00Z', '2026-12-01T08:30:00.000Z'],
  ['in summer', '2026-07-01T09:30', 'Europe/Berlin', '2026-06-25T00:00:00Z', '2026-07-01T07:30:00.000Z'],
  [
    'after a change that is still to come',
    '2026-03-30T09:30',
    'Europe/Berlin',
    '2026-03-20T00:00:00Z',
    '2026-03-30T07:30:00.000Z',
  ],
  [
    'in a zone of half an hour',
    '2026-12-01T09:30',
    'Asia/Kolkata',
    '2026-11-25T00:00:00Z',
    '2026-12-01T04:00:00.000Z',
  ],
  ['in UTC', '2026-12-01T09:30', 'UTC', '2026-11-25T00:00:00Z', '2026-12-01T09:30:00.000Z'],
  [
    'in an hour that is repeated: its first',
    '2026-10-25T02:30',
    'Europe/Berlin',
    '2026-10-20T00:00:00Z',
    '2026-10-25T00:30:00.000Z',
  ],
  [
    'in an hour that New York repeats: its first',
    '2026-11-01T01:30',
    'America/New_York',
    '2026-10-20T00:00:00Z',
    '2026-11-01T05:30:00.000Z',
  ],
  [
    'in half an hour that Lord Howe repeats',
    '2026-04-05T01:45',
    'Australia/Lord_Howe',
    '2026-04-01T00:00:00Z',
    '2026-04-04T14:45:00.000Z',
  ],
])('[CR-11] a time %s is that instant', (_, local, zone, now, instant) => {
  expect(instantOf(local, zone, now)).toBe(instant);
});

test.each([
  ['the hour that Berlin skips', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-20T00:00:00Z'],
  ['the first minute of it', '2026-03-29T02:00', 'Europe/Berlin', '2026-03-20T00:00:00Z'],
  ['the hour that New York skips', '2026-03-08T02:30', 'America/New_York', '2026-03-01T00:00:00Z'],
  ['the half hour that Lord Howe skips', '2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-01T00:00:00Z'],
])('[CR-11] %s is refused', (_, local, zone, now) => {
  expect(instantOf(local, zone, now)).toBe('schedule_skipped_hour');
});

test('[CR-11] the first minute after a skipped hour is valid', () => {
  expect(instantOf('2026-03-29T03:00', 'Europe/Berlin', '2026-03-20T00:00:00Z')).toBe(
    '2026-03-29T01:00:00.000Z',
  );
});

test.each([
  ['now', '2026-12-01T09:30', '2026-12-01T09:30:00Z', 'schedule_past'],
  ['a second ago', '2026-12-01T09:30', '2026-12-01T09:30:01Z', 'schedule_past'],
  ['in a second', '2026-12-01T09:30', '2026-12-01T09:29:59Z', '2026-12-01T09:30:00.000Z'],
  ['in 30 days', '2026-12-31T09:30', '2026-12-01T09:30:00Z', '2026-12-31T09:30:00.000Z'],
  ['in 30 days and a minute', '2026-12-31T09:31', '2026-12-01T09:30:00Z', 'schedule_too_far'],
])('[CR-11] of a time %s', (_, local, now, result) => {
  expect(instantOf(local, 'UTC', now)).toBe(result);
});

test('[CR-11] 30 days are days of the time zone: across a clock change they have a different number of hours', () => {
  expect(instantOf('2026-04-20T12:00', 'Europe/Berlin', '2026-03-21T11:00:00Z')).toBe(
    '2026-04-20T10:00:00.000Z',
  );
  expect(instantOf('2026-11-20T12:00', 'Europe/Berlin', '2026-10-21T10:00:00Z')).toBe(
    '2026-11-20T11:00:00.000Z',
  );
});

test.each([
  ['2026-02-30T09:30', 'UTC', 'local_time'],
  ['2026-12-01T24:30', 'UTC', 'local_time'],
  ['2026-12-01T09:30', 'Mars/Olympus', 'time_zone'],
])('[CR-11] %s in %s is refused by the field %s', (localTime, timeZone, field) => {
  const now = new Date('2026-02-01T00:00:00Z');
  expect(() => scheduledInstant({ localTime, timeZone }, now)).toThrow(
    expect.objectContaining({ code: 'invalid_input', fields: { [field]: expect.any(String) } }),
  );
});
