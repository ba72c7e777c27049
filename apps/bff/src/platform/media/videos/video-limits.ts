import { VIDEO_PIXELS_MAX, VIDEO_SECONDS_MAX, VIDEO_SECONDS_MIN } from '@pegboard/types';

/** The reason for which a video is rejected; each is an error code. */
export type VideoRejection =
  | 'video_invalid'
  | 'video_truncated'
  | 'video_track_missing'
  | 'video_too_short'
  | 'video_too_long'
  | 'video_too_large'
  | 'video_codec_unsupported';

/** Rounding of durations in containers, in seconds: 120 frames of 30 per second can be 3.97 seconds. */
const TOLERANCE_SECONDS = 0.05;

/** Returns the reason to reject a video of this duration and size in pixels, or undefined. */
export function checkVideoLimits(video: {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}): VideoRejection | undefined {
  if (!(video.seconds >= VIDEO_SECONDS_MIN - TOLERANCE_SECONDS)) return 'video_too_short';
  if (video.seconds > VIDEO_SECONDS_MAX + TOLERANCE_SECONDS) return 'video_too_long';
  if (video.width * video.height > VIDEO_PIXELS_MAX) return 'video_too_large';
  return undefined;
}
