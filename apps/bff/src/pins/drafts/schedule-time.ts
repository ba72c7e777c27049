import { SCHEDULE_DAYS_MAX } from '@pegboard/types';
import { Temporal } from 'temporal-polyfill';
import { AppError } from '../../platform/errors/errors.ts';

/** A time chosen by a member: local time of a time zone. */
export type LocalTime = {
  /** For example `2026-12-01T09:30`. */
  readonly localTime: string;
  /** An IANA name, such as `Europe/Berlin`. */
  readonly timeZone: string;
};

/**
 * Returns the instant of a local time (CR-11). A time in a repeated hour is its first occurrence. Throws
 * `invalid_input` for an invalid time or time zone, `schedule_skipped_hour` for a time that the clocks skip,
 * `schedule_past` and `schedule_too_far`.
 */
export function scheduledInstant({ localTime, timeZone }: LocalTime, now: Date): Date {
  const local = parseLocalTime(localTime);
  const zoned = inZone(local, timeZone);
  if (!zoned.toPlainDateTime().equals(local)) throw atTime('schedule_skipped_hour');
  const current = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  if (zoned.epochMilliseconds <= current.epochMilliseconds) throw atTime('schedule_past');
  const latest = current.toZonedDateTimeISO(timeZone).add({ days: SCHEDULE_DAYS_MAX });
  if (zoned.epochMilliseconds > latest.epochMilliseconds) throw atTime('schedule_too_far');
  return new Date(zoned.epochMilliseconds);
}

function parseLocalTime(text: string): Temporal.PlainDateTime {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' });
  } catch (cause) {
    throw new AppError('invalid_input', {
      fields: { local_time: 'Use a date and a time, as in 2001-02-28T09:30.' },
      cause,
    });
  }
}

function inZone(local: Temporal.PlainDateTime, timeZone: string): Temporal.ZonedDateTime {
  try {
    return local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  } catch (cause) {
    throw new AppError('invalid_input', {
      fields: { time_zone: 'Choose a time zone, as Europe/Berlin.' },
      cause,
    });
  }
}

function atTime(code: 'schedule_past' | 'schedule_too_far' | 'schedule_skipped_hour'): AppError {
  const fields = {
    schedule_past: 'Choose a time in the future.',
    schedule_too_far: `Choose a time within ${SCHEDULE_DAYS_MAX} days.`,
    schedule_skipped_hour: 'The clocks skip this time. Choose another.',
  } as const;
  return new AppError(code, { fields: { local_time: fields[code] } });
}
