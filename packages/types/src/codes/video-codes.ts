/** The renditions of a video: one file and two HLS playlists. Source: §3, TY-09. */
export const VIDEO_VARIANTS = ['V_720P', 'V_HLSV4', 'V_HLSV3_MOBILE'] as const;

/** One of `VIDEO_VARIANTS`. */
export type VideoVariantName = (typeof VIDEO_VARIANTS)[number];

/** The states of a video player. Source: §3, TY-18. */
export const VIDEO_PLAYER_STATES = {
  DEFAULT: 0,
  LOAD_START: 1,
  LOADED_METADATA: 2,
  LOADED_DATA: 3,
  PLAYING: 4,
  PAUSED: 5,
  SEEKING: 6,
  STALLING: 7,
  FAILED: 8,
  ENDED: 9,
} as const;

/** One of the codes of `VIDEO_PLAYER_STATES`. */
export type VideoPlayerState = (typeof VIDEO_PLAYER_STATES)[keyof typeof VIDEO_PLAYER_STATES];

/** The errors of media playback, with the codes of the browser's MediaError. Source: §3, TY-18. */
export const MEDIA_ERRORS = { aborted: 1, network: 2, decode: 3, sourceNotSupported: 4 } as const;

/** One of the codes of `MEDIA_ERRORS`. */
export type MediaErrorCode = (typeof MEDIA_ERRORS)[keyof typeof MEDIA_ERRORS];
