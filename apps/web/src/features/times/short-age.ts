import { DEFAULT_LOCALE } from '@pegboard/types';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The age from which a time is shown as its day. */
const DATED_MS = 7 * DAY_MS;

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/**
 * Formats how long ago a time is, in a few characters: one minute at least, then minutes, hours and days; from
 * the seventh day its day in UTC, with the year if it is another one.
 */
export function shortAge(time: string, now: Date, locale: string = DEFAULT_LOCALE): string {
  const at = new Date(time);
  const ageMs = now.getTime() - at.getTime();
  if (ageMs >= DATED_MS) {
    const isThisYear = at.getUTCFullYear() === now.getUTCFullYear();
    const year = isThisYear ? {} : ({ year: 'numeric' } as const);
    return new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
      ...year,
    }).format(at);
  }
  const [unit, ms] = UNITS.find(([, unitMs]) => ageMs >= unitMs) ?? (['minute', MINUTE_MS] as const);
  const count = Math.max(1, Math.floor(ageMs / ms));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count);
}
