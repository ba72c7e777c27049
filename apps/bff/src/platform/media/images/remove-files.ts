import type { DatabaseDeps, ImageStoreDeps, JobDeps } from '../../deps.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../jobs/index.ts';
import type { FilePurgeDeps } from './file-purge.ts';
import { storedFiles } from './image-files.ts';
import { lockPicture } from './lock-picture.ts';
import { purgeImageFiles } from './purge-files.ts';
import { images } from './tables.ts';

/**
 * Deletes the files of an image at every size, and of its video, unless it has been stored again since (promises.md,
 * 'Uploads'). Queues their removal from the caches in front of the site, if the operator has set one.
 */
export const removeImageFiles = defineJob({
  name: 'remove-image-files',
  data: z.object({ signature: z.string().regex(/^[0-9a-f]{32}$/) }),
  async handle(
    { signature },
    { db, imageStore, jobs, purgeFiles }: DatabaseDeps & FilePurgeDeps & ImageStoreDeps & JobDeps,
  ) {
    await db.transaction(async (tx) => {
      await lockPicture(tx, signature);
      const [stored] = await tx.select({ id: images.id }).from(images).where(eq(images.signature, signature));
      if (stored) return;
      await Promise.all(storedFiles(signature).map((path) => imageStore.delete(path)));
      if (purgeFiles) await jobs.enqueue(tx, purgeImageFiles, { signature });
    });
  },
});
