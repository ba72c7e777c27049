import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { auditEntries } from './tables.ts';

/** Days for which actions are kept. The trigger of the table and `docs/privacy.md` state the same. */
const AUDIT_DAYS = 730;

/** Deletes actions after two years, every night. */
export const purgeAuditLog = defineJob({
  name: 'purge-audit-log',
  data: z.object({}),
  cron: '57 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const isOld = sql`${auditEntries.at} <= now() - make_interval(days => ${AUDIT_DAYS})`;
    const removed = await deleteBatches(db, auditEntries, isOld, signal);
    log.info({ removed }, 'old entries of the audit log are removed');
  },
});
