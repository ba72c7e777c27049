import type { DraftCaptions } from '@pegboard/types';
import type { UploadedVideo, VideoStatus } from '../ports.ts';
import type { BuilderFailure } from './builder-failure.ts';

/** The state of a video on its way to the server and through its processing; fractions are from 0 to 1. */
export type VideoState =
  /** The state on the server is read. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'uploading' | 'processing'; readonly fraction: number }
  /** A rejected video cannot be used, however often it is tried. */
  | { readonly kind: 'failed' | 'rejected'; readonly failure: BuilderFailure }
  /** While its cover changes, the server creates another poster. */
  | { readonly kind: 'ready' | 'changing-cover'; readonly video: UploadedVideo };

/** The video of a builder. Source: CR-07. */
export type BuilderVideo = {
  readonly key: string;
  /** The name of its file; empty for a continued draft. */
  readonly name: string;
  /** The address of its file as it was chosen; empty without one. */
  readonly previewUrl: string;
  /** Null until the server has created the upload. */
  readonly uploadId: string | null;
  readonly state: VideoState;
  /** The second of the frame that is its cover; null for the first one. */
  readonly coverSeconds: number | null;
  /** The second that the server was given last. */
  readonly sentCoverSeconds: number | null;
  readonly coverFailure: BuilderFailure | null;
  readonly captions: readonly DraftCaptions[];
};

/** An event of the video of a builder. */
export type VideoEvent =
  | { readonly type: 'video-created'; readonly key: string; readonly uploadId: string }
  | { readonly type: 'video-progressed'; readonly key: string; readonly fraction: number }
  /** The server has the whole file. */
  | { readonly type: 'video-received'; readonly key: string }
  | { readonly type: 'video-read'; readonly key: string; readonly status: VideoStatus }
  | { readonly type: 'video-failed'; readonly key: string; readonly failure: BuilderFailure }
  /** Without a key, this and the following events are about the video that is shown. */
  | { readonly type: 'video-retried'; readonly key?: string }
  | { readonly type: 'cover-chosen'; readonly seconds: number }
  /** The server has the chosen cover, and makes the poster. */
  | { readonly type: 'cover-sent'; readonly key: string }
  | { readonly type: 'cover-failed'; readonly key: string; readonly failure: BuilderFailure }
  | { readonly type: 'captions-added'; readonly language: string; readonly vtt: string }
  | { readonly type: 'captions-removed'; readonly language: string };

/** An effect of the video of a builder. */
export type VideoEffect =
  /** Uploads the file; with an ID, continues the upload. */
  | { readonly type: 'upload-video'; readonly key: string; readonly uploadId: string | null }
  /** Reads the state until the processing has ended. */
  | { readonly type: 'watch-video'; readonly key: string; readonly uploadId: string }
  /** Aborts the upload, and deletes its data on the server. */
  | { readonly type: 'discard-video'; readonly key: string; readonly uploadId: string | null }
  | {
      readonly type: 'change-cover';
      readonly key: string;
      readonly uploadId: string;
      readonly seconds: number;
    };

/** A new video, with its effects. */
export type VideoTransition = { readonly video: BuilderVideo; readonly effects: readonly VideoEffect[] };

/** Returns whether the server has still to receive or process a video. */
export function isVideoPending({ state: { kind } }: BuilderVideo): boolean {
  return kind === 'checking' || kind === 'uploading' || kind === 'processing' || kind === 'changing-cover';
}

/** Returns the next state of a video, and its effects. An event that the state does not expect changes nothing. */
export function transitionVideo(video: BuilderVideo, event: VideoEvent): VideoTransition {
  if ('key' in event && event.key !== undefined && event.key !== video.key) return to(video);
  const { state, uploadId } = video;
  switch (event.type) {
    case 'video-created':
      return state.kind === 'uploading' ? sendCover({ ...video, uploadId: event.uploadId }) : to(video);
    case 'video-progressed':
      return state.kind === 'uploading'
        ? to({ ...video, state: { kind: 'uploading', fraction: event.fraction } })
        : to(video);
    case 'video-received':
      return state.kind === 'uploading' && uploadId !== null
        ? watch({ ...video, state: { kind: 'processing', fraction: 0 } }, uploadId)
        : to(video);
    case 'video-read':
      return readStatus(video, event.status);
    case 'video-failed':
      return isVideoPending(video)
        ? to({
            ...video,
            state: { kind: event.failure.isPermanent ? 'rejected' : 'failed', failure: event.failure },
          })
        : to(video);
    case 'video-retried':
      if (state.kind !== 'failed') return to(video);
      return uploadId === null
        ? upload({ ...video, state: { kind: 'uploading', fraction: 0 } })
        : watch({ ...video, state: { kind: 'checking' } }, uploadId);
    case 'cover-chosen':
      return sendCover({ ...video, coverSeconds: event.seconds, coverFailure: null });
    case 'cover-sent':
      return state.kind === 'changing-cover' && uploadId !== null ? watch(video, uploadId) : to(video);
    case 'cover-failed':
      return failCover(video, event.failure);
    case 'captions-added': {
      const { language, vtt } = event;
      return to({ ...video, captions: [...withoutLanguage(video, language), { language, vtt }] });
    }
    case 'captions-removed':
      return to({ ...video, captions: withoutLanguage(video, event.language) });
  }
}

function readStatus(video: BuilderVideo, status: VideoStatus): VideoTransition {
  const { state } = video;
  if (state.kind !== 'checking' && state.kind !== 'processing' && state.kind !== 'changing-cover')
    return to(video);
  switch (status.kind) {
    case 'uploading':
      return state.kind === 'checking'
        ? upload({ ...video, state: { kind: 'uploading', fraction: 0 } })
        : to(video);
    case 'processing':
      return state.kind === 'changing-cover'
        ? to(video)
        : to({ ...video, state: { kind: 'processing', fraction: status.fraction } });
    case 'failed':
      return to({ ...video, state: { kind: 'rejected', failure: status.failure } });
    case 'ready': {
      const { video: stored } = status;
      const sentCoverSeconds = state.kind === 'changing-cover' ? video.sentCoverSeconds : stored.coverSeconds;
      return sendCover({ ...video, sentCoverSeconds, state: { kind: 'ready', video: stored } });
    }
  }
}

/** Sends the chosen cover as soon as the server takes it: before the processing, or after it. */
function sendCover(video: BuilderVideo): VideoTransition {
  const { key, uploadId, state, coverSeconds: seconds, sentCoverSeconds } = video;
  if (seconds === null || uploadId === null || isSameFrame(seconds, sentCoverSeconds ?? 0)) return to(video);
  if (state.kind !== 'ready' && state.kind !== 'uploading') return to(video);
  return {
    video: {
      ...video,
      sentCoverSeconds: seconds,
      state: state.kind === 'ready' ? { kind: 'changing-cover', video: state.video } : state,
    },
    effects: [{ type: 'change-cover', key, uploadId, seconds }],
  };
}

function failCover(video: BuilderVideo, failure: BuilderFailure): VideoTransition {
  const { state } = video;
  // The processing has started meanwhile: the cover is sent after it.
  if (state.kind !== 'changing-cover') return to({ ...video, sentCoverSeconds: null });
  const { coverSeconds } = state.video;
  return to({
    ...video,
    state: { kind: 'ready', video: state.video },
    coverSeconds,
    sentCoverSeconds: coverSeconds,
    coverFailure: failure,
  });
}

/** Returns whether two times are those of the same frame, as far as the server stores them. */
const isSameFrame = (one: number, other: number): boolean => Math.abs(one - other) < 0.002;

const withoutLanguage = ({ captions }: BuilderVideo, removed: string): BuilderVideo['captions'] =>
  captions.filter(({ language }) => language !== removed);

const to = (video: BuilderVideo): VideoTransition => ({ video, effects: [] });
const upload = (video: BuilderVideo): VideoTransition => ({
  video,
  effects: [{ type: 'upload-video', key: video.key, uploadId: video.uploadId }],
});
const watch = (video: BuilderVideo, uploadId: string): VideoTransition => ({
  video,
  effects: [{ type: 'watch-video', key: video.key, uploadId }],
});
