import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { bulkMoves } from './tables.ts';

/** Every hour, deletes the places of bulk moves that can no longer be undone. */
export const purgeBulkMoves = defineJob({
  name: 'purge-bulk-moves',
  data: z.object({}),
  cron: '23 * * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const removed = await deleteBatches(db, bulkMoves, sql`moved_at < now() - interval '1 hour'`, signal);
    log.info({ removed }, 'places of former bulk moves are removed');
  },
});
