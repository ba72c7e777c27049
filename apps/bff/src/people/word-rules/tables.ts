import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { WORD_ACTIONS, WORD_MATCHES } from './rules.ts';

/** Words and phrases that the team rules out in texts of members, and exceptions of them (OP-06). */
export const wordRules = pgTable(
  'word_rules',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    /** The words as the team wrote them. */
    phrase: text().notNull(),
    /** The words as they are searched in folded texts: see `foldText`. */
    needle: text().notNull(),
    match: text({ enum: WORD_MATCHES }).notNull(),
    action: text({ enum: WORD_ACTIONS }).notNull(),
    /** The reason for the team. */
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('word_rules_needle').on(table.needle), index('word_rules_action').on(table.action)],
);
