import type { ViewportSize } from '../codes/flow-codes.ts';

/** The playback position of a pin's video; `currentTime` is in seconds. Source: §3. */
export interface VideoRecord {
  readonly pinId: string;
  readonly currentTime: number;
  readonly paused: boolean;
}

/** The UI state of the open application; the video records are by pin id. Source: §3. */
export interface AppUiState {
  readonly appInFocus: boolean;
  readonly footerPlusButtonVisible: boolean;
  readonly isAutoplay: boolean;
  readonly typeaheadOverlayShown: boolean;
  readonly viewportSize: ViewportSize;
  readonly playingOrganicVideoId: string | undefined;
  readonly organicVideos: Readonly<Record<string, VideoRecord>>;
  readonly promotedVideos: Readonly<Record<string, VideoRecord>>;
}

/** The initial UI state. Source: §3. */
export const INITIAL_APP_UI_STATE: AppUiState = {
  appInFocus: true,
  footerPlusButtonVisible: true,
  isAutoplay: false,
  typeaheadOverlayShown: false,
  viewportSize: 'lg',
  playingOrganicVideoId: undefined,
  organicVideos: {},
  promotedVideos: {},
};
