import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { PUBLISH_SCHEDULED } from './publish-scheduled.ts';
import { pinDrafts } from './tables.ts';

const AT_ONCE = 500;

/**
 * Every minute, queues the publication of due drafts whose jobs were lost or failed, for example after a restored
 * backup. Skips those that are being published.
 */
export const queueDueDrafts = defineJob({
  name: 'queue-due-drafts',
  data: z.object({}),
  cron: '* * * * *',
  retry: { limit: 0, seconds: 1, atMostSeconds: 1 },
  isTransactional: true,
  async handle(_, { db, jobs, log, now }: Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>) {
    const at = now();
    const due = await db
      .select({ id: pinDrafts.id, scheduledAt: pinDrafts.scheduledAt })
      .from(pinDrafts)
      .where(
        and(eq(pinDrafts.state, 'scheduled'), isNull(pinDrafts.deletedAt), lte(pinDrafts.scheduledAt, at)),
      )
      .orderBy(asc(pinDrafts.scheduledAt), asc(pinDrafts.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { id, scheduledAt } of due)
      await jobs.enqueue(db, PUBLISH_SCHEDULED, {
        draftId: String(id),
        dueAt: (scheduledAt ?? at).toISOString(),
      });
    if (due.length > 0) log.info({ due: due.length }, 'scheduled pins are late and are published now');
  },
});
