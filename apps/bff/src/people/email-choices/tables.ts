import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import type { EmailList, SurveyReason } from './rules.ts';

/** The disabled email lists of a member; without a row, all are enabled. */
export const emailSettings = pgTable('email_settings', {
  userId: bigint('user_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  off: text().array().$type<EmailList[]>().notNull(),
});

/** The latest survey answer of a member. */
export const emailSurveyAnswers = pgTable('email_survey_answers', {
  userId: bigint('user_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text().$type<SurveyReason>().notNull(),
  comment: text(),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull().defaultNow(),
});
