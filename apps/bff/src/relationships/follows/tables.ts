import { bigint, boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { contents } from '../../pins/pin-access/index.ts';

/**
 * Sources muted in a member's feeds for a time: members and boards, topics, topics that are not interests,
 * promoters of ads (FB-07), and AI media.
 */
export const mutedSources = pgTable(
  'muted_sources',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['user', 'board', 'interest', 'taste', 'promoter', 'ai_media'] }).notNull(),
    sourceId: bigint('source_id', { mode: 'bigint' }).notNull(),
    /** The content whose feedback muted it, with which it is undone; null for a plain unfollow. */
    contentId: bigint('content_id', { mode: 'bigint' }).references(() => contents.id, {
      onDelete: 'set null',
    }),
    /** True if the feedback also ended a follow, which undo restores. */
    hasUnfollowed: boolean('has_unfollowed').notNull().default(false),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.sourceId] }),
    index('muted_sources_content').on(table.contentId),
  ],
);
