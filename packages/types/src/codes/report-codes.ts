/** What can be reported (chosen; the specification names the call alone). Source: FB-04. */
export const REPORTED_KINDS = ['pin', 'comment', 'user', 'board'] as const;

/** One of the kinds that can be reported. */
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** Why something is reported (chosen). Source: FB-04. */
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

/** Where a report stands: open, or what a moderator decided (chosen). Source: FB-04. */
export const REPORT_STATES = ['open', 'kept', 'removed', 'warned'] as const;

/** One of the states of reports. */
export type ReportState = (typeof REPORT_STATES)[number];

/** What a moderator can decide: it stays, it goes, it stays and its owner is warned (chosen). */
export const MODERATION_DECISIONS = ['keep', 'remove', 'warn'] as const;

/** One of the decisions of moderators. */
export type ModerationDecision = (typeof MODERATION_DECISIONS)[number];

/** The longest that somebody can tell with a report, in characters (chosen). */
export const REPORT_DETAIL_MAX = 500;
