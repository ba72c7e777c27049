import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { mutes } from './tables.ts';

/** Deletes mutes that have ended, every night. */
export const purgeExpiredMutes = defineJob({
  name: 'purge-expired-mutes',
  data: z.object({}),
  cron: '31 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const removed = await deleteBatches(db, mutes, sql`${mutes.until} <= now()`, signal);
    log.info({ removed }, 'mutes that have ended are removed');
  },
});
