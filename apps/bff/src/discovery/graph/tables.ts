import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * The saves and boards that changed, for the graphs of all processes. Triggers on `pins` and `boards` add the rows in the
 * transaction of the change, whatever statement makes it (docs/decisions/0050).
 */
export const graphChanges = pgTable(
  'graph_changes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The transaction of the change. Those below the oldest running one are complete. */
    transactionId: bigint('transaction_id', { mode: 'bigint' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    boardId: bigint('board_id', { mode: 'bigint' }).notNull(),
    /** The content that was saved to the board or removed from it; null if the board itself changed. */
    contentId: bigint('content_id', { mode: 'bigint' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('graph_changes_order').on(table.transactionId, table.id),
    index('graph_changes_age').on(table.changedAt),
  ],
);
