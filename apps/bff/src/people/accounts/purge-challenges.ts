import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { passkeyChallenges } from './tables.ts';

/** Deletes expired passkey challenges, every night. */
export const purgePasskeyChallenges = defineJob({
  name: 'purge-passkey-challenges',
  data: z.object({}),
  cron: '37 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const isOver = sql`${passkeyChallenges.expiresAt} <= now()`;
    const removed = await deleteBatches(db, passkeyChallenges, isOver, signal);
    log.info({ removed }, 'old passkey challenges are removed');
  },
});
