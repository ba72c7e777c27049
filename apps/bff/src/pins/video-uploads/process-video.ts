import { and, eq, isNull, sql } from 'drizzle-orm';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ErrorCode } from '../../platform/errors/errors.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import {
  POSTER_FILE,
  runVideoTask,
  VideoProcessEndedError,
  VideoUnreadableError,
  type TranscodeResult,
  type VideoRejection,
} from '../../platform/media/videos/index.ts';
import { saveImage } from '../image-lifecycle/index.ts';
import type { Deps } from './deps.ts';
import { storeVideoFiles } from './store-video-files.ts';
import { videoUploads } from './tables.ts';
import { videoFolders, type VideoFolders } from './video-folders.ts';

/** Crashes of the process after which a video counts as broken. */
const CRASHES_MAX = 3;
/** Maximum duration of a run in seconds: enough for 15 minutes of 4K on a busy machine. */
const LEASE_SECONDS = 6 * 3600;
/** Seconds after which a process without a heartbeat counts as dead, and the job is retried. */
const HEARTBEAT_SECONDS = 30;
const RESULT_FILE = 'result.json';
const AUDIO_FILE = 'audio.m4a';

/** The results of transcoding, as written beside the files. */
type VideoResult = TranscodeResult & { readonly isSoundDropped: boolean };
type Outcome =
  | { readonly ok: true; readonly result: VideoResult }
  | { readonly ok: false; readonly code: VideoRejection; readonly codec?: string };

/**
 * Makes the renditions of an uploaded video (CR-07), one video at a time, in a process at the lowest priority. Nothing is
 * visible before the end: the files are written to a folder of another name first, then stored, and the row is last. A run
 * after a crash begins where the files are complete.
 */
export const processVideo = defineJob({
  name: 'process-video',
  data: z.object({ uploadId: z.string() }),
  retry: { limit: 20, seconds: 5, atMostSeconds: 300 },
  lease: { seconds: LEASE_SECONDS, heartbeatSeconds: HEARTBEAT_SECONDS },
  async handle({ uploadId }, deps: Deps, { signal }) {
    const { db, env } = deps;
    const id = BigInt(uploadId);
    // It already has an image: only its cover changes.
    const isThis = and(
      eq(videoUploads.id, id),
      eq(videoUploads.state, 'processing'),
      isNull(videoUploads.imageId),
    );
    const [upload] = await db.select().from(videoUploads).where(isThis);
    const folders = videoFolders(env);
    if (!upload) return folders.remove(id);
    const outcome = await transcodeOnce(deps, { ...upload, folders }, signal);
    if (!outcome.ok) await failVideo(deps, id, outcome);
    else {
      const { result } = outcome;
      const folder = folders.resultFolder(id);
      const bytes = await readFile(join(folder, POSTER_FILE));
      const poster = await saveImage(
        deps,
        upload.ownerId,
        { kind: 'upload', bytes },
        { distinctBy: posterName(id, upload.coverMs) },
      );
      if (!poster.ok) throw new Error(`The poster of a video was refused: ${poster.code}.`);
      await storeVideoFiles(deps.imageStore, { folder, signature: poster.row.signature, result });
      const [largest] = result.renditions;
      await db
        .update(videoUploads)
        .set({
          state: 'succeeded',
          progress: 100,
          imageId: poster.row.id,
          width: largest?.width ?? null,
          height: largest?.height ?? null,
          durationMs: Math.round(result.seconds * 1000),
          renditions: result.renditions.map(({ name }) => name),
          isSoundDropped: result.isSoundDropped,
          activeAt: deps.now(),
        })
        .where(isThis);
    }
    await folders.remove(id);
  },
});

/** Distinguishes the poster from one of the same pixels: two videos can begin with the same frame. */
export function posterName(id: bigint, coverMs: number): string {
  return `video ${id} at ${coverMs}`;
}

async function failVideo(
  { db, now }: Deps,
  id: bigint,
  { code, codec }: { readonly code: ErrorCode; readonly codec?: string },
): Promise<void> {
  await db
    .update(videoUploads)
    .set({ state: 'failed', failureCode: code, failureCodec: codec ?? null, activeAt: now() })
    .where(and(eq(videoUploads.id, id), eq(videoUploads.state, 'processing')));
}

type Work = {
  readonly id: bigint;
  readonly coverMs: number;
  readonly crashes: number;
  readonly folders: VideoFolders;
};

/** Transcodes a video unless an earlier run has completed that. */
async function transcodeOnce(deps: Deps, work: Work, signal: AbortSignal): Promise<Outcome> {
  const known = await readResult(work.folders.resultFolder(work.id));
  if (known) return { ok: true, result: known };
  if (work.crashes >= CRASHES_MAX) return { ok: false, code: 'video_invalid' };
  try {
    return await transcode(deps, work, signal);
  } catch (error) {
    if (error instanceof VideoUnreadableError)
      return { ok: false, code: error.isCut ? 'video_truncated' : 'video_invalid' };
    if (error instanceof VideoProcessEndedError)
      await deps.db
        .update(videoUploads)
        .set({ crashes: sql`${videoUploads.crashes} + 1` })
        .where(eq(videoUploads.id, work.id));
    throw error;
  }
}

async function transcode(deps: Deps, { id, coverMs, folders }: Work, ending: AbortSignal): Promise<Outcome> {
  const source = folders.sourceFile(id);
  const { ffmpegPath } = deps.env;
  const probe = await runVideoTask(
    { kind: 'probe', source, takesEveryCodec: ffmpegPath !== undefined },
    { signal: ending },
  );
  if (!probe.ok) return probe;
  const folder = await folders.createUnfinished(id);
  const hasSound = probe.video.hasAudio;
  const audio = hasSound && ffmpegPath === undefined ? await prepareSound(source, folder, ending) : null;
  const removed = new AbortController();
  const signal = AbortSignal.any([ending, removed.signal]);
  let writing = Promise.resolve();
  const task = { source, audio, folder, ...probe.video, coverSeconds: coverMs / 1000 };
  const result = await runVideoTask(
    { kind: 'transcode', ...task, ffmpeg: ffmpegPath },
    {
      signal,
      onProgress: (share) => {
        writing = writing.then(async () => {
          const isThere = await writeProgress(deps, id, share);
          if (!isThere) removed.abort(new Error('The upload was deleted.'));
        });
        writing.catch(() => undefined); // a failed write is ignored; the next one accesses the database again
      },
    },
  );
  await writing.catch(() => undefined);
  const complete = { ...result, isSoundDropped: hasSound && ffmpegPath === undefined && audio === null };
  await rm(join(folder, AUDIO_FILE), { force: true });
  await writeFile(join(folder, RESULT_FILE), JSON.stringify(complete));
  // A run of another process may have finished first: its results are equivalent.
  await rename(folder, folders.resultFolder(id)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return { ok: true, result: (await readResult(folders.resultFolder(id))) ?? complete };
}

/** Returns the file of the sound in AAC, or null when it cannot be decoded: the video is silent then. */
async function prepareSound(source: string, folder: string, signal: AbortSignal): Promise<string | null> {
  const target = join(folder, AUDIO_FILE);
  try {
    await runVideoTask({ kind: 'audio', source, target }, { signal });
    return target;
  } catch (error) {
    signal.throwIfAborted();
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    return null;
  }
}

/** Writes the progress; returns false when the upload no longer exists. */
async function writeProgress({ db, now }: Deps, id: bigint, share: number): Promise<boolean> {
  const written = await db
    .update(videoUploads)
    .set({ progress: Math.min(99, Math.floor(share * 100)), activeAt: now() })
    .where(and(eq(videoUploads.id, id), eq(videoUploads.state, 'processing')));
  return written.rowCount === 1;
}

async function readResult(folder: string): Promise<VideoResult | undefined> {
  const path = join(folder, RESULT_FILE);
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere ? (JSON.parse(await readFile(path, 'utf8')) as VideoResult) : undefined;
}
