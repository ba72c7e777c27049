import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { idempotencyKeys } from './tables.ts';

/** Deletes idempotency keys after the guaranteed 24 hours, every hour. */
export const purgeIdempotencyKeys = defineJob({
  name: 'purge-idempotency-keys',
  data: z.object({}),
  cron: '23 * * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const isOld = sql`${idempotencyKeys.createdAt} <= now() - interval '24 hours'`;
    const removed = await deleteBatches(db, idempotencyKeys, isOld, signal);
    log.info({ removed }, 'old idempotency keys are removed');
  },
});
