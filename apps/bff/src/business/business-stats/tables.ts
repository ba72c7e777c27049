import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { contents } from '../../pins/pin-access/index.ts';

/** The count of each metric. */
const counts = {
  impressions: integer().notNull().default(0),
  closeups: integer().notNull().default(0),
  saves: integer().notNull().default(0),
  outboundClicks: integer('outbound_clicks').notNull().default(0),
  videoViews: integer('video_views').notNull().default(0),
};

/** Counts of all contents of a creator, per hour in UTC (BD-05). */
export const statHours = pgTable(
  'stat_hours',
  {
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hour: timestamp({ withTimezone: true }).notNull(),
    ...counts,
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.hour] })],
);

/**
 * The same by content, board, country and device, over blocks of days of several lengths: a range of days is
 * composed of the longest blocks that fit, so that a year costs little more to read than a month.
 */
export const statBlocks = pgTable(
  'stat_blocks',
  {
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['pin', 'board', 'country', 'device'] }).notNull(),
    /** The number of days: one of `SPANS`. */
    span: smallint().notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    /** The id of a content or board, a country code, or a device; empty if unknown. */
    subject: text().notNull(),
    ...counts,
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.kind, table.span, table.firstDay, table.subject] }),
    /** The averages of the site, beside which audiences are shown. */
    index('stat_blocks_audience')
      .on(table.kind, table.span, table.firstDay)
      .where(sql`${table.kind} in ('country', 'device')`),
  ],
);

/** The time for which the video of a content was watched, by everyone, in milliseconds (CR-16). */
export const videoWatchTimes = pgTable(
  'video_watch_times',
  {
    contentId: bigint('content_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    watchedMs: bigint('watched_ms', { mode: 'number' }).notNull(),
  },
  (table) => [index('video_watch_times_owner').on(table.ownerId)],
);
