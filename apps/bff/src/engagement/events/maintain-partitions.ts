import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { dropOldPartitions, openPartitions } from './partitions.ts';

/** Creates the partitions of the coming days, and drops those after the retention, every night (EL-02). */
export const maintainEventPartitions = defineJob({
  name: 'tend-events',
  data: z.object({}),
  cron: '41 2 * * *',
  async handle(_, { db, now, log }: Deps) {
    await openPartitions(db, now());
    const dropped = await dropOldPartitions(db, now());
    log.info({ dropped }, 'days of events are dropped');
  },
});
