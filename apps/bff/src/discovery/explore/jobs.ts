import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { aggregateSaves } from './count-saves.ts';

/** Counts saves for today's lists, every ten minutes (WB-06). */
export const countSavesJob = defineJob({
  name: 'count-saves',
  data: z.object({}),
  cron: '*/10 * * * *',
  handle: (_, { db, now }, { signal }) => aggregateSaves(db, now(), signal),
});
