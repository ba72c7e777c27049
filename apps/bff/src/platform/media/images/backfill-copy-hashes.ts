import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { z } from 'zod';
import type { DatabaseDeps, ImageStoreDeps, LogDeps } from '../../deps.ts';
import { defineJob } from '../../jobs/index.ts';
import { ANALYSIS_RENDITION, imagePath, readCopyHash } from './process-image.ts';
import { readFile } from './read-file.ts';
import { images } from './tables.ts';

const BATCH = 100;
/** The number of images of one run; a hash takes some 10 ms. */
const IMAGES_PER_RUN = 5000;

/** Every ten minutes, computes the copy hashes of images that were stored without one (BY-04). */
export const backfillCopyHashes = defineJob({
  name: 'hash-copies',
  data: z.object({}),
  cron: '4-59/10 * * * *',
  lease: { seconds: 3600 },
  async handle(_, { db, imageStore, log }: DatabaseDeps & ImageStoreDeps & LogDeps, { signal }) {
    let updated = 0;
    let after = 0n;
    for (let read = 0; read < IMAGES_PER_RUN; read += BATCH) {
      signal.throwIfAborted();
      const batch = await db
        .select({ id: images.id, signature: images.signature })
        .from(images)
        .where(and(isNull(images.copyHash), gt(images.id, after)))
        .orderBy(asc(images.id))
        .limit(BATCH);
      for (const { id, signature } of batch) {
        after = id;
        const bytes = await readFile(imageStore, imagePath(ANALYSIS_RENDITION, signature, 'webp'));
        if (!bytes) continue;
        const copyHash = (await readCopyHash(sharp(bytes))) ?? '';
        await db.update(images).set({ copyHash }).where(eq(images.id, id));
        updated += 1;
      }
      if (batch.length < BATCH) break;
    }
    if (updated > 0) log.info({ updated }, 'computed the copy hashes of images');
  },
});
