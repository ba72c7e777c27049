import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { bulkUploads } from './tables.ts';

/** Retention of an upload's report in days. */
export const UPLOAD_RETENTION_DAYS = 90;

/** Deletes bulk uploads after their retention, every night. Their changes stay. */
export const purgeBulkUploads = defineJob({
  name: 'purge-bulk-uploads',
  data: z.object({}),
  cron: '47 3 * * *',
  async handle(_, { db, now, log }: Deps, { signal }) {
    const before = new Date(now().getTime() - UPLOAD_RETENTION_DAYS * 86_400_000).toISOString();
    const uploads = await deleteBatches(db, bulkUploads, sql`created_at < ${before}::timestamptz`, signal);
    log.info({ uploads }, 'old bulk uploads are forgotten');
  },
});
