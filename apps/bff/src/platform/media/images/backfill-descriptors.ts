import type { DatabaseDeps, ImageStoreDeps, LogDeps } from '../../deps.ts';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { z } from 'zod';
import { defineJob } from '../../jobs/index.ts';
import { imagePath, describeImage, ANALYSIS_RENDITION } from './process-image.ts';
import { readFile } from './read-file.ts';
import { images } from './tables.ts';

const AT_ONCE = 100;

/** Every ten minutes, computes the descriptors of images that were stored before those of parts existed. */
export const backfillImageDescriptors = defineJob({
  name: 'tell-looks',
  data: z.object({}),
  cron: '*/10 * * * *',
  lease: { seconds: 3600 },
  async handle(_, { db, imageStore, log }: DatabaseDeps & ImageStoreDeps & LogDeps, { signal }) {
    let updated = 0;
    let after = 0n;
    for (;;) {
      signal.throwIfAborted();
      const batch = await db
        .select({ id: images.id, signature: images.signature })
        .from(images)
        .where(and(isNull(images.partLooks), gt(images.id, after)))
        .orderBy(asc(images.id))
        .limit(AT_ONCE);
      for (const { id, signature } of batch) {
        after = id;
        const bytes = await readFile(imageStore, imagePath(ANALYSIS_RENDITION, signature, 'webp'));
        if (!bytes) {
          log.warn({ signature }, 'a picture has no look: its files are not in the store');
          continue;
        }
        await db
          .update(images)
          .set(await describeImage(sharp(bytes)))
          .where(eq(images.id, id));
        updated += 1;
      }
      if (batch.length < AT_ONCE) break;
    }
    if (updated > 0) log.info({ updated }, 'computed the descriptors of images');
  },
});
