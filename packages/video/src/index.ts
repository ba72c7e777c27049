export { videoMessages, type VideoMessages } from './messages.ts';
export { Video, type VideoProps } from './video.tsx';
export { VideoPreview, type VideoPreviewProps } from './video-preview.tsx';
export {
  commonVideoPage,
  createVideoPage,
  type PageVideo,
  type VideoPage,
  type VideoSeat,
} from './video-page.ts';
export {
  NO_RECORDS,
  recordOf,
  stepRecords,
  type AutoplayEvent,
  type AutoplayRecords,
} from './model/autoplay-records.ts';
export {
  holdImpression,
  releaseImpressions,
  type ViewableImpression,
  type WatchableImpression,
} from './model/held-impressions.ts';
export {
  INITIAL_PLAYER_STATE,
  isUnderWay,
  stepPlayer,
  type PlayerEvent,
  type PlayerState,
} from './model/player-state.ts';
export {
  triesNextSource,
  videoSources,
  type PlaybackSupport,
  type VideoSource,
} from './model/video-sources.ts';
