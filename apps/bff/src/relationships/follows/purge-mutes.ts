import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { mutedSources } from './tables.ts';

/** Deletes expired mutes, every night. */
export const purgeMutes = defineJob({
  name: 'purge-mutes',
  data: z.object({}),
  cron: '27 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const removed = await deleteBatches(db, mutedSources, sql`${mutedSources.until} <= now()`, signal);
    log.info({ removed }, 'sources that are shown again are removed');
  },
});
