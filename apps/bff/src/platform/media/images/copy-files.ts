import { imageFiles } from './image-files.ts';
import { readFile } from './read-file.ts';
import type { images } from './tables.ts';
import { VIDEO_FILES, videoPath, videoPaths, type VideoFile } from './video-files.ts';
import type { ObjectStore } from '../../object-storage/index.ts';

type Picture = Pick<typeof images.$inferSelect, 'signature' | 'sizes' | 'isAnimated' | 'avifReady'>;

/** Stores the files of an image, and of its video, under a second name. Missing files are skipped. */
export async function copyFiles(store: ObjectStore, picture: Picture, name: string): Promise<void> {
  const renamed = imageFiles({ ...picture, signature: name });
  const paths = imageFiles(picture).map((from, at) => [from, renamed[at] ?? from] as const);
  await Promise.all(paths.map(([from, to]) => store.copy(from, to)));
  await copyVideoFiles(store, picture.signature, name);
}

/** Stores the files of a video under a second name, with rewritten play lists, which contain file names. */
export async function copyVideoFiles(store: ObjectStore, signature: string, name: string): Promise<void> {
  const sizes = Object.keys(VIDEO_FILES) as readonly VideoFile[];
  await Promise.all(
    sizes.map((size) =>
      VIDEO_FILES[size] === 'mp4'
        ? store.copy(videoPath(size, signature), videoPath(size, name))
        : copyPlayList(store, size, { signature, name }),
    ),
  );
}

async function copyPlayList(
  store: ObjectStore,
  size: VideoFile,
  { signature, name }: { readonly signature: string; readonly name: string },
): Promise<void> {
  const list = await readFile(store, videoPath(size, signature));
  if (!list) return;
  const [from, to] = [videoPaths(signature), videoPaths(name)];
  const text = from.reduce(
    (renamed, path, at) => renamed.replaceAll(path, to[at] ?? path),
    Buffer.from(list).toString('utf8'),
  );
  await store.put(videoPath(size, name), Buffer.from(text));
}
