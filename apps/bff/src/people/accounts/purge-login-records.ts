import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { loginDevices, pendingLogins } from './tables.ts';

/** Deletes expired pending log-ins, and devices without a log-in for a year, every night. */
export const purgeLoginRecords = defineJob({
  name: 'purge-login-records',
  data: z.object({}),
  cron: '43 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const pending = await deleteBatches(db, pendingLogins, sql`${pendingLogins.expiresAt} <= now()`, signal);
    const isUnused = sql`${loginDevices.lastUsedAt} <= now() - interval '365 days'`;
    const devices = await deleteBatches(db, loginDevices, isUnused, signal);
    log.info({ pending, devices }, 'old records of log-ins are removed');
  },
});
