import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';

/** The objects that were created from archives, by their ids there: the same archive again creates nothing, and an import is undone. */
export const importedItems = pgTable(
  'imported_items',
  {
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address of the site that wrote the archive. */
    source: text().notNull(),
    kind: text({ enum: ['board', 'section', 'note', 'pin'] }).notNull(),
    sourceId: bigint('source_id', { mode: 'bigint' }).notNull(),
    targetId: bigint('target_id', { mode: 'bigint' }).notNull(),
    importId: bigint('import_id', { mode: 'bigint' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.source, table.kind, table.sourceId] }),
    index('imported_items_import').on(table.importId),
  ],
);
