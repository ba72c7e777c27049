import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { isPinned, removePictureIfUnused } from './remove-picture.ts';
import { withholdPicture } from './withhold-picture.ts';

const AT_ONCE = 1000;
/**
 * Milliseconds after which a stored image without references counts as unused: a request that stores one uses it at
 * once.
 */
const YOUNG_MS = 3_600_000;

/**
 * Every night, removes all unused images: those of closed accounts, of uploads without a pin, and those left by a
 * restart or a restored backup.
 */
export const sweepPictures = defineJob({
  name: 'sweep-pictures',
  data: z.object({}),
  cron: '37 2 * * *',
  lease: { seconds: 3600 },
  async handle(_, deps: Deps, { signal }) {
    const { db, now, log } = deps;
    const before = new Date(now().getTime() - YOUNG_MS).toISOString();
    let removed = 0;
    let after = 0n;
    for (;;) {
      signal.throwIfAborted();
      const { rows } = await db.execute<{ id: string; is_shown: boolean }>(sql`
        select id::text as id, exists (
          select from contents join pins on pins.content_id = contents.id
          where contents.image_id = batch.id and ${isPinned(now())}
        ) as is_shown
        from (
          select id from images where id > ${after} and created_at < ${before}::timestamptz order by id limit ${AT_ONCE}
        ) as batch order by batch.id`);
      for (const { id, is_shown: isShown } of rows) {
        if (isShown) continue;
        await withholdPicture(deps, BigInt(id));
        if (await removePictureIfUnused(deps, BigInt(id))) removed += 1;
      }
      const last = rows.at(-1);
      if (!last) break;
      after = BigInt(last.id);
    }
    if (removed > 0) log.info({ removed }, 'pictures that nothing shows are removed');
  },
});
