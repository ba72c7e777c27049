import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { contents } from '../../pins/pin-access/index.ts';
import type { FeedbackContext } from './feedback-rules.ts';

/** What somebody said of a content. Whatever it was, the content stays out of their feeds until they take it back (FB-07). */
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
    /** Where it was said: the search, the news. */
    context: jsonb().$type<FeedbackContext>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('pin_feedback_content').on(table.contentId),
  ],
);
