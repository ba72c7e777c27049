const DAY_MS = 86_400_000;

/** Retention of events in days: a year for comparison with the year before, and some spare days. */
export const EVENT_PARTITION_RETENTION_DAYS = 400;

/** Number of days for which partitions are created in advance: jobs may be late by a week. */
export const PARTITIONS_AHEAD_DAYS = 8;

const OLDEST_DAYS = 3;
const NEWEST_DAYS = 1;

/**
 * Returns whether the time of an event is plausible. A batch can wait on a phone for days, and clocks differ;
 * other events are rejected.
 */
export function isWithinAcceptedWindow(timeMs: number, now: Date): boolean {
  const ageMs = now.getTime() - timeMs;
  return ageMs <= OLDEST_DAYS * DAY_MS && ageMs >= -NEWEST_DAYS * DAY_MS;
}

/** Returns the day of a time in UTC, such as `2026-11-21`. */
export function toUtcDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}

/** Returns the days whose partitions must exist: from the oldest accepted event to the days in advance. */
export function listRequiredPartitionDays(now: Date): readonly string[] {
  return Array.from({ length: OLDEST_DAYS + 1 + PARTITIONS_AHEAD_DAYS }, (_, n) =>
    toUtcDay(now.getTime() + (n - OLDEST_DAYS) * DAY_MS),
  );
}

/** Returns the first day within the retention. */
export function firstRetainedDay(now: Date): string {
  return toUtcDay(now.getTime() - EVENT_PARTITION_RETENTION_DAYS * DAY_MS);
}

/** Returns the name of a day's partition. */
export function getPartitionName(day: string): string {
  return `events_${day.replaceAll('-', '')}`;
}

/** Returns the day of a partition by its name; undefined for other tables. */
export function dayOfPartition(name: string): string | undefined {
  const [, year, month, day] = /^events_(\d{4})(\d\d)(\d\d)$/.exec(name) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}
