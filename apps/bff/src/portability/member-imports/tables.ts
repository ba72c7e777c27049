import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import type { ImportChoices } from './import-choices.ts';
import type { ImportPreview } from './import-preview.ts';
import { ITEM_RESULTS, type ItemReason } from './import-report.ts';

/** The objects that were created from imported files, by their ids there: the same file again creates nothing, and an import is undone. */
export const importedItems = pgTable(
  'imported_items',
  {
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address of the site that wrote the archive, or the kind of the file. */
    source: text().notNull(),
    kind: text({
      enum: ['board', 'section', 'note', 'pin', 'comment', 'topic_follow', 'board_follow'],
    }).notNull(),
    sourceId: text('source_id').notNull(),
    targetId: bigint('target_id', { mode: 'bigint' }).notNull(),
    importId: bigint('import_id', { mode: 'bigint' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.source, table.kind, table.sourceId] }),
    index('imported_items_import').on(table.importId),
  ],
);

/** Imports of members, from the upload of their file until the report is deleted. */
export const memberImports = pgTable(
  'member_imports',
  {
    /** Names the uploaded file, and is the address of the upload. */
    id: bigint({ mode: 'bigint' }).primaryKey(),
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({
      enum: ['uploading', 'reading', 'ready', 'running', 'finished', 'failed', 'undoing', 'undone'],
    }).notNull(),
    /** True for an import of the command line, which reads the file of the operator. */
    isLocal: boolean('is_local').notNull().default(false),
    /** The name that the file had, without its folder. */
    fileName: text('file_name').notNull(),
    /** The size of the whole file. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** The kind of the file, once it was read. */
    kind: text(),
    preview: jsonb().$type<ImportPreview>(),
    choices: jsonb().$type<ImportChoices>(),
    /** Number of items of the file, and of those with a result. */
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    known: integer().notNull().default(0),
    merged: integer().notNull().default(0),
    leftOut: integer('left_out').notNull().default(0),
    /** The code for which the file was not accepted. */
    failureCode: text('failure_code'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time at which it began to create boards and Pins. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** The time of the last progress, or of the end. */
    activeAt: timestamp('active_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('member_imports_owner').on(table.ownerId, table.id),
    uniqueIndex('member_imports_one_running')
      .on(table.ownerId)
      .where(sql`${table.state} in ('reading', 'running', 'undoing')`),
    index('member_imports_active').on(table.activeAt),
  ],
);

/** The report of an import: the result of each item of its file. */
export const importResults = pgTable(
  'import_results',
  {
    importId: bigint('import_id', { mode: 'bigint' })
      .notNull()
      .references(() => memberImports.id, { onDelete: 'cascade' }),
    /** The position of the item in the file. */
    nth: integer().notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    result: text({ enum: ITEM_RESULTS }).notNull(),
    reason: text().$type<ItemReason>(),
    /** The id of the Pin or board. */
    targetId: bigint('target_id', { mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.nth] }),
    index('import_results_result').on(table.importId, table.result, table.nth),
  ],
);

/** An import as it is stored. */
export type ImportRow = typeof memberImports.$inferSelect;
