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

/** A player that takes part in a page: what it is, and how it is reported to play and to pause. */
export type RegisteredVideo = {
  readonly pinId: string;
  readonly isPromoted: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  /** Given the held impressions of its pin when it is played. */
  readonly onImpressions?: ((sent: readonly ViewableImpression[]) => void) | undefined;
};

/** The place of a player on its page; times are in seconds. */
export type VideoRegistration = {
  /** Stores the playback position of a pin. */
  readonly record: () => VideoRecord | undefined;
  /** Sets the visible share, from 0 to 1, and whether it may play automatically. */
  readonly setVisibility: (ratio: number, isAutoplay: boolean) => void;
  /** The viewer asks for it, or no longer does. */
  readonly setRequested: (isRequested: boolean) => void;
  /** The viewer pauses it, it is over, or the browser refuses: it does not begin again by itself. */
  readonly stop: () => void;
  readonly played: (currentTime: number) => void;
  readonly paused: (currentTime: number) => void;
  readonly unregister: (currentTime: number) => void;
};

/** The shared state of a page's videos: the playing ones, positions, and buffered impressions. */
export type PlaybackCoordinator = {
  readonly records: () => AutoplayRecords;
  readonly register: (video: RegisteredVideo) => VideoRegistration;
  /** The video of an ad could be watched: that is held until it is played (VD-03). */
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
 * A page of videos. It knows no browser: what is in view and what is played is reported to it. `now` is in
 * milliseconds.
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

  /** Pauses before it plays, so that no two organic ones are on at any time. */
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

/** The page that all videos of a document share unless they are given another. */
export function getDefaultCoordinator(): PlaybackCoordinator {
  common ??= createPlaybackCoordinator();
  return common;
}
