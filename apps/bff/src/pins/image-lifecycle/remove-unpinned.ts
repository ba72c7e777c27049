import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { isPinned, removePictureIfUnused } from './remove-picture.ts';
import { imagesOfContent } from './picture-uses.ts';
import { withholdPicture } from './withhold-picture.ts';

/** Covers a run that was missed or aborted; older images are removed by the nightly job. */
const BACK_MS = 3_600_000;
const AT_ONCE = 500;

/**
 * Every five minutes, removes the images of contents whose last pin was deleted, in any way: single, in bulk, or with a
 * board (promises.md: 'gone at all sizes when the pin goes').
 */
export const removeUnpinned = defineJob({
  name: 'remove-unpinned',
  data: z.object({}),
  cron: '*/5 * * * *',
  async handle(_, deps: Deps, { signal }) {
    const { db, now, log } = deps;
    const since = new Date(now().getTime() - BACK_MS).toISOString();
    let removed = 0;
    let after = 0n;
    for (;;) {
      signal.throwIfAborted();
      const { rows } = await db.execute<{ id: string; images: readonly string[] }>(sql`
        select contents.id::text as id, ${imagesOfContent()} as images
        from contents
        where contents.id > ${after}
          and contents.id in (select content_id from pins where deleted_at > ${since}::timestamptz)
          and not exists (select from pins where pins.content_id = contents.id and ${isPinned(now())})
        order by contents.id limit ${AT_ONCE}`);
      for (const id of new Set(rows.flatMap(({ images }) => images))) {
        await withholdPicture(deps, BigInt(id));
        if (await removePictureIfUnused(deps, BigInt(id))) removed += 1;
      }
      const last = rows.at(-1);
      if (rows.length < AT_ONCE || !last) break;
      after = BigInt(last.id);
    }
    if (removed > 0) log.info({ removed }, 'pictures of deleted pins are removed');
  },
});
