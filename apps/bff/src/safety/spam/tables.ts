import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { SPAM_RULES } from './rules.ts';

/** Limits of the reach of members by rules against spam (OP-09). A lifted one stays: its rule does not apply again for a time. */
export const spamLimits = pgTable(
  'spam_limits',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rule: text({ enum: SPAM_RULES }).notNull(),
    /** The repeated link or text; null for follows. */
    sample: text(),
    /** The number of repetitions when the rule applied. */
    count: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    liftedAt: timestamp('lifted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('spam_limits_active')
      .on(table.userId)
      .where(sql`${table.liftedAt} is null`),
    index('spam_limits_listed')
      .on(table.id)
      .where(sql`${table.liftedAt} is null`),
    index('spam_limits_user').on(table.userId, table.rule, table.liftedAt),
  ],
);
