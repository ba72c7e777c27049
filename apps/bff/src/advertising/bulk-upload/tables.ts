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

/**
 * Uploaded files of campaigns and promoted pins, received in chunks, with the results of their rows (BD-08).
 */
export const bulkUploads = pgTable(
  'bulk_uploads',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    businessId: bigint('business_id', { mode: 'bigint' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    startedBy: bigint('started_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** Number of lines in the file, and of those received. */
    lines: integer().notNull(),
    linesCome: count('lines_come'),
    /** Results of the validation: rows that can be applied, and rows that cannot. */
    ready: count('ready'),
    refused: count('refused'),
    /** Results of applying the valid rows: applied, or rejected. */
    applied: count('applied'),
    failed: count('failed'),
    /**
     * Number of chunks received. The next chunk has this number; a chunk that was received before is not
     * validated again.
     */
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

/** The rows of an upload. Each is applied once: its state changes in the transaction of its effect. */
export const bulkRows = pgTable(
  'bulk_upload_rows',
  {
    uploadId: bigint('upload_id', { mode: 'bigint' })
      .notNull()
      .references(() => bulkUploads.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    state: text({ enum: ['ready', 'refused', 'applied', 'failed'] }).notNull(),
    /** The campaign that it created, for references of later rows. */
    madeId: bigint('made_id', { mode: 'bigint' }),
    findings: jsonb().$type<readonly BulkIssue[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.line] })],
);
