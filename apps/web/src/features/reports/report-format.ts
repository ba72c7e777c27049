import { DEFAULT_LOCALE } from '@pegboard/types';

/** Formats the day of a time in UTC, so that the server and every browser render the same. */
export function formatUtcDay(time: string, locale: string | undefined): string {
  return new Intl.DateTimeFormat(locale ?? DEFAULT_LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(time),
  );
}

/** Returns the variables of the page of a list in an address. */
export function pageOf(search: URLSearchParams): { readonly first: number; readonly after: string | null } {
  return { first: REPORTS_A_PAGE, after: search.get('after') };
}

const REPORTS_A_PAGE = 25;
