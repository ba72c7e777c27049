import { jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { StorageReport } from './storage-report.ts';

/** Measurements of the storage of the site, by their time (OP-06). They name no member. */
export const storageReports = pgTable('storage_reports', {
  takenAt: timestamp('taken_at', { withTimezone: true }).primaryKey(),
  report: jsonb().$type<StorageReport>().notNull(),
});
