import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { dropOldPartitions, openPartitions } from './partitions.ts';

/** Every night, makes room for the events of the days to come, and drops the days that are kept no more (EL-02). */
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
