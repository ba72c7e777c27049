import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { removeContent } from '../../pins/pins/index.ts';

/**
 * Re-applies takedowns of the last day, every five minutes, to pins that were saved concurrently: the save
 * had read the pin before it was removed. Later saves are not possible.
 */
export const reapplyTakedowns = defineJob({
  name: 'keep-removed',
  data: z.object({}),
  cron: '*/5 * * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct object_id::text as id from moderation_decisions
      where kind = 'pin' and decision = 'remove' and withdrawn_at is null and created_at > now() - interval '1 day'
        and exists (select from pins where pins.content_id = object_id and pins.deleted_at is null)`);
    for (const { id } of rows) {
      signal.throwIfAborted();
      await db.transaction((tx) => removeContent(tx, BigInt(id)));
    }
    if (rows.length > 0) log.info({ contents: rows.length }, 'copies of removed pins are taken down');
  },
});
