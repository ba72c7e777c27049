import { reportMessages } from '@pegboard/feedback/dialogs';
import { DEFAULT_LOCALE, REPORT_REASONS, type ReportReason } from '@pegboard/types';

/** The day of a time as it is reported; in UTC, so that the server and every browser tell the same. */
export function formatUtcDay(time: string, locale: string | undefined): string {
  return new Intl.DateTimeFormat(locale ?? DEFAULT_LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(time),
  );
}

/** The words for a reason of reports; a reason of a newer server as it is. */
export function reasonLabel(reason: string): string {
  return isReason(reason) ? reportMessages.reasons[reason].label : reason;
}

/** The page of a list that an address asks for. */
export function pageOf(search: URLSearchParams): { readonly first: number; readonly after: string | null } {
  return { first: REPORTS_A_PAGE, after: search.get('after') };
}

const REPORTS_A_PAGE = 25;

const isReason = (reason: string): reason is ReportReason => REPORT_REASONS.some((known) => known === reason);
