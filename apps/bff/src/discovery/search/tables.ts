import { bigint, date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';

/**
 * Changes that the search index has to apply, in their order. Triggers on the tables of pins, boards, members and topics
 * write it in the transaction of the change, so no way to change something is forgotten.
 */
export const searchChanges = pgTable('search_changes', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({
    enum: [
      'pin',
      'board',
      'person',
      'topic',
      'board pins',
      'person pins',
      'image pins',
      'topics before',
      'people before',
      'boards before',
      'pins before',
    ],
  }).notNull(),
  /** Of a pin the id of its content; of a fill the id before which it continues. */
  ref: bigint({ mode: 'bigint' }).notNull(),
});

/** The latest searches of each member, which only they see. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Normalized. */
    key: text().notNull(),
    query: text().notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('recent_searches_latest').on(table.userId, table.searchedAt),
  ],
);

/** The members who searched for something on a day in UTC: once per member, text and day. Counts become suggestions. */
export const searchDays = pgTable(
  'search_days',
  {
    day: date({ mode: 'string' }).notNull(),
    key: text().notNull(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    query: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.key, table.userId] }),
    index('search_days_user').on(table.userId),
  ],
);
