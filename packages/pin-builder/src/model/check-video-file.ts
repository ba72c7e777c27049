import { VIDEO_BYTES_MAX, VIDEO_SECONDS_MAX, VIDEO_SECONDS_MIN } from '@pegboard/types';
import type { FileProblem } from './check-file.ts';

const VIDEO_TYPES: readonly string[] = ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-m4v'];
const VIDEO_ENDINGS: readonly string[] = ['mp4', 'm4v', 'mov', 'webm'];
/** Maximum difference between the durations measured by a browser and the server, in seconds. */
const MEASURE_SECONDS = 0.1;

/** The value of `accept` of a file input, for videos. */
export const VIDEO_ACCEPT: string = [...VIDEO_TYPES, ...VIDEO_ENDINGS.map((ending) => `.${ending}`)].join(
  ',',
);

type NamedFile = { readonly name: string; readonly type: string };

/** Returns whether a file is a video: by its type, or by its ending where the browser knows no type. */
export function isVideoFile({ name, type }: NamedFile): boolean {
  if (type !== '' && type !== 'application/octet-stream') return type.toLowerCase().startsWith('video/');
  return VIDEO_ENDINGS.includes(endingOf(name));
}

/** Returns why a video is refused before its upload, or null. Source: CR-07. */
export function checkVideoFile(file: NamedFile & { readonly size: number }): FileProblem | null {
  const { name, size } = file;
  const type = file.type.toLowerCase().split(';')[0] ?? '';
  if (!VIDEO_TYPES.includes(type) && !VIDEO_ENDINGS.includes(endingOf(name)))
    return { name, reason: 'video-type' };
  if (size === 0) return { name, reason: 'empty' };
  return size > VIDEO_BYTES_MAX ? { name, reason: 'video-too-large' } : null;
}

/** Returns why a video of this duration in seconds is refused, or null. Source: CR-07. */
export function checkVideoDuration(seconds: number): 'video-too-short' | 'video-too-long' | null {
  if (seconds < VIDEO_SECONDS_MIN - MEASURE_SECONDS) return 'video-too-short';
  return Number.isFinite(seconds) && seconds > VIDEO_SECONDS_MAX + MEASURE_SECONDS ? 'video-too-long' : null;
}

const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
