import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { STATS_RETENTION_DAYS } from './ranges.ts';
import { rollUp } from './roll-up.ts';
import { statBlocks, statHours } from './tables.ts';

/** Aggregates new events of the log for business statistics, every five minutes (BD-05). */
export const rollUpStats = defineJob({
  name: 'roll-up-stats',
  data: z.object({}),
  cron: '*/5 * * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    let counted = 0;
    for (let taken = await rollUp(db); taken > 0; taken = await rollUp(db)) {
      counted += taken;
      signal.throwIfAborted();
    }
    log.info({ counted }, 'events are counted');
  },
});

/** Deletes statistics that are older than any displayed range and its previous period, every night. */
export const purgeStats = defineJob({
  name: 'purge-stats',
  data: z.object({}),
  cron: '53 3 * * *',
  async handle(_, { db, now, log }: Deps, { signal }) {
    const first = new Date(now().getTime() - STATS_RETENTION_DAYS * 86_400_000).toISOString().slice(0, 10);
    const hours = await deleteBatches(db, statHours, sql`hour < ${first}::timestamptz`, signal);
    const blocks = await deleteBatches(db, statBlocks, sql`first_day + span <= ${first}::date`, signal);
    log.info({ hours, blocks }, 'old numbers of businesses are removed');
  },
});
