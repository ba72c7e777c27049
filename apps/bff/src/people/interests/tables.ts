import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';

/** Topics that pins belong to and members follow. */
export const interests = pgTable(
  'interests',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    name: text().notNull(),
    urlName: text('url_name').notNull(),
  },
  (table) => [uniqueIndex('interests_url_name').on(table.urlName)],
);

/** Follows of topics. */
export const interestFollows = pgTable(
  'interest_follows',
  {
    followerId: bigint('follower_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    interestId: bigint('interest_id', { mode: 'bigint' })
      .notNull()
      .references(() => interests.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('interest_follows_once').on(table.followerId, table.interestId),
    index('interest_follows_interest').on(table.interestId),
  ],
);
