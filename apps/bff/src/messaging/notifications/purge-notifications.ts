import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { news } from './tables.ts';

/** Retention of notifications in days after they were last extended. Not specified; our choice. */
export const NOTIFICATION_RETENTION_DAYS = 90;

/** Deletes notifications that were not extended for 90 days, every night. */
export const purgeNotifications = defineJob({
  name: 'purge-news',
  data: z.object({}),
  cron: '47 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const isOld = sql`${news.lastAt} <= now() - make_interval(days => ${NOTIFICATION_RETENTION_DAYS})`;
    const removed = await deleteBatches(db, news, isOld, signal);
    log.info({ removed }, 'old news are removed');
  },
});
