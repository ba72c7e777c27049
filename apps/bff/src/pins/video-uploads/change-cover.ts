import { and, eq } from 'drizzle-orm';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { copyVideoFiles, images, videoPath } from '../../platform/media/images/index.ts';
import { POSTER_FILE, runVideoTask } from '../../platform/media/videos/index.ts';
import { saveImage } from '../image-lifecycle/index.ts';
import type { Deps } from './deps.ts';
import { posterName } from './process-video.ts';
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
    const { db, env, imageStore } = deps;
    const id = BigInt(uploadId);
    const [upload] = await db
      .select({ ownerId: videoUploads.ownerId, coverMs: videoUploads.coverMs, signature: images.signature })
      .from(videoUploads)
      .innerJoin(images, eq(images.id, videoUploads.imageId))
      .where(and(eq(videoUploads.id, id), eq(videoUploads.state, 'processing')));
    if (!upload) return;
    const folder = videoFolders(env).unfinishedFolder(id);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const source = join(folder, 'source.mp4');
    const stored = await imageStore.get(videoPath('720p', upload.signature));
    if (!stored) throw new Error('The file of a video is not in the store.');
    await pipeline(stored.open(), createWriteStream(source));
    const target = join(folder, POSTER_FILE);
    await runVideoTask({ kind: 'cover', source, seconds: upload.coverMs / 1000, target }, { signal });
    const bytes = await readFile(target);
    const poster = await saveImage(
      deps,
      upload.ownerId,
      { kind: 'upload', bytes },
      posterName(id, upload.coverMs),
    );
    if (!poster.ok) throw new Error(`The poster of a video was refused: ${poster.code}.`);
    if (poster.row.signature !== upload.signature)
      await copyVideoFiles(imageStore, upload.signature, poster.row.signature);
    await db
      .update(videoUploads)
      .set({ state: 'succeeded', imageId: poster.row.id, activeAt: deps.now() })
      .where(
        and(
          eq(videoUploads.id, id),
          eq(videoUploads.state, 'processing'),
          eq(videoUploads.coverMs, upload.coverMs),
        ),
      );
    await rm(folder, { recursive: true, force: true });
  },
});
