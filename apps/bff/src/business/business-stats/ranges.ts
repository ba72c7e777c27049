import { dayAt, dayNumber } from './blocks.ts';

/** Retention of statistics in days: a year, the year before it for comparison, and some spare days. */
export const STATS_RETENTION_DAYS = 800;
/** Maximum number of days in a range. */
export const RANGE_MAX_DAYS = 366;
/** Maximum number of days of a range by hour; longer ones are shown by day. */
export const HOURLY_MAX_DAYS = 14;

/** Days in UTC from `from` to `to`, both inclusive, such as `2026-11-21`. */
export type DayRange = { readonly from: string; readonly to: string };

/** The granularities of a range. */
export const GRAINS = ['day', 'hour'] as const;

/** One of `GRAINS`. */
export type Grain = (typeof GRAINS)[number];

/** Returns the number of days in a range. */
export function countDays({ from, to }: DayRange): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** Returns the range of equal length that ends the day before another begins. */
export function rangeBefore(range: DayRange): DayRange {
  const first = dayNumber(range.from);
  return { from: dayAt(first - countDays(range)), to: dayAt(first - 1) };
}

/** Returns the granularity of a range: by hour if requested and the range is short enough. */
export function getGranularity(range: DayRange, requested: Grain): Grain {
  return requested === 'hour' && countDays(range) <= HOURLY_MAX_DAYS ? 'hour' : 'day';
}

/** Returns the field errors of a range; undefined for a valid one. Today is a valid, incomplete day. */
export function validateRange(
  range: DayRange,
  today: string,
): { readonly [field: string]: string } | undefined {
  if (range.to < range.from) return { to: 'The range ends before it begins.' };
  if (countDays(range) > RANGE_MAX_DAYS) return { from: `A range has ${RANGE_MAX_DAYS} days at most.` };
  // Browsers' clocks differ, and so do their dates.
  if (dayNumber(range.to) > dayNumber(today) + 1) return { to: 'The range ends in days to come.' };
  if (dayNumber(rangeBefore(range).from) < dayNumber(today) - STATS_RETENTION_DAYS)
    return {
      from: `Numbers are kept for ${STATS_RETENTION_DAYS} days, those of the period before included.`,
    };
  return undefined;
}

/**
 * Returns the starts of the days or hours of a range, in order: `2026-11-21`, or `2026-11-21T05:00:00.000Z`.
 */
export function listBucketStarts({ from, to }: DayRange, grain: Grain): readonly string[] {
  const days = Array.from({ length: countDays({ from, to }) }, (_, n) => dayAt(dayNumber(from) + n));
  if (grain === 'day') return days;
  return days.flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`),
  );
}
