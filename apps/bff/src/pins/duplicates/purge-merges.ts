import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { pinMerges } from './tables.ts';
import { MERGE_UNDO_DAYS } from './undo-merge.ts';

/** Every day, deletes the records of merges that can no longer be undone. */
export const purgePinMerges = defineJob({
  name: 'purge-pin-merges',
  data: z.object({}),
  cron: '41 4 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const isOld = sql`merged_at < now() - make_interval(days => ${MERGE_UNDO_DAYS})`;
    const removed = await deleteBatches(db, pinMerges, isOld, signal);
    log.info({ removed }, 'records of former merges of pins are removed');
  },
});
