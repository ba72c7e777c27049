import { GUEST_IMAGE_RETENTION_DAYS } from '@pegboard/types';
import { inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { boardGuestImages } from '../board-access/index.ts';
import { removePictureIfUnused } from '../image-lifecycle/index.ts';
import type { Deps } from './deps.ts';

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 200;

/**
 * Every hour, removes the images of guests that waited for review for `GUEST_IMAGE_RETENTION_DAYS`, as if they were declined: with
 * the names of their guests and their files, unless something else shows them (IO-09).
 */
export const purgeGuestImages = defineJob({
  name: 'purge-guest-images',
  data: z.object({}),
  cron: '37 * * * *',
  lease: { seconds: 1800 },
  async handle(_, deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>, { signal }) {
    const { db, log, now } = deps;
    const before = new Date(now().getTime() - GUEST_IMAGE_RETENTION_DAYS * DAY_MS);
    const old = db
      .select({ id: boardGuestImages.id })
      .from(boardGuestImages)
      .where(lte(boardGuestImages.createdAt, before))
      .limit(ROWS_AT_ONCE);
    let removed = 0;
    for (;;) {
      signal.throwIfAborted();
      // One that is being reviewed is either gone, or deleted by this statement: the review then reports that.
      const rows = await db
        .delete(boardGuestImages)
        .where(inArray(boardGuestImages.id, old))
        .returning({ imageId: boardGuestImages.imageId });
      for (const { imageId } of rows) await removePictureIfUnused(deps, imageId);
      removed += rows.length;
      if (rows.length === 0) break;
    }
    if (removed > 0) log.info({ removed }, 'images of guests that waited too long are removed');
  },
});
