import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { EVENT_RETENTION_DAYS, HOURLY_RETENTION_DAYS, VISITOR_RETENTION_DAYS } from './rules.ts';
import { adClickers, conversionEvents, conversionHours, conversionUploads, siteVisitors } from './tables.ts';

/**
 * Deletes events, visits and uploads after their retention, every night. The statistics of campaigns stay.
 */
export const purgeConversions = defineJob({
  name: 'purge-conversions',
  data: z.object({}),
  cron: '37 3 * * *',
  async handle(_, { db, now, log }: Deps, { signal }) {
    const before = (days: number) =>
      sql`${new Date(now().getTime() - days * 86_400_000).toISOString()}::timestamptz`;
    const events = await deleteBatches(
      db,
      conversionEvents,
      sql`received_at < ${before(EVENT_RETENTION_DAYS)}`,
      signal,
    );
    await deleteBatches(db, conversionHours, sql`hour < ${before(HOURLY_RETENTION_DAYS)}`, signal);
    await deleteBatches(db, conversionUploads, sql`created_at < ${before(EVENT_RETENTION_DAYS)}`, signal);
    const visits = await deleteBatches(
      db,
      siteVisitors,
      sql`seen_at < ${before(VISITOR_RETENTION_DAYS)}`,
      signal,
    );
    const clicks = await deleteBatches(
      db,
      adClickers,
      sql`clicked_at < ${before(VISITOR_RETENTION_DAYS)}`,
      signal,
    );
    log.info({ events, visits, clicks }, 'old events and visits of sites are forgotten');
  },
});
