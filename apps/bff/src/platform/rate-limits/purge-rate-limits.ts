import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../database/delete-batches.ts';
import { defineJob } from '../jobs/index.ts';
import { rateLimits } from './tables.ts';

/** Every ten minutes, removes the counts whose window has ended: they say nothing any more. */
export const purgeRateLimits = defineJob({
  name: 'purge-rate-limits',
  data: z.object({}),
  cron: '*/10 * * * *',
  async handle(_, { db, now }, { signal }) {
    const at = now().toISOString();
    await deleteBatches(db, rateLimits, sql`${rateLimits.endsAt} <= ${at}::timestamptz`, signal);
  },
});
