import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';

/** Topics that pins belong to and members follow. They are a tree: pins of a topic also belong to the topics above it (SR-16). */
export const interests = pgTable(
  'interests',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    name: text().notNull(),
    urlName: text('url_name').notNull(),
    parentId: bigint('parent_id', { mode: 'bigint' }).references((): AnyPgColumn => interests.id, {
      onDelete: 'set null',
    }),
    /** Words, in any language, by which texts are recognized to be about the topic, in addition to its name. */
    keywords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    uniqueIndex('interests_url_name').on(table.urlName),
    index('interests_parent').on(table.parentId),
  ],
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
