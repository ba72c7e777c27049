import { EMPTY_PIN_DRAFT, type PinDraft } from '@pegboard/types';
import { expect, test } from 'vitest';
import type { UploadedVideo, VideoStatus } from '../ports.ts';
import { getBuilderPhase } from './builder-phase.ts';
import type { BuilderEffect, BuilderEvent, BuilderState, ChosenFile } from './builder-state.ts';
import type { BuilderVideo } from './builder-video.ts';
import { createBuilderState } from './initial-state.ts';
import { toPinDraft } from './to-pin-draft.ts';
import { transitionBuilder } from './transition-builder.ts';
import { validateDraft } from './validate-draft.ts';

const NOW = '2026-11-21T16:30';
const PUBLISH: BuilderEvent = { type: 'publish-pressed', now: NOW, timeZone: 'Europe/Berlin' };
const OFFLINE = { message: '', code: 'offline', fields: {} };
const REJECTED = { message: 'HEVC is not supported here.', code: 'video_codec_unsupported', fields: {} };
const empty = createBuilderState({ ...EMPTY_PIN_DRAFT, boardId: '5' }, {}, true);

const aFile = (key: string, type = 'video/mp4', size = 9): ChosenFile => ({
  key,
  name: `${key}.${type.split('/')[1]}`,
  type,
  size,
  previewUrl: `blob:${key}`,
});
const chosen = (...files: readonly ChosenFile[]): BuilderEvent => ({
  type: 'files-chosen',
  files,
  target: { kind: 'add' },
});
const uploaded: UploadedVideo = {
  url: '/v.mp4',
  posterUrl: '/v.webp',
  width: 64,
  height: 48,
  durationSeconds: 4,
  coverSeconds: 0,
  isSoundDropped: false,
};
const created: BuilderEvent = { type: 'video-created', key: 'a', uploadId: '31' };
const received: BuilderEvent = { type: 'video-received', key: 'a' };
const read = (status: VideoStatus, key = 'a'): BuilderEvent => ({ type: 'video-read', key, status });
const isReady = (over: Partial<UploadedVideo> = {}, key = 'a'): BuilderEvent =>
  read({ kind: 'ready', video: { ...uploaded, ...over } }, key);
const failed = (failure = OFFLINE, key = 'a'): BuilderEvent => ({ type: 'video-failed', key, failure });

/** Applies events in order; returns the last state, and the effects of the last event without timers. */
function run(state: BuilderState, ...events: readonly BuilderEvent[]) {
  let effects: readonly BuilderEffect[] = [];
  let next = state;
  for (const event of events) ({ state: next, effects } = transitionBuilder(next, event));
  return { state: next, effects: effects.filter(({ type }) => !/^(?:schedule|cancel)-save$/.test(type)) };
}
const videoOf = ({ media }: BuilderState): BuilderVideo => {
  if (media.kind !== 'video') throw new Error('The draft has no video.');
  return media.video;
};
const video = (over: Partial<PinDraft['media'] & { readonly kind: 'video' }> = {}): PinDraft => ({
  ...EMPTY_PIN_DRAFT,
  boardId: '5',
  media: { kind: 'video', uploadId: '31', coverSeconds: null, captions: [], ...over },
});
const uploading = run(empty, chosen(aFile('a')), created).state;
const ready = run(uploading, received, isReady()).state;

test('[CR-07] a video passes through upload and processing to ready, and is published then', () => {
  const steps: readonly BuilderEvent[] = [
    chosen(aFile('a')),
    created,
    { type: 'video-progressed', key: 'a', fraction: 0.5 },
    received,
    read({ kind: 'processing', fraction: 0.4 }),
    isReady(),
    PUBLISH,
  ];
  const results = steps.map((_, at) => run(empty, ...steps.slice(0, at + 1)));
  expect(results.map(({ state }) => getBuilderPhase(state))).toEqual([
    'uploading',
    'uploading',
    'uploading',
    'processing',
    'processing',
    'ready',
    'publishing',
  ]);
  expect(results.map(({ effects }) => effects)).toEqual([
    [{ type: 'upload-video', key: 'a', uploadId: null }],
    [],
    [],
    [{ type: 'watch-video', key: 'a', uploadId: '31' }],
    [],
    [],
    [{ type: 'publish', draft: video() }],
  ]);
});

test('[CR-07] a video that is not ready, or unusable, blocks publication', () => {
  const reasons = [uploading, run(uploading, received).state, run(uploading, failed()).state, ready].map(
    (state) => validateDraft(state, NOW).map(({ field, reason }) => [field, reason]),
  );
  expect(reasons).toEqual([
    [['media', 'video-pending']],
    [['media', 'video-pending']],
    [['media', 'video-failed']],
    [],
  ]);
  expect(run(uploading, PUBLISH).state.publish.kind).toBe('composing');
});

test('[CR-10] the draft is stored with its video as soon as the upload was created', () => {
  expect(toPinDraft(run(empty, chosen(aFile('a'))).state).media).toBeNull();
  expect(toPinDraft(uploading)).toEqual(video());
  expect(uploading.save.kind).toBe('changed');
});

test('[CR-07] a continued draft reads its video, and uploads the rest of the file if the server misses some', () => {
  const continued = createBuilderState(video({ coverSeconds: 2 }), {}, true);
  const started = run(continued, { type: 'started' });
  expect(started.effects).toEqual([{ type: 'watch-video', key: 'stored-video', uploadId: '31' }]);
  expect(getBuilderPhase(started.state)).toBe('processing');
  const resumed = run(started.state, read({ kind: 'uploading' }, 'stored-video'));
  expect(resumed.effects).toEqual([{ type: 'upload-video', key: 'stored-video', uploadId: '31' }]);
  const known = run(started.state, isReady({ coverSeconds: 2 }, 'stored-video'));
  expect(known.effects).toEqual([]);
  expect(toPinDraft(known.state)).toEqual(video({ coverSeconds: 2 }));
});

test('[CR-07] an upload whose connection was lost is resumed when it is back; a rejected one is not', () => {
  const offline = run(uploading, failed(), { type: 'connection-changed', isOnline: false });
  expect(getBuilderPhase(offline.state)).toBe('failed');
  const back = run(offline.state, { type: 'connection-changed', isOnline: true });
  expect(back.effects).toEqual([{ type: 'watch-video', key: 'a', uploadId: '31' }]);
  const rejected = run(uploading, received, read({ kind: 'failed', failure: REJECTED }));
  expect(videoOf(rejected.state).state).toEqual({ kind: 'rejected', failure: REJECTED });
  expect(run(rejected.state, { type: 'video-retried' }).effects).toEqual([]);
  const unsent = run(empty, chosen(aFile('a')), failed(), { type: 'video-retried' });
  expect(unsent.effects).toEqual([{ type: 'upload-video', key: 'a', uploadId: null }]);
});

test('[CR-07] a cover is sent during the upload, or when the video is ready, and makes the video wait for its poster', () => {
  const choose: BuilderEvent = { type: 'cover-chosen', seconds: 2.5 };
  const change = { type: 'change-cover', key: 'a', uploadId: '31', seconds: 2.5 };
  expect(run(uploading, choose).effects).toEqual([change]);
  const before = run(empty, chosen(aFile('a')), choose);
  expect(before.effects).toEqual([]);
  expect(run(before.state, created).effects).toEqual([change]);

  const processing = run(uploading, received, choose);
  expect(processing.effects).toEqual([]);
  const changing = run(processing.state, isReady());
  expect(changing.effects).toEqual([change]);
  expect(getBuilderPhase(changing.state)).toBe('processing');
  const sent = run(changing.state, { type: 'cover-sent', key: 'a' });
  expect(sent.effects).toEqual([{ type: 'watch-video', key: 'a', uploadId: '31' }]);
  const done = run(sent.state, isReady({ coverSeconds: 2.5 }));
  expect(done.effects).toEqual([]);
  expect(toPinDraft(done.state)).toEqual(video({ coverSeconds: 2.5 }));
});

test('[CR-07] a cover that the server cannot set yet is sent after the processing; a failed one is reverted', () => {
  const refused: BuilderEvent = { type: 'cover-failed', key: 'a', failure: OFFLINE };
  const choose: BuilderEvent = { type: 'cover-chosen', seconds: 2 };
  const again = run(uploading, choose, received, refused, isReady());
  expect(again.effects).toMatchObject([{ type: 'change-cover', seconds: 2 }]);
  const back = run(ready, choose, refused).state;
  expect(videoOf(back)).toMatchObject({
    coverSeconds: 0,
    coverFailure: OFFLINE,
    state: { kind: 'ready' },
  });
});

test('[CR-07] captions are replaced and removed by their language', () => {
  const add = (language: string, vtt: string): BuilderEvent => ({ type: 'captions-added', language, vtt });
  const { state } = run(ready, add('en', 'one'), add('de', 'two'), add('en', 'three'));
  expect(toPinDraft(state)).toEqual(
    video({
      captions: [
        { language: 'de', vtt: 'two' },
        { language: 'en', vtt: 'three' },
      ],
    }),
  );
  const { state: after } = run(state, { type: 'captions-removed', language: 'de' });
  expect(videoOf(after).captions).toEqual([{ language: 'en', vtt: 'three' }]);
});

test('[CR-07] a Pin has one video and no images beside it', () => {
  const image = aFile('i', 'image/png');
  const refused = ({ state }: { readonly state: BuilderState }) =>
    state.refusedFiles.map(({ name, reason }) => `${name} ${reason}`);
  expect(refused(run(empty, chosen(image, aFile('a'), aFile('b'))))).toEqual([
    'i.png video-alone',
    'b.mp4 video-alone',
  ]);
  expect(refused(run(uploading, chosen(image)))).toEqual(['i.png video-alone']);
  expect(refused(run(empty, chosen(image), chosen(aFile('a'))))).toEqual(['a.mp4 video-alone']);
  expect(refused(run(empty, chosen(aFile('m', 'video/x-matroska'))))).toEqual(['m.x-matroska video-type']);
  const withoutPort = createBuilderState(EMPTY_PIN_DRAFT, {});
  expect(refused(run(withoutPort, chosen(aFile('a'))))).toEqual(['a.mp4 video']);
});

test('[CR-07] a video is replaced by another, and one that is too short is rejected during its upload', () => {
  const replaced = run(uploading, chosen(aFile('b')));
  expect(replaced.effects).toEqual([
    { type: 'discard-video', key: 'a', uploadId: '31' },
    { type: 'release-image', key: 'a' },
    { type: 'upload-video', key: 'b', uploadId: null },
  ]);
  expect(run(replaced.state, isReady()).state).toBe(replaced.state);
  const short = run(uploading, { type: 'video-measured', key: 'a', seconds: 3 });
  expect(short.state.media.kind).toBe('none');
  expect(short.state.refusedFiles).toEqual([{ name: 'a.mp4', reason: 'video-too-short' }]);
  expect(short.effects).toMatchObject([{ type: 'discard-video', uploadId: '31' }, { type: 'release-image' }]);
  expect(run(ready, { type: 'video-removed' }).effects).toMatchObject([
    { type: 'discard-video', uploadId: null },
    { type: 'release-image' },
  ]);
});

test('[CR-07] errors of the server for the video are shown at the media', () => {
  const failure = { message: 'No.', code: 'upload_not_ready', fields: { 'media.uploadId': 'Wait.' } };
  const { state } = run(ready, PUBLISH, { type: 'publish-failed', failure });
  expect(state.serverErrors).toEqual({ media: 'Wait.' });
});
