import type { DatabaseDeps, ImageStoreDeps } from '../../deps.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../jobs/index.ts';
import { lockPicture } from './lock-picture.ts';
import { imagePath } from './process-image.ts';
import { RENDITION_NAMES } from './renditions.ts';
import { images } from './tables.ts';
import { videoPaths } from './video-files.ts';

const EXTENSIONS = ['webp', 'jpg', 'avif', 'gif'] as const;

/**
 * Deletes the files of an image at every size, and of its video, unless it has been stored again since (promises.md,
 * 'Uploads').
 */
export const removeImageFiles = defineJob({
  name: 'remove-image-files',
  data: z.object({ signature: z.string().regex(/^[0-9a-f]{32}$/) }),
  async handle({ signature }, { db, imageStore }: DatabaseDeps & ImageStoreDeps) {
    await db.transaction(async (tx) => {
      await lockPicture(tx, signature);
      const [stored] = await tx.select({ id: images.id }).from(images).where(eq(images.signature, signature));
      if (stored) return;
      const paths = [...RENDITION_NAMES].flatMap((size) =>
        EXTENSIONS.map((extension) => imagePath(size, signature, extension)),
      );
      await Promise.all([...paths, ...videoPaths(signature)].map((path) => imageStore.delete(path)));
    });
  },
});
