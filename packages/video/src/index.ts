export { videoMessages, type VideoMessages } from './messages.ts';
export { Video, type VideoProps } from './video.tsx';
export { VideoPreview, type VideoPreviewProps } from './video-preview.tsx';
export {
  getDefaultCoordinator,
  createPlaybackCoordinator,
  type RegisteredVideo,
  type PlaybackCoordinator,
  type VideoRegistration,
} from './playback-coordinator.ts';
export {
  INITIAL_AUTOPLAY_RECORDS,
  getRecord,
  transitionRecords,
  type AutoplayEvent,
  type AutoplayRecords,
} from './model/autoplay-records.ts';
export {
  bufferImpression,
  flushImpressions,
  type ViewableImpression,
  type WatchableImpression,
} from './model/impression-buffer.ts';
export {
  INITIAL_PLAYER_STATE,
  isPlayingOrBuffering,
  transitionPlayer,
  type PlayerEvent,
  type PlayerState,
} from './model/player-state.ts';
export {
  shouldTryNextSource,
  videoSources,
  type PlaybackSupport,
  type VideoSource,
} from './model/video-sources.ts';
export type { AppUiState, MediaErrorCode, Pin, VideoPlayerState, VideoRecord } from '@pegboard/types';
