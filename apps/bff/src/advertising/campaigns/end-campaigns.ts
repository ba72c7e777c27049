import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { countedServings } from '../../business/ad-accounts/index.ts';

/**
 * Ends campaigns whose last day is over or whose total budget is spent, every quarter of an hour, so that
 * their pins are no longer ads; and deletes servings whose events would be too old to be accepted.
 */
export const endExpiredCampaigns = defineJob({
  name: 'tend-campaigns',
  data: z.object({}),
  cron: '*/15 * * * *',
  async handle(_, { db, log, now }: Deps, { signal }) {
    const isOver = sql`status in ('active', 'paused')
      and (ends_on < (${now().toISOString()}::timestamptz at time zone time_zone)::date or spent_micro >= total_micro)`;
    const { rows: ended } = await db.execute(sql`
      with over as materialized (
        select id from campaigns where ${isOver} order by id for no key update
      ), ended as (
        update campaigns set status = 'ended', updated_at = now()
        from over where campaigns.id = over.id and ${afterPart('over')}
        returning campaigns.id
      ), ${lockedPart(
        'content',
        'contents',
        sql`select content_id from pin_promotions where campaign_id in (select id from ended) and ${afterPart('ended')}`,
      )}
      update contents set is_promoted = false from content
      where contents.id = content.id and ${afterPart('content')} returning contents.id`);
    const old = sql`${countedServings.countedAt} < now() - interval '8 days'`;
    const forgotten = await deleteBatches(db, countedServings, old, signal);
    log.info({ ended: ended.length, forgotten }, 'campaigns that are over have ended');
  },
});
