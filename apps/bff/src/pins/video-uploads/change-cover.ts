import { and, eq } from 'drizzle-orm';
import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { copyVideoFiles, images } from '../../platform/media/images/index.ts';
import { saveImage } from '../image-lifecycle/index.ts';
import type { Deps } from './deps.ts';
import { posterName } from './process-video.ts';
import { readFrame } from './read-frame.ts';
import { videoUploads } from './tables.ts';
import { videoFolders } from './video-folders.ts';

/**
 * Makes the frame at `coverMs` the poster of a processed video. The files of the video get the name of the new poster, and
 * the old ones remain until nothing shows the old poster.
 */
export const changeCover = defineJob({
  name: 'change-video-cover',
  data: z.object({ uploadId: z.string() }),
  retry: { limit: 5, seconds: 5, atMostSeconds: 60 },
  lease: { seconds: 300 },
  async handle({ uploadId }, deps: Deps, { signal }) {
    const { db, env } = deps;
    const id = BigInt(uploadId);
    const [upload] = await db
      .select({ ownerId: videoUploads.ownerId, coverMs: videoUploads.coverMs, signature: images.signature })
      .from(videoUploads)
      .innerJoin(images, eq(images.id, videoUploads.imageId))
      .where(and(eq(videoUploads.id, id), eq(videoUploads.state, 'processing')));
    if (!upload) return;
    const isThis = and(
      eq(videoUploads.id, id),
      eq(videoUploads.state, 'processing'),
      eq(videoUploads.coverMs, upload.coverMs),
    );
    const folder = await videoFolders(env).createUnfinished(id);
    try {
      const bytes = await readFrame(deps, { ...upload, folder }, signal);
      const name = posterName(id, upload.coverMs);
      const poster = await saveImage(deps, upload.ownerId, { kind: 'upload', bytes }, { distinctBy: name });
      if (!poster.ok) throw new Error(`The poster of a video was refused: ${poster.code}.`);
      if (poster.row.signature !== upload.signature)
        await copyVideoFiles(deps.imageStore, upload.signature, poster.row.signature);
      await db
        .update(videoUploads)
        .set({ state: 'succeeded', imageId: poster.row.id, activeAt: deps.now() })
        .where(isThis);
    } catch (error) {
      signal.throwIfAborted();
      // On failure the video keeps its present poster.
      await db.update(videoUploads).set({ state: 'succeeded', activeAt: deps.now() }).where(isThis);
      deps.log.warn({ err: error }, 'the poster of a video was not changed');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});
