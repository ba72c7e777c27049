import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Attempts by key, in the current window. The migration makes the table UNLOGGED: a count needs no write to
 * disk, and a crash of PostgreSQL resets all counts.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The result of `rateLimitKey`; it reveals no name, email or address. */
    key: uuid().primaryKey(),
    tries: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_ends').on(table.endsAt)],
);
