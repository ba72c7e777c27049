import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import type { SurveyReason } from './rules.ts';

/** Of no use since `notification_choices` has it; dropped in the next release, because the last one writes it. */
export const emailSettings = pgTable('email_settings', {
  userId: bigint('user_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  off: text().array().notNull(),
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
