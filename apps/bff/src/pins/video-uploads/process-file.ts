import { eq } from 'drizzle-orm';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { VideoProcessEndedError } from '../../platform/media/videos/index.ts';
import { assertTranscoding } from './assert-transcoding.ts';
import type { Deps } from './deps.ts';
import { processVideo } from './process-video.ts';
import { registerVideo } from './register-video.ts';
import { videoUploads } from './tables.ts';
import { videoFolders } from './video-folders.ts';

/** A video of a file that the site has, such as one of an import. */
export type FileVideo = {
  /** Names the upload: the same id continues an interrupted call. */
  readonly id: bigint;
  readonly bytes: number;
  /** The time of the frame that becomes its image. */
  readonly coverMs: number;
  readonly open: () => Promise<Readable>;
};

/**
 * Processes a video as one that the member uploaded, in this process, so that `publishVideo` finds it by its id. It counts as an upload of the
 * day. Throws `video_unavailable`, what `registerVideo` throws, and errors of reading the file.
 */
export async function processFile(
  deps: Deps,
  viewer: SignedIn,
  { id, bytes, coverMs, open }: FileVideo,
  signal: AbortSignal,
): Promise<void> {
  const { db, env, now } = deps;
  assertTranscoding(env);
  const isThis = eq(videoUploads.id, id);
  const find = async (): Promise<typeof videoUploads.$inferSelect | undefined> =>
    (await db.select().from(videoUploads).where(isThis))[0];
  let known = await find();
  if (known && known.ownerId !== viewer.id) throw new AppError('upload_not_found');
  const isGone = known?.state === 'succeeded' && known.imageId === null;
  if (known?.state === 'failed' || isGone) {
    // It is tried again: the site may read more kinds of videos now.
    await db.delete(videoUploads).where(isThis);
    known = undefined;
  }
  if (!known) await registerVideo(db, viewer, { id, bytes, now: now() });
  if (!known || known.state === 'uploading') {
    const folders = videoFolders(env);
    await folders.prepare();
    const target = createWriteStream(folders.sourceFile(id), { mode: 0o600, flush: true });
    await pipeline(await open(), target, { signal });
    await db.update(videoUploads).set({ state: 'processing', coverMs, activeAt: now() }).where(isThis);
  }
  while ((await find())?.state === 'processing')
    try {
      signal.throwIfAborted();
      await processVideo.handle({ uploadId: String(id) }, deps, { id: String(id), signal });
    } catch (error) {
      // Its process crashed, which the job counts: a video that crashes it too often is rejected.
      if (!(error instanceof VideoProcessEndedError)) throw error;
    }
}
