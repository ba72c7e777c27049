import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { passwordResets } from './tables.ts';

/** Deletes reset links that ended more than a day ago, every night. */
export const purgePasswordResets = defineJob({
  name: 'purge-password-resets',
  data: z.object({}),
  cron: '27 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const isOver = sql`${passwordResets.expiresAt} <= now() - interval '1 day'`;
    const removed = await deleteBatches(db, passwordResets, isOver, signal);
    log.info({ removed }, 'old links to a new password are removed');
  },
});
