/** The kinds that can be reported (our choice; the specification names only the request). Source: FB-04. */
export const REPORTED_KINDS = ['pin', 'comment', 'user', 'board'] as const;

/** One of the kinds that can be reported. */
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** The reasons of a report (our choice). Source: FB-04. */
export const REPORT_REASONS = [
  'spam',
  'nudity',
  'self_harm',
  'misinformation',
  'hate',
  'harassment',
  'violence',
  'dangerous_goods',
  'privacy',
  'intellectual_property',
  'impersonation',
  'other',
] as const;

/** One of the reasons of reports. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The states of a report: open, or the decision of a moderator (our choice). Source: FB-04. */
export const REPORT_STATES = ['open', 'kept', 'removed', 'warned'] as const;

/** One of the states of reports. */
export type ReportState = (typeof REPORT_STATES)[number];

/** The decisions of moderators: keep, remove, or keep and warn the owner (our choice). */
export const MODERATION_DECISIONS = ['keep', 'remove', 'warn'] as const;

/** One of the decisions of moderators. */
export type ModerationDecision = (typeof MODERATION_DECISIONS)[number];

/** Maximum length of the comment of a report, in characters (chosen). */
export const REPORT_DETAIL_MAX = 500;
