import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { IMAGES_PREFIX, videoPath } from '../../platform/media/images/index.ts';
import { masterPlayList, mediaPlayList, type TranscodeResult } from '../../platform/media/videos/index.ts';
import type { ObjectStore } from '../../platform/object-storage/index.ts';

/**
 * Stores the files of a video beside those of its poster, by the signature of the poster: the renditions as `720p`, `480p` and
 * `240p`, a play list for each, the play list of all of them as `hls`, and the `preview`. Replaces what is there.
 */
export async function storeVideoFiles(
  store: ObjectStore,
  video: { readonly folder: string; readonly signature: string; readonly result: TranscodeResult },
): Promise<void> {
  const { folder, signature, result } = video;
  const address = (path: string): string => `${IMAGES_PREFIX}/${path}`;
  const put = (path: string, file: string): Promise<void> =>
    store.put(path, createReadStream(join(folder, file)));
  const listed = [];
  for (const rendition of result.renditions) {
    const path = videoPath(rendition.name, signature);
    const listPath = videoPath(`hls-${rendition.name}`, signature);
    // Sequential, because the disk also serves pages.
    await put(path, `${rendition.name}.mp4`);
    await store.put(listPath, Buffer.from(mediaPlayList(rendition, address(path))));
    listed.push({ rendition, address: address(listPath) });
  }
  await put(videoPath('preview', signature), 'preview.mp4');
  await store.put(videoPath('hls', signature), Buffer.from(masterPlayList(listed)));
}
