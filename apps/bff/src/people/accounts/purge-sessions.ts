import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { sessions } from './tables.ts';

/** Deletes expired sessions, every night. */
export const purgeSessions = defineJob({
  name: 'purge-sessions',
  data: z.object({}),
  cron: '17 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const removed = await deleteBatches(db, sessions, sql`${sessions.expiresAt} <= now()`, signal);
    log.info({ removed }, 'ended sessions are removed');
  },
});
