import { lte } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { uploads } from './tables.ts';

const KEPT_MS = 86_400_000;

/** Every hour, forgets the uploads of a day ago, and deletes the files of those that never became a picture, half or whole. */
export const purgeUploads = defineJob({
  name: 'purge-uploads',
  data: z.object({}),
  cron: '13 * * * *',
  async handle(_, { db, log, now, uploadStore }: Deps, { signal }) {
    const before = new Date(now().getTime() - KEPT_MS);
    const removed = await deleteBatches(db, uploads, lte(uploads.createdAt, before), signal);
    const files = await uploadStore.sweep(before);
    log.info({ removed, files }, 'old uploads are removed');
  },
});
