import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { renamePicture } from './rename-picture.ts';
import { images } from '../../platform/media/images/tables.ts';

const AT_ONCE = 100;

/**
 * Every ten minutes, renames images with unkeyed names to their keyed ones, oldest first, while the site runs: after an
 * upgrade, after a restored backup, and those of processes of the previous version.
 */
export const renamePictures = defineJob({
  name: 'rename-pictures',
  data: z.object({}),
  cron: '*/10 * * * *',
  lease: { seconds: 3600 },
  async handle(_, deps: Deps, { signal }) {
    const { db, log } = deps;
    let renamed = 0;
    let after = 0n;
    for (;;) {
      signal.throwIfAborted();
      const batch = await db
        .select({ id: images.id })
        .from(images)
        .where(and(eq(images.hasKeyedName, false), gt(images.id, after)))
        .orderBy(asc(images.id))
        .limit(AT_ONCE);
      for (const { id } of batch) {
        signal.throwIfAborted();
        after = id;
        try {
          if (await renamePicture(deps, id)) renamed += 1;
        } catch (err) {
          log.warn({ err, id: String(id) }, 'a picture keeps its former name until the next run');
        }
      }
      if (batch.length < AT_ONCE) break;
    }
    if (renamed > 0) log.info({ renamed }, 'pictures have keyed names');
  },
});
