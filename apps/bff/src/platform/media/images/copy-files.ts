import { imageFiles } from './image-files.ts';
import type { ImageStore } from './image-store.ts';
import { readFile } from './read-file.ts';
import type { images } from './tables.ts';
import { videoPath } from './video-files.ts';

type Picture = Pick<typeof images.$inferSelect, 'signature' | 'sizes' | 'isAnimated' | 'avifReady'>;

/** Stores the files of a picture, and of the video that it begins, under a second name. Files that are missing stay so. */
export async function copyFiles(store: ImageStore, picture: Picture, name: string): Promise<void> {
  const renamed = imageFiles({ ...picture, signature: name });
  const paths = imageFiles(picture).map((from, at) => [from, renamed[at] ?? from] as const);
  await Promise.all(paths.map(([from, to]) => store.copy(from, to)));
  const isVideo = await store.copy(videoPath('720p', picture.signature), videoPath('720p', name));
  if (isVideo) await copyPlayList(store, picture.signature, name);
}

/** Copies the play list of a video, which holds the address of the video. */
async function copyPlayList(store: ImageStore, signature: string, name: string): Promise<void> {
  const list = await readFile(store, videoPath('hls', signature));
  if (!list) return;
  const text = Buffer.from(list)
    .toString('utf8')
    .replaceAll(videoPath('720p', signature), videoPath('720p', name));
  await store.put(videoPath('hls', name), Buffer.from(text));
}
