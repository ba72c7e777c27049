import { EMPTY_PIN_DRAFT, type DraftMedia, type DraftStoryPage } from '@pegboard/types';
import { describe, expect, test } from 'vitest';
import type { UploadedVideo, VideoStatus } from '../ports.ts';
import type { BuilderField } from './builder-field.ts';
import { getBuilderPhase } from './builder-phase.ts';
import type { BuilderEffect, BuilderEvent, BuilderState, ChosenFile } from './builder-state.ts';
import { createBuilderState } from './initial-state.ts';
import { toPinDraft, toPublishedDraft } from './to-pin-draft.ts';
import { transitionBuilder } from './transition-builder.ts';
import { isShownEarly, validateDraft } from './validate-draft.ts';

type Story = Extract<DraftMedia, { readonly kind: 'story' }>;

const NOW = '2026-11-21T16:30';
const OFFLINE = { message: '', code: 'offline', fields: {} };
const COLOR = { kind: 'color', color: '#336699' } as const;
const LISTS = { servings: null, minutes: null, ingredients: [], materials: [], steps: [] };
const uploaded: UploadedVideo = {
  url: '/v.mp4',
  posterUrl: '/v.webp',
  width: 64,
  height: 48,
  durationSeconds: 4,
  coverSeconds: 0,
  isSoundDropped: false,
};
const aFile = (key: string, type = 'video/mp4', size = 9): ChosenFile => ({
  key,
  name: `${key}.${type.split('/')[1]}`,
  type,
  size,
  previewUrl: `blob:${key}`,
});
const add = (...files: readonly ChosenFile[]): BuilderEvent => ({
  type: 'files-chosen',
  files,
  target: { kind: 'add' },
});
const read = (key: string, status: VideoStatus): BuilderEvent => ({ type: 'video-read', key, status });
const ready: VideoStatus = { kind: 'ready', video: uploaded };
const storyOf = (pages: readonly Partial<DraftStoryPage>[], lists?: Story['lists']): BuilderState => {
  const media: Story = {
    kind: 'story',
    pages: pages.map((page) => ({ background: COLOR, texts: ['Soup'], ...page })),
    ...(lists && { lists }),
  };
  return createBuilderState({ ...EMPTY_PIN_DRAFT, boardId: '5', media }, {}, true);
};
/** Applies events in order; returns the last state, and the effects of the last event without timers. */
function run(state: BuilderState, ...events: readonly BuilderEvent[]) {
  let effects: readonly BuilderEffect[] = [];
  let next = state;
  for (const event of events) ({ state: next, effects } = transitionBuilder(next, event));
  return { state: next, effects: effects.filter(({ type }) => !/^(?:schedule|cancel)-save$/.test(type)) };
}
const pagesOf = (state: BuilderState): readonly DraftStoryPage[] => {
  const { media } = toPinDraft(state);
  return media?.kind === 'story' ? media.pages : [];
};
const problemsOf = (state: BuilderState): readonly string[] =>
  validateDraft(state, NOW).map(({ field, reason }) => `${field} ${reason}`);

describe('[CR-08] a page with a video', () => {
  test('is added for each video and image, in their order, and each is uploaded', () => {
    const { state, effects } = run(storyOf([{}]), add(aFile('a'), aFile('b', 'image/png'), aFile('c')));
    expect(effects).toEqual([
      { type: 'upload-video', key: 'a', uploadId: null },
      { type: 'upload', key: 'b' },
      { type: 'upload-video', key: 'c', uploadId: null },
    ]);
    expect(state.media).toMatchObject({
      pages: [
        { background: COLOR },
        { background: { kind: 'video', video: { key: 'a' } } },
        { background: { kind: 'image', imageKey: 'b' } },
        { background: { kind: 'video', video: { key: 'c' } } },
      ],
    });
    expect([state.selectedIndex, getBuilderPhase(state)]).toEqual([3, 'uploading']);
  });

  test('is in the draft as soon as its upload was created, and is published when it is ready', () => {
    const before = run(storyOf([{}]), add(aFile('a'))).state;
    expect(pagesOf(before)).toHaveLength(1);
    const created = run(before, { type: 'video-created', key: 'a', uploadId: '31' }).state;
    expect(pagesOf(created)[1]?.background).toEqual({ kind: 'video', uploadId: '31', coverSeconds: null });
    expect(problemsOf(created)).toEqual(['page-1 video-pending']);
    const received = run(created, { type: 'video-received', key: 'a' });
    expect(received.effects).toEqual([{ type: 'watch-video', key: 'a', uploadId: '31' }]);
    const processed = run(received.state, read('a', ready)).state;
    expect([problemsOf(processed), getBuilderPhase(processed)]).toEqual([[], 'ready']);
  });

  test('continues after a reload: its state is read, and the device sends the rest', () => {
    const stored = storyOf([{ background: { kind: 'video', uploadId: '31', coverSeconds: 2 } }, {}]);
    const started = run(stored, { type: 'started' });
    expect(started.effects).toEqual([{ type: 'watch-video', key: 'stored-video-0', uploadId: '31' }]);
    expect(run(started.state, read('stored-video-0', { kind: 'uploading' })).effects).toEqual([
      { type: 'upload-video', key: 'stored-video-0', uploadId: '31' },
    ]);
  });

  test('gets the cover that was chosen while it is selected', () => {
    const two = run(
      storyOf([
        { background: { kind: 'video', uploadId: '31', coverSeconds: null } },
        { background: { kind: 'video', uploadId: '32', coverSeconds: null } },
      ]),
      read('stored-video-0', ready),
      read('stored-video-1', ready),
      { type: 'item-selected', index: 1 },
      { type: 'cover-chosen', seconds: 3 },
    );
    expect(two.effects).toEqual([
      { type: 'change-cover', key: 'stored-video-1', uploadId: '32', seconds: 3 },
    ]);
    expect(pagesOf(two.state).map(({ background }) => background)).toMatchObject([
      { coverSeconds: null },
      { coverSeconds: 3 },
    ]);
  });

  test.each<[string, BuilderEvent]>([
    ['its page is removed', { type: 'page-removed', index: 1 }],
    ['it is removed', { type: 'video-removed' }],
    ['its page gets a color', { type: 'page-colored', index: 1, color: '#000000' }],
    ['it is too short', { type: 'video-measured', key: 'a', seconds: 1 }],
  ])('is discarded on the server when %s', (_, event) => {
    const story = run(storyOf([{}]), add(aFile('a')), {
      type: 'video-created',
      key: 'a',
      uploadId: '31',
    }).state;
    expect(run(story, event).effects).toEqual([
      { type: 'discard-video', key: 'a', uploadId: '31' },
      { type: 'release-image', key: 'a' },
    ]);
  });

  test('is resumed when the connection is back, each of several', () => {
    const lost = run(
      storyOf([{}]),
      add(aFile('a'), aFile('b')),
      { type: 'connection-changed', isOnline: false },
      { type: 'video-failed', key: 'a', failure: OFFLINE },
      { type: 'video-failed', key: 'b', failure: OFFLINE },
    ).state;
    const { effects } = run(lost, { type: 'connection-changed', isOnline: true });
    expect(effects).toHaveLength(2);
    expect(effects).toEqual(
      expect.arrayContaining(['a', 'b'].map((key) => ({ type: 'upload-video', key, uploadId: null }))),
    );
  });

  test('belongs to one page: a duplicate has a color and the texts', () => {
    const story = storyOf([
      { background: { kind: 'video', uploadId: '31', coverSeconds: null }, link: 'https://a.example/' },
    ]);
    const { state } = run(story, { type: 'page-duplicated', index: 0 });
    expect(pagesOf(state)[1]).toMatchObject({
      background: { kind: 'color' },
      texts: ['Soup'],
      link: 'https://a.example/',
    });
  });

  test('is refused where it is not possible: empty, or on page 21', () => {
    const full = storyOf(Array.from({ length: 20 }, () => ({})));
    const { state, effects } = run(full, add(aFile('a')));
    expect([state.refusedFiles, effects]).toEqual([
      [{ name: 'a.mp4', reason: 'too-many' }],
      [{ type: 'release-image', key: 'a' }],
    ]);
    expect(run(storyOf([{}]), add(aFile('b', 'video/mp4', 0))).state.refusedFiles).toEqual([
      { name: 'b.mp4', reason: 'empty' },
    ]);
  });
});

test('[CR-08] the link of a page is completed and checked once, and has to begin with https', () => {
  const typed = run(storyOf([{}, {}]), { type: 'page-changed', index: 1, link: 'shop.example/a' }).state;
  const left = run(typed, { type: 'page-link-left', index: 1 });
  expect(left.effects).toEqual([{ type: 'check-link', url: 'https://shop.example/a' }]);
  expect(pagesOf(left.state)[1]?.link).toBe('https://shop.example/a');
  const url = 'https://shop.example/a';
  const blocked = run(left.state, { type: 'link-checked', url, result: 'blocked' }).state;
  expect(problemsOf(blocked)).toEqual(['page-1-link link-blocked']);
  const insecure = run(storyOf([{ link: 'http://shop.example/' }]), { type: 'page-link-left', index: 0 });
  expect(insecure.effects).toEqual([]);
  expect(validateDraft(insecure.state, null).filter(isShownEarly)).toEqual([
    { field: 'page-0-link', reason: 'link-not-https', max: 0 },
  ]);
  const links = ['http://shop.example/', 'no link', ''];
  expect(links.flatMap((link) => problemsOf(storyOf([{ link }])))).toEqual([
    'page-0-link link-not-https',
    'page-0-link link-invalid',
  ]);
});

test('[CR-08] the draft has the chosen members, and is published with those that the texts still name', () => {
  const mentions = [
    { userId: '7', username: 'ada' },
    { userId: '8', username: 'noor' },
  ];
  const { state } = run(
    storyOf([{}]),
    { type: 'page-changed', index: 0, mentions },
    { type: 'page-texts-changed', index: 0, texts: ['With @Ada'] },
  );
  expect(pagesOf(state)[0]?.mentions).toEqual(mentions);
  expect(toPublishedDraft(state).media).toMatchObject({ pages: [{ mentions: [mentions[0]] }] });
});

test('[CR-08] the texts of a page have a place and an alignment, which the draft and a copy of the page have too', () => {
  const { state } = run(
    storyOf([{}]),
    { type: 'page-changed', index: 0, textPlace: 'top' },
    { type: 'page-changed', index: 0, textAlignment: 'center' },
    { type: 'page-changed', index: 0, link: 'https://a.example/' },
    { type: 'page-duplicated', index: 0 },
  );
  const layout = { textPlace: 'top', textAlignment: 'center' };
  expect(pagesOf(state)).toMatchObject([layout, layout]);
  expect(toPublishedDraft(state).media).toMatchObject({ pages: [layout, layout] });
  expect(toPinDraft(storyOf([layout as Partial<DraftStoryPage>])).media).toMatchObject({ pages: [layout] });
  expect(pagesOf(storyOf([{}]))[0]).not.toHaveProperty('textPlace');
});

test('[CR-08] lists are in the draft, stay when pages change, and are published with a line', () => {
  const lists = { ...LISTS, steps: ['', 'Boil'] };
  const { state } = run(
    storyOf([{}]),
    { type: 'lists-changed', lists },
    { type: 'page-added' },
    { type: 'page-texts-changed', index: 1, texts: ['Two'] },
    { type: 'item-moved', from: 1, to: 0 },
    { type: 'page-removed', index: 1 },
  );
  expect(toPinDraft(state).media).toMatchObject({ pages: [{ texts: ['Two'] }], lists });
  expect(toPublishedDraft(state).media).toMatchObject({ lists });
  const { media } = toPublishedDraft(
    run(state, { type: 'lists-changed', lists: { ...LISTS, steps: [' '] } }).state,
  );
  expect(media).not.toHaveProperty('lists');
});

test.each<[string, BuilderState, readonly string[]]>([
  ['a page without anything', storyOf([{}, { texts: [' '] }]), ['page-1 page-empty']],
  ['a text of 501 characters', storyOf([{ texts: ['', 'é'.repeat(501)] }]), ['page-0-text-1 too-long']],
  [
    'a line of 201 characters',
    storyOf([{}], { ...LISTS, materials: ['', 'a'.repeat(201)] }),
    ['list-materials-1 too-long'],
  ],
  ['51 lines', storyOf([{}], { ...LISTS, steps: Array<string>(51).fill('Stir') }), ['list-steps too-many']],
  [
    '50 lines and an empty one',
    storyOf([{}], { ...LISTS, steps: [...Array<string>(50).fill('Stir'), ' '] }),
    [],
  ],
  [
    'too many servings and minutes',
    storyOf([{}], { ...LISTS, servings: 1001, minutes: 10_081 }),
    ['list-servings too-many', 'list-minutes too-many'],
  ],
])('[CR-08] %s: %#', (_, state, problems) => {
  expect(problemsOf(state)).toEqual(problems);
});

test.each<[string, BuilderField, number]>([
  ['media.pages.1', 'page-1', 1],
  ['media.pages.1.background.uploadId', 'page-1', 1],
  ['media.pages.1.texts.0', 'page-1-text-0', 1],
  ['media.pages.1.link', 'page-1-link', 1],
  ['media.pages.1.background.image.tags', 'slot-1-tags', 1],
  ['media.pages.1.background.image.tags.2', 'slot-1-tag-2', 1],
  ['media.lists.steps', 'list-steps', 0],
  ['media.lists.steps.3', 'list-steps-3', 0],
  ['media.lists.servings', 'list-servings', 0],
])('[CR-08] an error of the server at %s is shown at %s, whose page is selected', (path, field, index) => {
  const publishing = run(storyOf([{}, {}]), { type: 'publish-pressed', now: NOW, timeZone: 'UTC' }).state;
  const failure = { message: 'No.', code: 'invalid_input', fields: { [path]: 'Not like this.' } };
  const { state } = run(publishing, { type: 'publish-failed', failure });
  expect(state.serverErrors).toEqual({ [field]: 'Not like this.' });
  expect([state.focus?.field, state.selectedIndex, state.step, state.publishFailure]).toEqual([
    field,
    index,
    'image',
    null,
  ]);
});
