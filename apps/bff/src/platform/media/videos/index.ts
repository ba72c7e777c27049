export { hasBuiltInEncoder } from './has-built-in-encoder.ts';
export { mediaPlayList, masterPlayList, type PlayListRendition, type VideoSegment } from './play-lists.ts';
export { planRenditions, type VideoHeight, type VideoSize } from './rendition-plan.ts';
export type { VideoFacts, VideoProbe } from './probe-video.ts';
export { runVideoTask, VideoProcessEndedError, type VideoTask } from './run-video-task.ts';
export {
  POSTER_FILE,
  VideoUnreadableError,
  type TranscodeResult,
  type TranscodedRendition,
} from './transcode-task.ts';
export type { VideoRejection } from './video-limits.ts';
