import { reportMessages } from '@pegboard/feedback/dialogs';
import { DEFAULT_LOCALE, REPORT_REASONS, type ReportReason } from '@pegboard/types';

/** Formats the day of a time in UTC, so that the server and every browser render the same. */
export function formatUtcDay(time: string, locale: string | undefined): string {
  return new Intl.DateTimeFormat(locale ?? DEFAULT_LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(time),
  );
}

/** Returns the label of a report reason; an unknown reason of a newer server unchanged. */
export function reasonLabel(reason: string): string {
  return isReason(reason) ? reportMessages.reasons[reason].label : reason;
}

/** Returns the variables of the page of a list in an address. */
export function pageOf(search: URLSearchParams): { readonly first: number; readonly after: string | null } {
  return { first: REPORTS_A_PAGE, after: search.get('after') };
}

const REPORTS_A_PAGE = 25;

const isReason = (reason: string): reason is ReportReason => REPORT_REASONS.some((known) => known === reason);
