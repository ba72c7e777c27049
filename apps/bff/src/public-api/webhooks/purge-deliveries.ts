import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { DELIVERY_DAYS } from './rules.ts';
import { webhookDeliveries } from './tables.ts';

/** Every night, removes deliveries of webhooks that are older than 30 days. */
export const purgeWebhookDeliveries = defineJob({
  name: 'purge-webhook-deliveries',
  data: z.object({}),
  cron: '41 3 * * *',
  async handle(_, { db, log, now }: Deps, { signal }) {
    const before = new Date(now().getTime() - DELIVERY_DAYS * 86_400_000).toISOString();
    const removed = await deleteBatches(
      db,
      webhookDeliveries,
      sql`${webhookDeliveries.createdAt} < ${before}::timestamptz`,
      signal,
    );
    log.info({ removed }, 'old deliveries of webhooks are removed');
  },
});
