import type { MediaErrorCode, Video } from '@pegboard/types';
import type { ViewableImpression } from '../model/impression-buffer.ts';
import {
  INITIAL_PLAYER_STATE,
  mediaError,
  transitionPlayer,
  type PlayerEvent,
  type PlayerState,
} from '../model/player-state.ts';
import { resumeTime } from '../model/resume-time.ts';
import { shouldTryNextSource, videoSources, type PlaybackSupport } from '../model/video-sources.ts';
import type { PlaybackCoordinator } from '../playback-coordinator.ts';
import { attachSource, playbackSupport } from './attach-source.ts';

/** The sources and element of a player. */
export type MediaPlayerOptions = {
  readonly video: Video;
  readonly pinId: string;
  readonly isPromoted: boolean;
  readonly coordinator: PlaybackCoordinator;
  /** The browser's formats; detected if missing. */
  readonly support?: PlaybackSupport | undefined;
};

/** The displayed state of a player; times are in seconds, and `duration` is 0 until it is known. */
export type PlayerSnapshot = {
  readonly state: PlayerState;
  /** True if playback was requested, also while there is nothing to play yet. */
  readonly isOn: boolean;
  readonly currentTime: number;
  readonly duration: number;
  readonly isMuted: boolean;
  readonly volume: number;
};

/** A player of a media element, registered with its page. It fetches nothing before it is to play. */
export type MediaPlayer = {
  readonly view: () => PlayerSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets the listener for the buffered impressions of its pin, called when it is played. */
  readonly onImpressions: (listener: (sent: readonly ViewableImpression[]) => void) => () => void;
  /** Sets the visible share, and whether it may play automatically. */
  readonly see: (ratio: number, isAutoplay: boolean) => void;
  readonly ask: (isRequested: boolean) => void;
  readonly stop: () => void;
  /** Seeks to a position in seconds, clamped to the video. */
  readonly seek: (time: number) => void;
  readonly setMuted: (isMuted: boolean) => void;
  /** Sets the volume, from 0 to 1; above 0 it is unmuted. */
  readonly setVolume: (volume: number) => void;
  readonly retry: () => void;
  readonly destroy: () => void;
};

const FORWARDED_EVENTS = [
  'emptied',
  'loadstart',
  'loadedmetadata',
  'loadeddata',
  'playing',
  'pause',
  'seeking',
  'waiting',
  'ended',
] as const;
const SHOWN = ['timeupdate', 'durationchange', 'volumechange'] as const;
const HAVE_FUTURE_DATA = 3;

/** Creates the player of an element. */
export function createMediaPlayer(element: HTMLVideoElement, options: MediaPlayerOptions): MediaPlayer {
  const { coordinator, pinId, isPromoted } = options;
  const sources = videoSources(options.video, options.support ?? playbackSupport());
  const listeners = new Set<() => void>();
  const receivers = new Set<(sent: readonly ViewableImpression[]) => void>();
  const ending = new AbortController();
  let state = INITIAL_PLAYER_STATE;
  let isOn = false;
  let view = read();
  let way = 0;
  let detach: (() => void) | undefined;
  let goOnAt: number | undefined;

  function read(): PlayerSnapshot {
    const { currentTime, duration, muted, volume } = element;
    return {
      state,
      isOn,
      currentTime,
      duration: Number.isFinite(duration) ? duration : 0,
      isMuted: muted,
      volume,
    };
  }

  const show = (): void => {
    view = read();
    for (const listener of listeners) listener();
  };

  const tell = (event: PlayerEvent): void => {
    state = transitionPlayer(state, event);
    show();
  };

  const fail = (error: MediaErrorCode): void => {
    if (detach === undefined && sources.length > 0) return;
    goOnAt = element.currentTime || goOnAt;
    if (shouldTryNextSource(error) && way + 1 < sources.length) {
      way += 1;
      attach();
      if (isOn) start();
      return;
    }
    tell({ type: 'error', code: error });
    seat.stop();
  };

  const attach = (): void => {
    detach?.();
    const source = sources[way];
    detach = source && attachSource(element, source, fail);
  };

  /** Starts playback; muted if the browser allows nothing else. */
  const start = (): void => {
    element.play().catch((reason: unknown) => {
      if (!(reason instanceof DOMException) || reason.name !== 'NotAllowedError' || !isOn) return;
      if (element.muted) return seat.stop();
      element.muted = true;
      start();
    });
  };

  const seat = coordinator.register({
    pinId,
    isPromoted,
    onImpressions: (sent) => {
      for (const receive of receivers) receive(sent);
    },
    play: () => {
      isOn = true;
      show();
      if (sources.length === 0) return fail(mediaError(undefined));
      if (detach === undefined) attach();
      start();
    },
    pause: () => {
      isOn = false;
      element.pause();
      show();
    },
  });
  goOnAt = seat.record()?.currentTime;

  const listen = (type: string, listener: () => void): void =>
    element.addEventListener(type, listener, { signal: ending.signal });
  for (const type of FORWARDED_EVENTS) listen(type, () => tell({ type }));
  for (const type of SHOWN) listen(type, show);
  listen('seeked', () => tell({ type: 'seeked', isPaused: element.paused }));
  listen('stalled', () => tell({ type: 'stalled', hasData: element.readyState >= HAVE_FUTURE_DATA }));
  listen('error', () => fail(mediaError(element.error?.code)));
  listen('loadedmetadata', () => {
    const time = resumeTime(goOnAt, element.duration);
    goOnAt = undefined;
    if (time > 0) element.currentTime = time;
  });
  listen('playing', () => seat.played(element.currentTime));
  // Media keys of keyboards and headsets play and pause the element directly.
  listen('play', () => {
    if (!isOn) seat.setRequested(true);
  });
  listen('pause', () => {
    seat.paused(element.currentTime);
    if (isOn) seat.stop();
  });

  return {
    view: () => view,
    subscribe: (listener) => joined(listeners, listener),
    onImpressions: (listener) => joined(receivers, listener),
    see: (ratio, isAutoplay) => seat.setVisibility(ratio, isAutoplay),
    ask: (isRequested) => seat.setRequested(isRequested),
    stop: () => seat.stop(),
    seek: (time) => {
      element.currentTime = Math.min(
        Math.max(0, time),
        Number.isFinite(element.duration) ? element.duration : 0,
      );
    },
    setMuted: (isMuted) => {
      element.muted = isMuted;
      if (!isMuted && element.volume === 0) element.volume = 0.5;
    },
    setVolume: (volume) => {
      element.volume = Math.min(Math.max(0, volume), 1);
      element.muted = element.volume === 0;
    },
    retry: () => {
      way = 0;
      attach();
      seat.setRequested(true);
    },
    destroy: () => {
      ending.abort();
      seat.unregister(goOnAt ?? element.currentTime);
      detach?.();
    },
  };
}

function joined<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
