import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { STORED_KINDS } from '../../people/notification-choices/index.ts';

/** Notifications: one row per kind and subject, extended by further actors until it is read. */
export const news = pgTable(
  'news',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: STORED_KINDS }).notNull(),
    /** The content, board or comment, depending on the kind; 0 for the member themselves. */
    subjectId: bigint('subject_id', { mode: 'bigint' }).notNull(),
    /** The number of actions; the actors are in `news_actors`. */
    actorCount: integer('actor_count').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('news_unread_once')
      .on(table.userId, table.kind, table.subjectId)
      .where(sql`${table.readAt} is null`),
    index('news_user').on(table.userId, table.lastAt, table.id),
    index('news_unread')
      .on(table.userId, table.lastAt)
      .where(sql`${table.readAt} is null`),
  ],
);

/**
 * The actors of a notification, each once, with their latest action: the copy they saved, the comment they
 * wrote.
 */
export const newsActors = pgTable(
  'news_actors',
  {
    newsId: bigint('news_id', { mode: 'bigint' })
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    actorId: bigint('actor_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pinId: bigint('pin_id', { mode: 'bigint' }),
    commentId: bigint('comment_id', { mode: 'bigint' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.actorId] }),
    index('news_actors_newest').on(table.newsId, table.at, table.actorId),
    index('news_actors_actor').on(table.actorId),
  ],
);

/**
 * Notifications that wait for delivery outside of the site (AC-12): pushed or mailed at once. Each waits once on a channel, so that
 * further actors are delivered with it.
 */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    newsId: bigint('news_id', { mode: 'bigint' })
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['push', 'mail'] }).notNull(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.channel] }),
    index('notification_deliveries_user').on(table.userId, table.dueAt),
  ],
);

/** Of no use since `notification_choices` has it; dropped in the next release, because the last one writes it. */
export const newsSettings = pgTable('news_settings', {
  userId: bigint('user_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  off: text().array().notNull(),
});
