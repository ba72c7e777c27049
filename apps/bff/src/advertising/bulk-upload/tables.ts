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
} from 'drizzle-orm/pg-core';
import type { BulkIssue } from '@pegboard/business-dashboard/model';
import { users } from '../../people/accounts/index.ts';
import { businesses } from '../../business/business/index.ts';

const when = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => integer(name).notNull().default(0);

/** Files of campaigns and promoted pins that somebody uploaded, piece by piece, and what became of their rows (BD-08). */
export const bulkUploads = pgTable(
  'bulk_uploads',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    businessId: bigint('business_id', { mode: 'bigint' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    startedBy: bigint('started_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** How many lines the file has; and how many of them came. */
    lines: integer().notNull(),
    linesCome: count('lines_come'),
    /** What the check found: rows that can be worked, and rows that cannot. */
    ready: count('ready'),
    refused: count('refused'),
    /** What became of those that can: worked, or refused after all. */
    applied: count('applied'),
    failed: count('failed'),
    /** How many pieces came: the next is told by this number, and one that came before is not checked again. */
    pieces: count('pieces'),
    isEnded: boolean('is_ended').notNull().default(false),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('bulk_uploads_business').on(table.businessId, table.id),
    index('bulk_uploads_started_by').on(table.startedBy),
    index('bulk_uploads_created').on(table.createdAt),
  ],
);

/** The rows of an upload. Each is worked once: its state changes in the transaction that does what it asks for. */
export const bulkRows = pgTable(
  'bulk_upload_rows',
  {
    uploadId: bigint('upload_id', { mode: 'bigint' })
      .notNull()
      .references(() => bulkUploads.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    state: text({ enum: ['ready', 'refused', 'applied', 'failed'] }).notNull(),
    /** The campaign that it created: rows further down name it. */
    madeId: bigint('made_id', { mode: 'bigint' }),
    findings: jsonb().$type<readonly BulkIssue[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.line] })],
);
