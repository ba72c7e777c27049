import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/index.ts';
import { boards } from '../../pins/board-access/index.ts';
import { EXPORT_FORMATS } from './export-limits.ts';

/** Exports of members: archives and CSV files that a job writes, and that are deleted after `EXPORT_RETENTION_DAYS`. */
export const memberExports = pgTable(
  'member_exports',
  {
    /** Names the files of the export. */
    id: bigint({ mode: 'bigint' }).primaryKey(),
    ownerId: bigint('owner_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['running', 'ready', 'failed'] })
      .notNull()
      .default('running'),
    format: text({ enum: EXPORT_FORMATS }).notNull().default('archive'),
    /** The only board of the export; null for everything. */
    boardId: bigint('board_id', { mode: 'bigint' }).references(() => boards.id, { onDelete: 'cascade' }),
    /** Progress of the job, 0 to 100. */
    progress: smallint().notNull().default(0),
    /** The size of the finished archive. */
    bytes: bigint({ mode: 'number' }),
    /** Number of Pins, and of files, in the archive. */
    pins: integer(),
    files: integer(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time of the last progress, or of the end. */
    activeAt: timestamp('active_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('member_exports_owner').on(table.ownerId, table.id),
    uniqueIndex('member_exports_one_running')
      .on(table.ownerId)
      .where(sql`${table.state} = 'running'`),
    index('member_exports_board').on(table.boardId),
    index('member_exports_active').on(table.activeAt),
  ],
);
