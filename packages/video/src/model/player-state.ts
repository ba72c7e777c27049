import {
  MEDIA_ERRORS,
  VIDEO_PLAYER_STATES,
  type MediaErrorCode,
  type VideoPlayerState,
} from '@pegboard/types';

const S = VIDEO_PLAYER_STATES;

/** The state of a player: one of ten, with the reason if it failed. Source: §3, VD-01. */
export type PlayerState =
  | {
      readonly code: Exclude<
        VideoPlayerState,
        typeof VIDEO_PLAYER_STATES.FAILED | typeof VIDEO_PLAYER_STATES.SEEKING
      >;
    }
  | {
      readonly code: typeof VIDEO_PLAYER_STATES.SEEKING;
      /** True if it played when seeking started, and resumes afterwards. */
      readonly goesOn?: boolean | undefined;
    }
  | { readonly code: typeof VIDEO_PLAYER_STATES.FAILED; readonly error: MediaErrorCode };

/** An event of a media element, by its DOM name; `error` has the code of its MediaError. */
export type PlayerEvent =
  | {
      readonly type:
        | 'emptied'
        | 'loadstart'
        | 'loadedmetadata'
        | 'loadeddata'
        | 'playing'
        | 'pause'
        | 'seeking'
        | 'waiting'
        | 'ended';
    }
  | { readonly type: 'seeked'; readonly isPaused: boolean }
  | { readonly type: 'stalled'; readonly hasData: boolean }
  | { readonly type: 'error'; readonly code?: number | undefined };

/** The initial state, without a source. */
export const INITIAL_PLAYER_STATE: PlayerState = { code: S.DEFAULT };

const HAS_DATA: readonly VideoPlayerState[] = [
  S.LOADED_METADATA,
  S.LOADED_DATA,
  S.PLAYING,
  S.PAUSED,
  S.STALLING,
  S.ENDED,
];

/**
 * Returns the state after an event of the media element (VD-01). Every load starts over, also after a
 * failure, which nothing else leaves. An unexpected event returns the same state.
 */
export function transitionPlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  const { code } = state;
  switch (event.type) {
    case 'emptied':
      return move(state, S.DEFAULT, code !== S.FAILED);
    case 'loadstart':
      return move(state, S.LOAD_START);
    case 'loadedmetadata':
      return move(state, S.LOADED_METADATA, code === S.LOAD_START);
    case 'loadeddata':
      return move(state, S.LOADED_DATA, code === S.LOAD_START || code === S.LOADED_METADATA);
    case 'playing':
      return move(state, S.PLAYING, code !== S.FAILED && code !== S.DEFAULT);
    case 'pause':
      return move(state, S.PAUSED, code === S.PLAYING || code === S.STALLING || code === S.SEEKING);
    case 'seeking':
      return HAS_DATA.includes(code) ? { code: S.SEEKING, goesOn: isPlayingOrBuffering(state) } : state;
    case 'seeked':
      return move(state, event.isPaused ? S.PAUSED : S.PLAYING, code === S.SEEKING);
    case 'waiting':
      return move(state, S.STALLING, code === S.PLAYING);
    case 'stalled':
      return move(state, S.STALLING, code === S.PLAYING && !event.hasData);
    case 'ended':
      return move(state, S.ENDED, code !== S.FAILED && code !== S.DEFAULT);
    case 'error':
      return { code: S.FAILED, error: mediaError(event.code) };
  }
}

/** Returns whether the video plays, or would if its data or seek position were available. */
export function isPlayingOrBuffering(state: PlayerState): boolean {
  if (state.code === S.SEEKING) return state.goesOn === true;
  return state.code === S.PLAYING || state.code === S.STALLING;
}

/** Returns the code of a media error; an unknown code counts as an unsupported source. */
export function mediaError(code: number | undefined): MediaErrorCode {
  return Object.values(MEDIA_ERRORS).find((known) => known === code) ?? MEDIA_ERRORS.sourceNotSupported;
}

function move(
  state: PlayerState,
  code: Exclude<VideoPlayerState, typeof VIDEO_PLAYER_STATES.FAILED>,
  isExpected: boolean = true,
): PlayerState {
  return isExpected && state.code !== code ? { code } : state;
}
