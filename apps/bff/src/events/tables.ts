import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
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
