import { bigint, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { contents } from '../../pins/pin-access/index.ts';
import { LINK_STATES } from './rules.ts';

/** The checks of the links of contents (BY-13): one row per content, with the result of the last check. */
export const linkChecks = pgTable(
  'link_checks',
  {
    contentId: bigint('content_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the checked link: a changed link has no state until it is checked. */
    linkHash: text('link_hash').notNull(),
    state: text({ enum: LINK_STATES }).notNull().default('unknown'),
    /** The checks in a row in which the page was missing, and the time of the first of them. */
    failures: smallint().notNull().default(0),
    firstFailedAt: timestamp('first_failed_at', { withTimezone: true }),
    /** The checks in a row without a result. */
    unanswered: smallint().notNull().default(0),
    /** The time of the last check with a result; null before it. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('link_checks_due').on(table.dueAt)],
);
