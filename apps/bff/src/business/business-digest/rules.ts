import { toUtcDay } from '../../engagement/events/index.ts';
import { dayAt, dayNumber, type DayRange } from '../business-stats/index.ts';

const WEEK_DAYS = 7;

/**
 * Returns the week that a digest reports: the last seven days that are over in UTC when it is due. Days are in UTC as on the
 * dashboard, so that both have the same numbers.
 */
export function getReportedWeek(dueAt: Date): DayRange {
  return getWeekUntil(dayAt(dayNumber(toUtcDay(dueAt.getTime())) - 1));
}

/** Returns the week that ends on a day. */
export function getWeekUntil(to: string): DayRange {
  return { from: dayAt(dayNumber(to) - WEEK_DAYS + 1), to };
}
