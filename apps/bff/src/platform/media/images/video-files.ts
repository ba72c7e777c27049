import { imagePath } from './process-image.ts';

/**
 * The files of a video, beside those of its first frame. `720p` is the largest rendition, and `hls` the play list that
 * players load: of the single rendition of a generated video, or of all heights of an uploaded one. The files of a
 * height that a video does not have are missing.
 */
export const VIDEO_FILES = {
  '720p': 'mp4',
  '480p': 'mp4',
  '240p': 'mp4',
  hls: 'm3u8',
  'hls-720p': 'm3u8',
  'hls-480p': 'm3u8',
  'hls-240p': 'm3u8',
  preview: 'mp4',
} as const;

/** The name of a file of a video. */
export type VideoFile = keyof typeof VIDEO_FILES;

const FILE_NAMES = Object.keys(VIDEO_FILES) as readonly VideoFile[];

/** The content type of each file of a video. */
export const VIDEO_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
};

/**
 * Returns the path of a video's file, below the store and below its address, from the signature of its first
 * frame.
 */
export function videoPath(size: VideoFile, signature: string): string {
  return imagePath(size, signature, VIDEO_FILES[size]);
}

/** Returns whether a path of the store is that of a video's file. */
export function isVideoPath(path: string): boolean {
  return Object.hasOwn(VIDEO_TYPES, path.slice(path.lastIndexOf('.') + 1));
}

/** Returns the paths of all files that a video can have in the store. */
export function videoPaths(signature: string): readonly string[] {
  return FILE_NAMES.map((name) => videoPath(name, signature));
}
