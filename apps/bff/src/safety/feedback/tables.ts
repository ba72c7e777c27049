import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { contents } from '../../pins/pin-access/index.ts';
import type { FeedbackContext } from './feedback-rules.ts';

/**
 * Feedback of members on contents. Any feedback removes the content from their feeds until they undo it
 * (FB-07).
 */
export const pinFeedback = pgTable(
  'pin_feedback',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentId: bigint('content_id', { mode: 'bigint' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    feedbackType: text('feedback_type').notNull(),
    /** The surface on which it was given: search, notifications. */
    context: jsonb().$type<FeedbackContext>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('pin_feedback_content').on(table.contentId),
  ],
);
