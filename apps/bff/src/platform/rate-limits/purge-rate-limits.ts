import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ClockDeps, DatabaseDeps } from '../deps.ts';
import { deleteBatches } from '../database/delete-batches.ts';
import { defineJob } from '../jobs/index.ts';
import { rateLimits } from './tables.ts';

/** Removes the counts of expired windows, every ten minutes. */
export const purgeRateLimits = defineJob({
  name: 'purge-rate-limits',
  data: z.object({}),
  cron: '*/10 * * * *',
  async handle(_, { db, now }: ClockDeps & DatabaseDeps, { signal }) {
    const at = now().toISOString();
    await deleteBatches(db, rateLimits, sql`${rateLimits.endsAt} <= ${at}::timestamptz`, signal);
  },
});
