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
 * What happened, for the numbers of businesses (EL-02). No column tells who did it, from where or with what. The
 * migration makes it a table of partitions, one a day: old days are dropped whole.
 */
export const events = pgTable(
  'events',
  {
    /** The day in UTC that the event happened on, by its own time: one that is sent again falls on the same. */
    day: date({ mode: 'string' }).notNull(),
    /** Made by the sender. */
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
 * What is still to be counted of events, for the numbers of businesses: a row for each event that counts, written with it,
 * gone as soon as it is counted, minutes later. It tells of which content, in which hour, and roughly from where and with
 * what; not by whom, and not which event it was.
 */
export const countableEvents = pgTable('countable_events', {
  /** The creator of the content. */
  ownerId: bigint('owner_id', { mode: 'bigint' }).notNull(),
  contentId: bigint('content_id', { mode: 'bigint' }).notNull(),
  /** The board that the pin stood on, when it is its creator's. */
  boardId: bigint('board_id', { mode: 'bigint' }),
  /** Counted from 1 in `BUSINESS_METRICS`. */
  metric: smallint().notNull(),
  /** The hour in UTC that it happened in. */
  hour: timestamp({ withTimezone: true }).notNull(),
  /** Null when it is not known, or the browser asks for privacy. */
  country: text(),
  device: text(),
});
