import { graphemeCount, REPORT_DETAIL_MAX, type ReportReason } from '@pegboard/types';

/** The state of a report's form. */
export type ReportForm =
  | {
      readonly step: 'choosing';
      readonly reason: ReportReason | undefined;
      readonly detail: string;
      /** The error: no reason, too long a text, or rejected by the server. */
      readonly problem?: ReportError | undefined;
    }
  | { readonly step: 'sending'; readonly reason: ReportReason; readonly detail: string }
  | { readonly step: 'sent' };

/** The reason for which a report was not sent. */
export type ReportError =
  | { readonly kind: 'no-reason' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** An event of the form. */
export type ReportFormEvent =
  | { readonly type: 'reason-chosen'; readonly reason: ReportReason }
  | { readonly type: 'detail-written'; readonly detail: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message: string | undefined };

/** The initial form, without a reason. */
export const INITIAL_REPORT_STATE: ReportForm = { step: 'choosing', reason: undefined, detail: '' };

/**
 * Returns the next state of a report (FB-04): a reason is selected, a comment may be added, and the report is
 * sent once; a failure preserves both. Unexpected events change nothing.
 */
export function transitionReportForm(form: ReportForm, event: ReportFormEvent): ReportForm {
  if (form.step === 'choosing') return whileChoosing(form, event);
  if (form.step === 'sent' || (event.type !== 'succeeded' && event.type !== 'failed')) return form;
  if (event.type === 'succeeded') return { step: 'sent' };
  const { reason, detail } = form;
  return { step: 'choosing', reason, detail, problem: { kind: 'failed', message: event.message } };
}

function whileChoosing(
  form: Extract<ReportForm, { readonly step: 'choosing' }>,
  event: ReportFormEvent,
): ReportForm {
  const { reason, detail } = form;
  switch (event.type) {
    case 'reason-chosen':
      return { step: 'choosing', reason: event.reason, detail };
    case 'detail-written':
      return { step: 'choosing', reason, detail: event.detail };
    case 'submitted':
      if (reason === undefined) return { ...form, problem: { kind: 'no-reason' } };
      if (graphemeCount(detail.trim()) > REPORT_DETAIL_MAX) return { ...form, problem: { kind: 'too-long' } };
      return { step: 'sending', reason, detail: detail.trim() };
    default:
      return form;
  }
}
