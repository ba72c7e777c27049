import { lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { uploads } from './tables.ts';

const UPLOAD_RETENTION_MS = 86_400_000;

/**
 * Every hour, removes uploads older than a day that no draft uses, and deletes the complete and partial files of those
 * that never became an image. The drafts table is named in the SQL text, because drafts are a domain above this one.
 */
export const purgeUploads = defineJob({
  name: 'purge-uploads',
  data: z.object({}),
  cron: '13 * * * *',
  async handle(_, { db, log, now, uploadStore }: Deps, { signal }) {
    const before = new Date(now().getTime() - UPLOAD_RETENTION_MS);
    const isUnused = sql`${lte(uploads.createdAt, before)} and not exists (
      select from pin_draft_uploads where pin_draft_uploads.upload_id = uploads.id)`;
    const removed = await deleteBatches(db, uploads, isUnused, signal);
    const files = await uploadStore.sweep(before);
    log.info({ removed, files }, 'old uploads are removed');
  },
});
