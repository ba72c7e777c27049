import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { videoPath } from '../../platform/media/images/index.ts';
import { POSTER_FILE, runVideoTask } from '../../platform/media/videos/index.ts';
import type { Deps } from './deps.ts';

/** A frame of a stored video, and the folder for the files that are needed to read it. */
export type FrameOptions = {
  readonly coverMs: number;
  /** The signature of the present poster, which names the files of the video. */
  readonly signature: string;
  readonly folder: string;
};

/** Returns a frame of a stored video as an image. */
export async function readFrame(
  { imageStore }: Pick<Deps, 'imageStore'>,
  { coverMs, signature, folder }: FrameOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const [source, target] = [join(folder, 'source.mp4'), join(folder, POSTER_FILE)];
  const stored = await imageStore.get(videoPath('720p', signature));
  if (!stored) throw new Error('The file of a video is not in the store.');
  await pipeline(stored.open(), createWriteStream(source));
  await runVideoTask({ kind: 'cover', source, seconds: coverMs / 1000, target }, { signal });
  return readFile(target);
}
