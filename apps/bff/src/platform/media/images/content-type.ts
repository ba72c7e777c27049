import { VIDEO_TYPES } from './video-files.ts';

/** The content type of each file of an image. */
export const IMAGE_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Returns the content type of a stored file; undefined for one that is no image or video. */
export function mediaContentType(path: string): string | undefined {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return IMAGE_TYPES[extension] ?? VIDEO_TYPES[extension];
}
