import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Tries by what they are counted under, in the window that is running. The migration makes the table UNLOGGED: a count
 * costs no write to disk, and a crash of PostgreSQL forgets them all.
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
