import { REPORT_REASONS, type ReportReason } from '@pegboard/types';

/** The severity of reported subjects, from the lowest. The queue has the most severe first. */
export const SEVERITIES = ['low', 'medium', 'high'] as const;

/** The severity of a reported subject. */
export type Severity = (typeof SEVERITIES)[number];

/** The severity of each reason: danger to people is high, other harm to them medium. Not specified; our choice. */
export const SEVERITY_OF_REASON: Readonly<Record<ReportReason, Severity>> = {
  self_harm: 'high',
  violence: 'high',
  dangerous_goods: 'high',
  nudity: 'high',
  hate: 'medium',
  harassment: 'medium',
  privacy: 'medium',
  impersonation: 'medium',
  misinformation: 'low',
  intellectual_property: 'low',
  spam: 'low',
  other: 'low',
};

/** Returns the reasons that have at least a severity. */
export function reasonsFrom(severity: Severity): readonly ReportReason[] {
  const least = SEVERITIES.indexOf(severity);
  return REPORT_REASONS.filter((reason) => SEVERITIES.indexOf(SEVERITY_OF_REASON[reason]) >= least);
}
