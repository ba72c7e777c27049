import { MODERATION_DECISIONS, REPORT_REASONS, REPORT_STATES, REPORTED_KINDS } from '@pegboard/types';
import { z } from 'zod';
import { personSchema, presentPerson } from '../../people/accounts/index.ts';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import type { AuditRow, DecisionRow, QueueRow } from './report-lists.ts';
import type { ReportRow } from './report.ts';
import { SEVERITIES } from './severity.ts';

const aboutSchema = { object_type: z.enum(REPORTED_KINDS), object_id: idAnswer, excerpt: z.string() };
const reasonsSchema = z.record(z.string(), countAnswer);

/** A report as shown to its reporter. */
export const reportSchema = z.strictObject({
  id: idAnswer,
  ...aboutSchema,
  reason: z.enum(REPORT_REASONS),
  detail: z.string().nullable(),
  state: z.enum(REPORT_STATES),
  created_at: timeAnswer,
  decided_at: timeAnswer.nullable(),
});

/** Presents a report to its reporter. */
export function presentReport(report: ReportRow): z.infer<typeof reportSchema> {
  return {
    id: String(report.id),
    object_type: report.kind,
    object_id: String(report.seenId),
    excerpt: report.excerpt,
    reason: report.reason,
    detail: report.detail,
    state: report.state,
    created_at: report.createdAt.toISOString(),
    decided_at: report.decidedAt?.toISOString() ?? null,
  };
}

/** A decision as shown to the owner of its subject: without reporter and moderator. */
export const violationSchema = z.strictObject({
  id: idAnswer,
  ...aboutSchema,
  decision: z.enum(MODERATION_DECISIONS),
  reasons: z.array(z.string()),
  /** The statement of the moderator, in addition to the reasons. */
  statement: z.string().nullable(),
  created_at: timeAnswer,
});

/** Presents a decision to the owner of its subject. */
export function presentViolation(decision: DecisionRow): z.infer<typeof violationSchema> {
  return {
    id: String(decision.id),
    object_type: decision.kind,
    object_id: String(decision.objectId),
    excerpt: decision.excerpt,
    decision: decision.decision,
    reasons: Object.keys(decision.reasons),
    statement: decision.statement,
    created_at: decision.createdAt.toISOString(),
  };
}

/** A reported subject as shown to moderators. */
export const queuedSchema = z.strictObject({
  ...aboutSchema,
  /** The id that the last reporter saw: for a pin, whose content has a different id. */
  seen_id: idAnswer,
  image_url: z.string().nullable(),
  owner: personSchema,
  report_count: countAnswer,
  reasons: reasonsSchema,
  details: z.array(z.string()),
  first_reported_at: timeAnswer,
  severity: z.enum(SEVERITIES),
  /** The username of the moderator who took it. */
  moderator: z.string().nullable(),
  /** The username of the moderator who asks for a second opinion. */
  asked_by: z.string().nullable(),
});

/** Presents a reported subject to moderators. */
export function presentQueued(row: QueueRow): z.infer<typeof queuedSchema> {
  return {
    object_type: row.kind,
    object_id: String(row.objectId),
    excerpt: row.excerpt,
    seen_id: String(row.seenId),
    image_url: row.signature === null ? null : imageUrl(row.signature, '236x'),
    owner: presentPerson(row.owner),
    report_count: row.reportCount,
    reasons: { ...row.reasons },
    details: [...row.details],
    first_reported_at: row.firstAt.toISOString(),
    severity: row.severity,
    moderator: row.moderator,
    asked_by: row.askedBy,
  };
}

/** A decision as shown to moderators. */
export const decisionSchema = z.strictObject({
  id: idAnswer,
  ...aboutSchema,
  decision: z.enum(MODERATION_DECISIONS),
  reasons: reasonsSchema,
  report_count: countAnswer,
  note: z.string().nullable(),
  statement: z.string().nullable(),
  created_at: timeAnswer,
});

/** A row of the audit trail. */
export const auditSchema = decisionSchema.extend({ moderator: z.string().nullable(), owner: personSchema });

/** Presents a decision to moderators. */
export function presentDecision(row: DecisionRow): z.infer<typeof decisionSchema> {
  return {
    id: String(row.id),
    object_type: row.kind,
    object_id: String(row.objectId),
    excerpt: row.excerpt,
    decision: row.decision,
    reasons: { ...row.reasons },
    report_count: row.reportCount,
    note: row.note,
    statement: row.statement,
    created_at: row.createdAt.toISOString(),
  };
}

/** Presents a row of the audit trail. */
export function presentAudit(row: AuditRow): z.infer<typeof auditSchema> {
  return { ...presentDecision(row), moderator: row.moderator, owner: presentPerson(row.owner) };
}
