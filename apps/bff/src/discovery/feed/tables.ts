import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import type { FeedSourceKind } from './feed-sources.ts';

/** Sources excluded from a member's home feed (WB-01), until they undo it or follow the source again. */
export const feedExclusions = pgTable(
  'feed_left_out',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<FeedSourceKind>().notNull(),
    /** 0 for history, which is a single source. */
    sourceId: bigint('source_id', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.sourceId] })],
);
