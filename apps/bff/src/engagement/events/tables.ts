import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Events for the statistics of businesses (EL-02). No column identifies a person, place or device. The
 * migration partitions the table by day, so that old days are dropped whole.
 */
export const events = pgTable(
  'events',
  {
    /** The day of the event in UTC, by its own time: a repeated event has the same day. */
    day: date({ mode: 'string' }).notNull(),
    /** Created by the sender. */
    id: uuid().notNull(),
    type: integer().notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    isSignedIn: boolean('is_signed_in').notNull(),
    viewType: integer('view_type'),
    viewParameter: integer('view_parameter'),
    component: integer(),
    element: integer(),
    pinId: bigint('pin_id', { mode: 'bigint' }),
    boardId: bigint('board_id', { mode: 'bigint' }),
    objectId: text('object_id'),
    aux: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.id] }),
    index('events_pin').on(table.pinId, table.type),
  ],
);

/**
 * Events that are not yet counted for the statistics of businesses: a row per countable event, written with
 * it and deleted when it is counted, minutes later. It has the content, the hour, and coarse origin and
 * device; no member, and no reference to the event.
 */
export const countableEvents = pgTable('countable_events', {
  /** The creator of the content. */
  ownerId: bigint('owner_id', { mode: 'bigint' }).notNull(),
  contentId: bigint('content_id', { mode: 'bigint' }).notNull(),
  /** The board of the pin, if it belongs to the creator. */
  boardId: bigint('board_id', { mode: 'bigint' }),
  /** Index in `BUSINESS_METRICS`, from 1; 0 for the watch time of a video. */
  metric: smallint().notNull(),
  /** The milliseconds for which a video was watched; null for other metrics. */
  watchedMs: integer('watched_ms'),
  /** The hour of the event in UTC. */
  hour: timestamp({ withTimezone: true }).notNull(),
  /** Null if it is unknown, or the browser has a privacy signal. */
  country: text(),
  device: text(),
});
