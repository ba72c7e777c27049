import { bigint, boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { contents } from '../../pins/pin-access/index.ts';

/**
 * What somebody does not want in their feeds for a while: a person or board whose pins stay out, a topic, a topic that
 * is no taste of theirs, a promoter whose ads stay out (FB-07), media that a trained model made or changed.
 */
export const mutedSources = pgTable(
  'muted_sources',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['user', 'board', 'interest', 'taste', 'promoter', 'ai_media'] }).notNull(),
    sourceId: bigint('source_id', { mode: 'bigint' }).notNull(),
    /** The content by whose feedback it was muted, and undone with it; null for a plain unfollow. */
    contentId: bigint('content_id', { mode: 'bigint' }).references(() => contents.id, {
      onDelete: 'set null',
    }),
    /** That feedback ended a follow too: undo follows again. */
    hasUnfollowed: boolean('has_unfollowed').notNull().default(false),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.sourceId] }),
    index('muted_sources_content').on(table.contentId),
  ],
);
