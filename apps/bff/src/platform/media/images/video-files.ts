import { imagePath } from './process-image.ts';

/** The files of a video, beside those of the picture that it begins with: one MP4 of fragments, and its play list. */
export const VIDEO_FILES = { '720p': 'mp4', hls: 'm3u8' } as const;

/** The type that each file of a video is served as. */
export const VIDEO_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
};

/**
 * Returns the path of a video's file, below the store and below its address, from the signature of its first
 * frame.
 */
export function videoPath(size: keyof typeof VIDEO_FILES, signature: string): string {
  return imagePath(size, signature, VIDEO_FILES[size]);
}

/** The paths of all files that a video has in the store. */
export function videoPaths(signature: string): readonly string[] {
  return [videoPath('720p', signature), videoPath('hls', signature)];
}
