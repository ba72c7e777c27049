import { DEFAULT_LOCALE } from '@pegboard/types';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Age in days from which a comment shows its date. */
const DATED_DAYS = 28;

const UNITS = [
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/**
 * Formats the age of a comment in a locale (CU-07): 'now' within the first minute and for differing clocks,
 * then minutes, hours, days, weeks; from the 28th day the date, with its year if it is not the current one.
 */
export function commentAge(createdAt: string, now: Date, locale: string = DEFAULT_LOCALE): string {
  const at = new Date(createdAt);
  const ageMs = now.getTime() - at.getTime();
  if (!Number.isFinite(ageMs)) return '';
  if (ageMs >= DATED_DAYS * DAY_MS) {
    const isThisYear = at.getFullYear() === now.getFullYear();
    return new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      ...(isThisYear ? {} : { year: 'numeric' }),
    }).format(at);
  }
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'narrow', numeric: 'auto' });
  const unit = UNITS.find(([, ms]) => ageMs >= ms);
  if (!unit) return relative.format(0, 'second');
  const [name, ms] = unit;
  // 'yesterday' would depend on elapsed hours instead of the calendar.
  const counted = new Intl.RelativeTimeFormat(locale, { style: 'narrow', numeric: 'always' });
  return counted.format(-Math.floor(ageMs / ms), name);
}

/** Formats the full time of a comment. */
export function commentMoment(createdAt: string, locale: string = DEFAULT_LOCALE): string {
  const at = new Date(createdAt);
  if (Number.isNaN(at.getTime())) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);
}
