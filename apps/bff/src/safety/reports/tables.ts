import type { ModerationDecision, ReportedKind, ReportReason, ReportState } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { APPEAL_ANSWERS, NOTICE_DECISIONS } from './answers.ts';
import { users } from '../../people/accounts/index.ts';

/** Decisions of moderators, one row each: the audit trail. */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    moderatorId: bigint('moderator_id', { mode: 'bigint' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    kind: text().$type<ReportedKind>().notNull(),
    objectId: bigint('object_id', { mode: 'bigint' }).notNull(),
    /** The owner of the reported subject. */
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    decision: text().$type<ModerationDecision>().notNull(),
    /** The reasons of its reports, with their number. */
    reasons: jsonb().$type<Record<string, number>>().notNull(),
    reportCount: integer('report_count').notNull(),
    /** The text at the time of the report. */
    excerpt: text().notNull(),
    /** The note for other moderators. */
    note: text(),
    /** The statement of reasons for the owner, in addition to the rules; null if they suffice. */
    statement: text(),
    /** The time of the transaction, which is also that of the removal: see `restoreContent`. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time at which the removal was withdrawn, by an appeal or as a mistake. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    index('moderation_decisions_owner')
      .on(table.ownerId, table.id)
      .where(sql`${table.decision} <> 'keep'`),
    index('moderation_decisions_moderator').on(table.moderatorId),
    index('moderation_decisions_removed')
      .on(table.kind, table.objectId)
      .where(sql`${table.decision} = 'remove'`),
    index('moderation_decisions_of_owner').on(table.ownerId),
  ],
);

/** Reports of members. A report of a pin concerns its content, whichever copy was seen. */
export const reports = pgTable(
  'reports',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    /** Null for a report of the site itself, by a rule for words. */
    reporterId: bigint('reporter_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ReportedKind>().notNull(),
    objectId: bigint('object_id', { mode: 'bigint' }).notNull(),
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id that the reporter saw, which for a pin is that of the copy. */
    seenId: bigint('seen_id', { mode: 'bigint' }).notNull(),
    /** The text at that time. */
    excerpt: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    detail: text(),
    state: text().$type<ReportState>().notNull().default('open'),
    decisionId: bigint('decision_id', { mode: 'bigint' }).references(() => moderationDecisions.id, {
      onDelete: 'set null',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('reports_once_open')
      .on(table.reporterId, table.kind, table.objectId)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('reports_of_site_once_open')
      .on(table.kind, table.objectId)
      .where(sql`${table.state} = 'open' and ${table.reporterId} is null`),
    index('reports_reporter').on(table.reporterId, table.id),
    index('reports_open')
      .on(table.kind, table.objectId, table.id)
      .where(sql`${table.state} = 'open'`),
    index('reports_owner').on(table.ownerId),
    index('reports_decision').on(table.decisionId),
  ],
);

/** Moderators who decide on a reported subject, until it is decided (OP-06). */
export const reportAssignments = pgTable(
  'report_assignments',
  {
    kind: text().$type<ReportedKind>().notNull(),
    objectId: bigint('object_id', { mode: 'bigint' }).notNull(),
    moderatorId: bigint('moderator_id', { mode: 'bigint' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    /** The moderator who asks for a second opinion, and does not decide. */
    askedBy: bigint('asked_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.objectId] }),
    index('report_assignments_moderator').on(table.moderatorId),
    index('report_assignments_asked_by').on(table.askedBy),
  ],
);

/** Appeals of owners against decisions: one of each decision, and its answer (AC-10). */
export const appeals = pgTable(
  'appeals',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    decisionId: bigint('decision_id', { mode: 'bigint' })
      .notNull()
      .references(() => moderationDecisions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    answer: text({ enum: APPEAL_ANSWERS }),
    /** The reason of the answer, for the owner. */
    answerText: text('answer_text'),
    answeredBy: bigint('answered_by', { mode: 'bigint' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('appeals_decision').on(table.decisionId),
    index('appeals_open')
      .on(table.id)
      .where(sql`${table.answer} is null`),
    index('appeals_answered_by').on(table.answeredBy),
  ],
);

/** Copyright notices, also of people without an account (AC-11). */
export const copyrightNotices = pgTable(
  'copyright_notices',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    /** The number by which its sender can ask about it. */
    reference: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The addresses on this site. */
    addresses: text().notNull(),
    /** The work, and where the original is. */
    work: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    decision: text({ enum: NOTICE_DECISIONS }),
    note: text(),
    decidedBy: bigint('decided_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('copyright_notices_reference').on(table.reference),
    index('copyright_notices_open')
      .on(table.id)
      .where(sql`${table.decision} is null`),
    index('copyright_notices_decided_by').on(table.decidedBy),
  ],
);
