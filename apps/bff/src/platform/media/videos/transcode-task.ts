import type { PlayListRendition } from './play-lists.ts';
import type { VideoHeight, VideoSize } from './rendition-plan.ts';

/** A video to transcode: its file, the file of its sound if it has any, and the folder for the results. */
export type TranscodeTask = VideoSize & {
  readonly source: string;
  readonly audio: string | null;
  readonly folder: string;
  readonly seconds: number;
  /** The time of the poster frame, in seconds. */
  readonly coverSeconds: number;
};

/** A rendition in the folder, such as `720p.mp4`. */
export type TranscodedRendition = PlayListRendition & { readonly name: VideoHeight };

/** The renditions of a video, the largest first; its poster is `poster.png`, its preview `preview.mp4`. */
export type TranscodeResult = {
  readonly renditions: readonly TranscodedRendition[];
  readonly seconds: number;
};

/** The name of the poster in the folder of results. */
export const POSTER_FILE = 'poster.png';

/** The duration of the preview in seconds. */
export const PREVIEW_SECONDS = 4;

/** The error of a video that cannot be decoded completely. */
export class VideoUnreadableError extends Error {
  /** True if the frames end before the end of the container. */
  readonly isCut: boolean;
  constructor(message: string, options: { readonly cause?: unknown; readonly isCut?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.name = 'VideoUnreadableError';
    this.isCut = options.isCut ?? false;
  }
}
