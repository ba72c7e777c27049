import type { Locale } from '@pegboard/types';

/** Formats a time in UTC, so that the server and every browser render the same. */
export function formatUtcTime(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(time));
}
