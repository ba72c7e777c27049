import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { aggregateSaves } from './count-saves.ts';

/** Every ten minutes, counts what was saved, for the lists of today (WB-06). */
export const countSavesJob = defineJob({
  name: 'count-saves',
  data: z.object({}),
  cron: '*/10 * * * *',
  handle: (_, { db, now }, { signal }) => aggregateSaves(db, now(), signal),
});
