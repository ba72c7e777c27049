import { DRAFT_RETENTION_DAYS } from '@pegboard/types';
import { lte, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { pinDrafts } from './tables.ts';

const DAY_MS = 86_400_000;
/** Retention of a deleted draft: longer than it can be restored, because clocks differ. */
const DELETED_MS = 3_600_000;

/**
 * Every hour, removes the drafts that have not changed for `DRAFT_RETENTION_DAYS` and are not scheduled (CR-10), and those
 * that were deleted an hour ago.
 */
export const purgeDrafts = defineJob({
  name: 'purge-drafts',
  data: z.object({}),
  cron: '27 * * * *',
  async handle(_, { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>, { signal }) {
    const before = (ms: number): Date => new Date(now().getTime() - ms);
    const isOld = sql`${lte(pinDrafts.updatedAt, before(DRAFT_RETENTION_DAYS * DAY_MS))}
      and ${ne(pinDrafts.state, 'scheduled')}`;
    const old = await deleteBatches(db, pinDrafts, isOld, signal);
    const deleted = await deleteBatches(db, pinDrafts, lte(pinDrafts.deletedAt, before(DELETED_MS)), signal);
    log.info({ old, deleted }, 'old and deleted drafts are removed');
  },
});
