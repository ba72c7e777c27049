import type { VideoRecord } from '@pegboard/types';
import {
  INITIAL_AUTOPLAY_RECORDS,
  getRecord,
  transitionRecords,
  type AutoplayRecords,
} from './model/autoplay-records.ts';
import {
  bufferImpression,
  flushImpressions,
  type ViewableImpression,
  type WatchableImpression,
} from './model/impression-buffer.ts';
import { selectPlayingVideos, type Candidate } from './model/select-playing-videos.ts';

/** A player registered with a page: its content, and the callbacks that play and pause it. */
export type RegisteredVideo = {
  readonly pinId: string;
  readonly isPromoted: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  /** Called with the buffered impressions of its pin when it is played. */
  readonly onImpressions?: ((sent: readonly ViewableImpression[]) => void) | undefined;
};

/** The registration of a player on its page; times are in seconds. */
export type VideoRegistration = {
  /** Returns the stored playback position of the pin. */
  readonly record: () => VideoRecord | undefined;
  /** Sets the visible share, from 0 to 1, and whether it may play automatically. */
  readonly setVisibility: (ratio: number, isAutoplay: boolean) => void;
  /** Sets whether the viewer requests playback. */
  readonly setRequested: (isRequested: boolean) => void;
  /**
   * Stops it because the viewer paused it, it ended, or the browser blocked playback: it does not restart
   * automatically.
   */
  readonly stop: () => void;
  readonly played: (currentTime: number) => void;
  readonly paused: (currentTime: number) => void;
  readonly unregister: (currentTime: number) => void;
};

/** The shared state of a page's videos: the playing ones, positions, and buffered impressions. */
export type PlaybackCoordinator = {
  readonly records: () => AutoplayRecords;
  readonly register: (video: RegisteredVideo) => VideoRegistration;
  /** Buffers the impression of an ad's watchable video until it is played (VD-03). */
  readonly bufferImpression: (pinId: string) => void;
};

type Place = {
  readonly video: RegisteredVideo;
  ratio: number;
  isAutoplay: boolean;
  askedAt: number | undefined;
  isOn: boolean;
};

/**
 * Creates the coordinator of a page's videos. It uses no browser API: visibility and playback are passed in.
 * `now` returns milliseconds.
 */
export function createPlaybackCoordinator(now: () => number = Date.now): PlaybackCoordinator {
  let records = INITIAL_AUTOPLAY_RECORDS;
  let held: readonly WatchableImpression[] = [];
  let asks = 0;
  const places = new Set<Place>();
  const stopped = new Set<string>();

  const candidate = (place: Place): Candidate & { readonly place: Place } => ({
    ...place,
    place,
    isPromoted: place.video.isPromoted,
    isStopped: stopped.has(place.video.pinId),
  });

  /** Pauses videos before it plays others, so that two organic ones never play at the same time. */
  const settle = (): void => {
    const playing = new Set([...selectPlayingVideos([...places].map(candidate))].map(({ place }) => place));
    for (const place of places)
      if (place.isOn && !playing.has(place)) {
        place.isOn = false;
        place.video.pause();
      }
    for (const place of playing)
      if (!place.isOn) {
        place.isOn = true;
        place.video.play();
      }
  };

  const tell = (type: 'played' | 'paused', { video }: Place, currentTime: number): void => {
    const { pinId, isPromoted } = video;
    records = transitionRecords(records, { type, pinId, isPromoted, currentTime });
    if (type === 'paused') return;
    const released = flushImpressions(held, pinId);
    held = released.held;
    if (released.sent.length > 0) video.onImpressions?.(released.sent);
  };

  const register = (video: RegisteredVideo): VideoRegistration => {
    const { pinId, isPromoted } = video;
    const place: Place = { video, ratio: 0, isAutoplay: false, askedAt: undefined, isOn: false };
    places.add(place);
    return {
      record: () => getRecord(records, pinId, isPromoted),
      setVisibility: (ratio, isAutoplay) => {
        place.ratio = ratio;
        place.isAutoplay = isAutoplay;
        settle();
      },
      setRequested: (isRequested) => {
        if (isRequested) stopped.delete(pinId);
        place.askedAt = isRequested ? ++asks : undefined;
        settle();
      },
      stop: () => {
        stopped.add(pinId);
        place.askedAt = undefined;
        settle();
      },
      played: (currentTime) => tell('played', place, currentTime),
      paused: (currentTime) => tell('paused', place, currentTime),
      unregister: (currentTime) => {
        if (!places.delete(place)) return;
        if (place.isOn || getRecord(records, pinId, isPromoted)) tell('paused', place, currentTime);
        settle();
      },
    };
  };

  return {
    records: () => records,
    register,
    bufferImpression: (pinId) => {
      held = bufferImpression(held, { pinId, time: now() });
    },
  };
}

let common: PlaybackCoordinator | undefined;

/** Returns the default coordinator, shared by all videos of a document without their own. */
export function getDefaultCoordinator(): PlaybackCoordinator {
  common ??= createPlaybackCoordinator();
  return common;
}
