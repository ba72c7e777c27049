import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import type { ClockDeps, DatabaseDeps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { CHANGES_RETAINED_MS } from './graph-age.ts';
import { graphChanges } from './tables.ts';

/** Removes changes that every graph has applied, hourly. */
export const purgeGraphChanges = defineJob({
  name: 'purge-graph-changes',
  data: z.object({}),
  cron: '25 * * * *',
  async handle(_, { db, now }: ClockDeps & DatabaseDeps, { signal }) {
    const before = new Date(now().getTime() - CHANGES_RETAINED_MS).toISOString();
    await deleteBatches(db, graphChanges, sql`${graphChanges.changedAt} < ${before}::timestamptz`, signal);
  },
});
