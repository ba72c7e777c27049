import { REPORT_REASONS, type ReportedKind, type ReportReason } from '@pegboard/types';

/** Reasons that do not apply to a kind: only members impersonate others, and comments have no image. */
const WITHOUT: Readonly<Record<ReportedKind, ReadonlySet<ReportReason>>> = {
  pin: new Set(['impersonation']),
  board: new Set(['impersonation']),
  comment: new Set(['impersonation', 'intellectual_property']),
  user: new Set(['dangerous_goods']),
};

/** Returns the reasons for which a kind of subject can be reported, in display order (FB-04). */
export function reportReasons(kind: ReportedKind): readonly ReportReason[] {
  return REPORT_REASONS.filter((reason) => !WITHOUT[kind].has(reason));
}
