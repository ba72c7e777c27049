import { DRAFT_SAVE_DELAY_MS, EMPTY_PIN_DRAFT, INITIAL_IMAGE_EDIT, pinDraftSchema } from '@pegboard/types';
import { expect, test } from 'vitest';
import { anUploadedImage } from '../testing/test-ports.ts';
import { getBuilderPhase, getUploadProgress } from './builder-phase.ts';
import type { BuilderEffect, BuilderEvent, BuilderState, ChosenFile } from './builder-state.ts';
import { createBuilderState } from './initial-state.ts';
import { SAVE_RETRY_MS, transitionBuilder } from './transition-builder.ts';
import { needsAltText, validateDraft } from './validate-draft.ts';

const NOW = '2026-11-21T16:30';
const OFFLINE = { message: '', code: 'offline', fields: {} };
const PUBLISH: BuilderEvent = { type: 'publish-pressed', now: NOW, timeZone: 'Europe/Berlin' };
const empty = createBuilderState(EMPTY_PIN_DRAFT, {});

const aFile = (key: string, over: Partial<ChosenFile> = {}): ChosenFile => ({
  key,
  name: `${key}.jpg`,
  type: 'image/jpeg',
  size: 1,
  previewUrl: `blob:${key}`,
  ...over,
});
const chosen = (...keys: string[]): BuilderEvent => ({
  type: 'files-chosen',
  files: keys.map((key) => aFile(key)),
  target: { kind: 'add' },
});
const uploaded = (key: string, uploadId = '71'): BuilderEvent => ({
  type: 'upload-succeeded',
  key,
  image: anUploadedImage({ uploadId }),
});
const onBoard: BuilderEvent = { type: 'fields-changed', fields: { boardId: '5' } };

/** Applies events in order; returns the last state, and the effects of the last event without timers. */
function run(state: BuilderState, ...events: readonly BuilderEvent[]) {
  let effects: readonly BuilderEffect[] = [];
  let next = state;
  for (const event of events) ({ state: next, effects } = transitionBuilder(next, event));
  return { state: next, effects: effects.filter(({ type }) => !/^(?:schedule|cancel)-save$/.test(type)) };
}
const ready = run(empty, chosen('a'), uploaded('a'), onBoard).state;

test('[CR-10] a draft passes from the device through upload and processing to published', () => {
  const phases = [
    chosen('a'),
    { type: 'upload-progressed', key: 'a', stage: 'processing', fraction: 0.5 } as const,
    uploaded('a'),
    onBoard,
    PUBLISH,
    { type: 'publish-succeeded', pinId: '912' } as const,
  ].map((_, at, all) => getBuilderPhase(run(empty, ...all.slice(0, at + 1)).state));
  expect(phases).toEqual(['uploading', 'processing', 'ready', 'ready', 'publishing', 'published']);
});

test('[CR-06] several files become a carousel of five at most, and upload at once', () => {
  const { state, effects } = run(empty, chosen('a', 'b', 'c', 'd', 'e', 'f'));
  expect(state.media).toMatchObject({ kind: 'carousel', slots: { length: 5 } });
  expect(state.refusedFiles).toEqual([{ name: 'f.jpg', reason: 'too-many' }]);
  expect(effects.filter(({ type }) => type === 'upload')).toHaveLength(5);
  expect(effects).toContainEqual({ type: 'release-image', key: 'f' });
});

test('[CR-02] a rejected file is named, and the others are uploaded', () => {
  const files = [aFile('a', { name: 'logo.svg', type: 'image/svg+xml' }), aFile('b')];
  const { state } = run(empty, { type: 'files-chosen', files, target: { kind: 'add' } });
  expect(state.refusedFiles).toEqual([{ name: 'logo.svg', reason: 'svg' }]);
  expect(state.media).toEqual({ kind: 'image', imageKey: 'b' });
});

test('[CR-10] a failed upload is retried by the member, and automatically when the connection is back', () => {
  const failed = run(empty, chosen('a'), { type: 'upload-failed', key: 'a', failure: OFFLINE }).state;
  expect(getBuilderPhase(failed)).toBe('failed');
  expect(run(failed, { type: 'upload-retried', key: 'a' }).effects).toEqual([{ type: 'upload', key: 'a' }]);
  const offline = run(failed, { type: 'connection-changed', isOnline: false }).state;
  const { state, effects } = run(offline, { type: 'connection-changed', isOnline: true });
  expect(effects).toEqual([{ type: 'upload', key: 'a' }]);
  expect(getBuilderPhase(state)).toBe('uploading');
});

test('[CR-10] a replaced file is cancelled, and its late result changes nothing', () => {
  const { state, effects } = run(empty, chosen('a'), {
    type: 'files-chosen',
    files: [aFile('b')],
    target: { kind: 'replace', imageKey: 'a' },
  });
  expect(effects).toEqual([
    { type: 'upload', key: 'b' },
    { type: 'cancel-upload', key: 'a' },
    { type: 'release-image', key: 'a' },
  ]);
  expect(run(state, uploaded('a')).state).toBe(state);
  expect(Object.keys(state.images)).toEqual(['b']);
});

test('[CR-10] a Pin is published once: presses during the publication, and late responses, change nothing', () => {
  const first = run(ready, PUBLISH);
  expect(first.effects).toMatchObject([{ type: 'publish', draft: { boardId: '5' } }]);
  expect(run(first.state, PUBLISH)).toEqual({ state: first.state, effects: [] });
  const published = run(first.state, { type: 'publish-succeeded', pinId: '912' });
  expect(published.effects).toEqual([{ type: 'report-published', pinId: '912' }]);
  for (const event of [PUBLISH, onBoard, { type: 'publish-succeeded', pinId: '913' } as const])
    expect(run(published.state, event)).toEqual({ state: published.state, effects: [] });
});

test('[CR-04] a Pin that is published during its upload waits for it, and not for a failed one', () => {
  const waiting = run(empty, onBoard, chosen('a', 'b'), PUBLISH, uploaded('a'));
  expect(waiting.state.publish.kind).toBe('waiting');
  expect(waiting.effects).toEqual([]);
  expect(run(waiting.state, uploaded('b', '72')).effects).toMatchObject([{ type: 'publish' }]);
  const failed = run(waiting.state, { type: 'upload-failed', key: 'b', failure: OFFLINE }).state;
  expect(failed).toMatchObject({ publish: { kind: 'composing' }, focus: { field: 'media' } });
});

test('[CR-10] a pending save ends before the Pin is published; a conflict stops it', () => {
  const saving = run(ready, { type: 'save-due' }, PUBLISH);
  expect(saving.effects).toEqual([]);
  const saved = run(saving.state, { type: 'save-succeeded', revision: ready.revision });
  expect(saved.effects).toMatchObject([{ type: 'publish' }]);
  const failure = { message: '', code: 'draft_conflict', fields: {} };
  const conflict = run(saving.state, { type: 'save-failed', failure });
  expect(conflict.effects).toEqual([]);
  expect(conflict.state).toMatchObject({ publish: { kind: 'composing' }, save: { kind: 'conflict' } });
});

test('[CR-04] a Pin that waits for its upload is validated again', () => {
  const { state, effects } = run(
    empty,
    onBoard,
    chosen('a'),
    PUBLISH,
    { type: 'fields-changed', fields: { boardId: null } },
    uploaded('a'),
  );
  expect(effects).toEqual([]);
  expect(state).toMatchObject({ publish: { kind: 'composing' }, focus: { field: 'boardId' } });
});

test('[CR-04] an incomplete Pin is not published: the first field with an error gets the focus, in its step', () => {
  const { state, effects } = run(ready, { type: 'fields-changed', fields: { boardId: null } }, PUBLISH);
  expect(effects).toEqual([]);
  expect(state).toMatchObject({ isChecked: true, step: 'publish', focus: { field: 'boardId' } });
  expect(run(state, PUBLISH).state.focus?.id).toBe((state.focus?.id ?? 0) + 1);
});

test('[CR-04] errors of the server are shown at their fields until these change', () => {
  const failure = {
    message: 'No.',
    code: 'invalid',
    fields: { title: 'Not this word.', 'slots.1.link': 'Blocked.' },
  };
  const { state } = run(ready, PUBLISH, { type: 'publish-failed', failure });
  expect(state).toMatchObject({
    publish: { kind: 'composing' },
    serverErrors: { title: 'Not this word.', 'slot-1-link': 'Blocked.' },
    publishFailure: null,
    focus: { field: 'title' },
  });
  const changed = run(state, { type: 'fields-changed', fields: { title: 'Kiln' } }).state;
  expect(changed.serverErrors).toEqual({ 'slot-1-link': 'Blocked.' });
  const other = { message: 'Busy.', code: 'too_many', fields: {} };
  expect(run(ready, PUBLISH, { type: 'publish-failed', failure: other }).state.publishFailure).toEqual(other);
});

test.each([
  ['schedule_skipped_hour', 'local_time', 'scheduledTime'],
  ['invalid_input', 'time_zone', 'scheduledTime'],
  ['upload_not_found', 'media.image', 'media'],
  ['image_too_large', 'media.slots.1.image', 'media'],
  ['board_not_found', 'boardId', 'boardId'],
  ['section_not_found', 'sectionId', 'boardId'],
  ['interest_not_found', 'topicIds', 'topicIds'],
  ['link_blocked', 'media.slots.0.link', 'slot-0-link'],
])('[CR-04, CR-11] the error %s of %s is shown at the field %s', (code, name, field) => {
  const failure = { message: 'No.', code, fields: { [name]: 'Another one.' } };
  expect(run(ready, PUBLISH, { type: 'publish-failed', failure }).state).toMatchObject({
    serverErrors: { [field]: 'Another one.' },
    publishFailure: null,
    focus: { field },
  });
});

test.each([
  ['schedule_full', 'scheduledTime'],
  ['drafts_full', 'media'],
])('[CR-04, CR-10, CR-11] the quota of %s is explained at the field %s', (code, field) => {
  const failure = { message: 'You have as many as possible.', code, fields: {} };
  expect(run(ready, PUBLISH, { type: 'publish-failed', failure }).state).toMatchObject({
    serverErrors: { [field]: failure.message },
    publishFailure: null,
    focus: { field },
  });
});

test('[CR-10] a draft that a quota does not let save says so at the media until it is saved', () => {
  const failure = { message: 'You have 2,000 drafts.', code: 'drafts_full', fields: {} };
  const failed = run(ready, { type: 'save-due' }, { type: 'save-failed', failure }).state;
  expect(failed.serverErrors).toEqual({ media: failure.message });
  const saved = run(
    failed,
    { type: 'save-due' },
    { type: 'save-succeeded', revision: failed.revision },
  ).state;
  expect(saved).toMatchObject({ save: { kind: 'saved' }, serverErrors: {} });
});

test('[CR-02] an image that cannot be used is named so, and is not tried again', () => {
  const failure = { message: 'Broken.', code: 'image_invalid', fields: {}, isPermanent: true };
  const { state } = run(empty, chosen('a'), { type: 'upload-failed', key: 'a', failure });
  expect(validateDraft(state, null)).toContainEqual({ field: 'media', reason: 'upload-rejected', max: 0 });
});

test('[CR-10] a change is saved within two seconds; changes during a save are saved after it', () => {
  const { effects } = transitionBuilder(ready, onBoard);
  expect(effects).toEqual([{ type: 'schedule-save', delayMs: DRAFT_SAVE_DELAY_MS }]);
  expect(DRAFT_SAVE_DELAY_MS).toBeLessThanOrEqual(2000);
  const saving = run(ready, { type: 'save-due' });
  expect(saving.effects).toMatchObject([{ type: 'save-draft', revision: ready.revision }]);
  const busy = run(saving.state, onBoard, { type: 'save-due' });
  expect(busy.effects).toEqual([]);
  const after = transitionBuilder(busy.state, { type: 'save-succeeded', revision: ready.revision });
  expect(after.state.save.kind).toBe('changed');
  expect(after.effects).toEqual([{ type: 'schedule-save', delayMs: DRAFT_SAVE_DELAY_MS }]);
  const saved = run(saving.state, { type: 'save-succeeded', revision: ready.revision });
  expect(saved.state.save.kind).toBe('saved');
});

test('[CR-10] a failed save is retried, at once when the connection is back', () => {
  const failed = transitionBuilder(run(ready, { type: 'save-due' }).state, {
    type: 'save-failed',
    failure: OFFLINE,
  });
  expect(failed.state.save).toEqual({ kind: 'failed', isOffline: true });
  expect(failed.effects).toEqual([{ type: 'schedule-save', delayMs: SAVE_RETRY_MS }]);
  const offline = run(failed.state, { type: 'connection-changed', isOnline: false }).state;
  const { effects } = transitionBuilder(offline, { type: 'connection-changed', isOnline: true });
  expect(effects).toEqual([{ type: 'schedule-save', delayMs: 0 }]);
});

test('[CR-10] a draft that was changed elsewhere is not overwritten until the member confirms it', () => {
  const failure = { message: '', code: 'draft_conflict', fields: {} };
  const conflict = run(ready, { type: 'save-due' }, { type: 'save-failed', failure }, onBoard);
  expect(conflict.state.save.kind).toBe('conflict');
  expect(run(conflict.state, { type: 'save-due' }).effects).toEqual([]);
  expect(run(conflict.state, { type: 'save-forced' }).effects).toMatchObject([{ type: 'save-draft' }]);
});

test('[CR-10] the stored draft is valid in every state, and leaves out what is not uploaded yet', () => {
  const { state } = run(empty, chosen('a', 'b'), uploaded('b', '72'));
  const { effects } = run(state, { type: 'save-due' });
  const [save] = effects;
  const draft = save?.type === 'save-draft' ? save.draft : undefined;
  expect(pinDraftSchema.safeParse(draft).success).toBe(true);
  expect(draft?.media).toMatchObject({ kind: 'carousel', slots: [{ image: { uploadId: '72' } }] });
});

test('[CR-05] an edit is applied to the original; a replaced or undone one changes nothing later', () => {
  const turned = { ...INITIAL_IMAGE_EDIT, quarterTurns: 1 };
  const editing = run(ready, { type: 'image-edited', key: 'a', edit: turned });
  expect(editing.effects).toEqual([{ type: 'edit-image', key: 'a', uploadId: '71', edit: turned }]);
  const late = {
    type: 'edit-succeeded',
    key: 'a',
    edit: turned,
    image: anUploadedImage({ uploadId: '80' }),
  } as const;
  const edited = run(editing.state, late).state;
  expect(run(edited, PUBLISH).effects).toMatchObject([
    { draft: { media: { image: { uploadId: '71', edit: turned, editedUploadId: '80' } } } },
  ]);
  const undone = run(editing.state, { type: 'image-edited', key: 'a', edit: INITIAL_IMAGE_EDIT }).state;
  expect(run(undone, late).state).toBe(undone);
  expect(undone.images['a']?.edit.kind).toBe('none');
});

test('[CR-05] an edit of an image during its upload is applied afterwards', () => {
  const turned = { ...INITIAL_IMAGE_EDIT, quarterTurns: 2 };
  const waiting = run(empty, chosen('a'), { type: 'image-edited', key: 'a', edit: turned });
  expect(waiting.effects).toEqual([]);
  expect(run(waiting.state, uploaded('a')).effects).toEqual([
    { type: 'edit-image', key: 'a', uploadId: '71', edit: turned },
  ]);
});

test('[CR-06] slides are moved, and the last remaining one becomes the image with its title', () => {
  const three = run(empty, chosen('a', 'b', 'c'), { type: 'slot-changed', index: 2, title: 'Third' }).state;
  const moved = run(three, { type: 'item-moved', from: 2, to: 0 }).state;
  expect(moved.media).toMatchObject({ slots: [{ imageKey: 'c' }, { imageKey: 'a' }, { imageKey: 'b' }] });
  expect(moved.announcement?.content).toEqual({ kind: 'moved', position: 1, count: 3 });
  const one = run(moved, { type: 'image-removed', key: 'a' }, { type: 'image-removed', key: 'b' }).state;
  expect(one.media).toEqual({ kind: 'image', imageKey: 'c' });
  expect(one.fields.title).toBe('Third');
});

test('[CR-08] pages of a story are added, duplicated, moved and removed', () => {
  const story = run(
    empty,
    { type: 'story-started' },
    { type: 'page-texts-changed', index: 0, texts: ['One'] },
    { type: 'page-duplicated', index: 0 },
    { type: 'page-colored', index: 1, color: '#ff0000' },
    { type: 'item-moved', from: 1, to: 0 },
  ).state;
  expect(story.media).toMatchObject({
    pages: [{ background: { color: '#ff0000' }, texts: ['One'] }, { texts: ['One'] }],
  });
  const none = run(story, { type: 'page-removed', index: 0 }, { type: 'page-removed', index: 0 }).state;
  expect(none.media.kind).toBe('none');
});

test('[CR-17] an AI label that the file names is proposed and set; the member confirms or corrects it', () => {
  const image = anUploadedImage({ mediaSourceType: 11 });
  const { state } = run(empty, chosen('a'), { type: 'upload-succeeded', key: 'a', image });
  expect(state).toMatchObject({ proposedSourceType: 11, fields: { mediaSourceType: 11 } });
  const right = run(state, { type: 'ai-proposal-answered', isRight: true }).state;
  expect(right).toMatchObject({ proposedSourceType: null, fields: { mediaSourceType: 11 } });
  const wrong = run(state, { type: 'ai-proposal-answered', isRight: false }).state;
  expect(wrong).toMatchObject({ proposedSourceType: null, fields: { mediaSourceType: null } });
  const camera = {
    type: 'upload-succeeded',
    key: 'a',
    image: anUploadedImage({ mediaSourceType: 0 }),
  } as const;
  expect(run(empty, chosen('a'), camera).state.proposedSourceType).toBeNull();
});

test('[CR-03] an image of a page fills empty fields; loading the previous page may be cancelled', () => {
  const reading = {
    url: 'https://example.com/kiln',
    title: 'Kiln',
    description: 'Hot.',
    details: null,
    images: [{ url: 'https://example.com/1.jpg', width: 1, height: 1, alt: 'A kiln' }],
  };
  const asked = run(
    empty,
    { type: 'fields-changed', fields: { title: 'Mine' } },
    { type: 'web-address-entered', url: 'example.com/kiln' },
  );
  expect(asked.effects).toEqual([{ type: 'read-page', url: 'https://example.com/kiln' }]);
  const { state, effects } = run(
    asked.state,
    { type: 'page-read', url: reading.url, reading },
    { type: 'page-image-chosen', imageUrl: 'https://example.com/1.jpg' },
  );
  expect(state.fields).toMatchObject({
    title: 'Mine',
    description: 'Hot.',
    altText: 'A kiln',
    link: reading.url,
  });
  expect(effects).toMatchObject([
    { type: 'upload-from-web', imageUrl: 'https://example.com/1.jpg', pageUrl: reading.url },
  ]);
  const closed = run(asked.state, { type: 'web-closed' }).state;
  expect(run(closed, { type: 'page-read', url: reading.url, reading }).state).toBe(closed);
});

test.each([
  ['saving_refused', { page: 'No thanks.' }, { kind: 'refused', words: ['No thanks.'] }],
  ['web_unreachable', {}, { kind: 'unreachable' }],
  ['other', {}, { kind: 'other', message: 'Hm.' }],
])('[CR-03] a page that cannot be read: %s', (code, fields, error) => {
  const asked = run(empty, { type: 'web-address-entered', url: 'https://example.com/' }).state;
  const failure = { message: 'Hm.', code, fields: fields as Record<string, string> };
  const { state } = run(asked, { type: 'page-failed', url: 'https://example.com/', failure });
  expect(state.page).toMatchObject({ kind: 'address', error });
});

test('[CR-04] a link is completed and checked once when its field loses the focus; a blocked one blocks publication', () => {
  const written = run(ready, { type: 'fields-changed', fields: { link: ' example.com/a ' } }).state;
  const left = run(written, { type: 'link-left', slot: null });
  expect(left.state.fields.link).toBe('https://example.com/a');
  expect(left.effects).toEqual([{ type: 'check-link', url: 'https://example.com/a' }]);
  expect(run(left.state, { type: 'link-left', slot: null }).effects).toEqual([]);
  const blocked = run(left.state, {
    type: 'link-checked',
    url: 'https://example.com/a',
    result: 'blocked',
  }).state;
  expect(validateDraft(blocked, NOW)).toMatchObject([{ field: 'link', reason: 'link-blocked' }]);
});

test.each([
  ['title', 100],
  ['description', 500],
  ['altText', 500],
] as const)('[CR-04] %s has at most %i characters, counted as people see them', (field, max) => {
  const family = '👩‍👩‍👧‍👦';
  const fits = { ...ready, fields: { ...ready.fields, [field]: family.repeat(max) } };
  expect(validateDraft(fits, NOW)).toEqual([]);
  const long = { ...ready, fields: { ...ready.fields, [field]: family.repeat(max + 1) } };
  expect(validateDraft(long, NOW)).toEqual([{ field, reason: 'too-long', max }]);
});

test('[CR-04] [BY-14] a missing alt text shows a reminder and does not block publication', () => {
  expect(needsAltText(ready)).toBe(true);
  expect(needsAltText(empty)).toBe(false);
  expect(validateDraft(ready, NOW)).toEqual([]);
});

test.each([
  ['', []],
  ['example.com', []],
  ['https://user@example.com', ['link-invalid']],
  ['javascript:alert(1)', ['link-invalid']],
  ['ftp://example.com', ['link-invalid']],
  ['two words.com', ['link-invalid']],
  ['localhost', ['link-invalid']],
])('[CR-04] the link “%s” has the problems %j', (link, reasons) => {
  const state = { ...ready, fields: { ...ready.fields, link } };
  expect(validateDraft(state, NOW).map(({ reason }) => reason)).toEqual(reasons);
});

test.each([
  ['2026-11-21T16:30', ['past']],
  ['2026-11-21T16:31', []],
  ['2026-12-21T16:30', []],
  ['2026-12-21T16:31', ['too-late']],
])('[CR-11] %s as the time of a Pin has the problems %j', (scheduledTime, reasons) => {
  expect(validateDraft({ ...ready, scheduledTime }, NOW).map(({ reason }) => reason)).toEqual(reasons);
});

test('[CR-11] a Pin with a time is scheduled in the time zone of the device', () => {
  const { state, effects } = run(
    ready,
    { type: 'scheduled-time-changed', localTime: '2026-12-01T09:00' },
    PUBLISH,
  );
  expect(effects).toMatchObject([
    { type: 'schedule', at: { localTime: '2026-12-01T09:00', timeZone: 'Europe/Berlin' } },
  ]);
  expect(run(state, { type: 'schedule-succeeded' }).state.publish.kind).toBe('scheduled');
});

test('[CR-10] a continued draft has its images, and applies an unfinished edit', () => {
  const edit = { ...INITIAL_IMAGE_EDIT, quarterTurns: 3 };
  const draft = {
    ...EMPTY_PIN_DRAFT,
    title: 'Kiln',
    media: { kind: 'image', image: { uploadId: '71', edit, editedUploadId: null } },
  } as const;
  const state = createBuilderState(draft, { '71': anUploadedImage() });
  expect(state.step).toBe('publish');
  expect(run(state, { type: 'started' }).effects).toMatchObject([
    { type: 'edit-image', uploadId: '71', edit },
  ]);
});

test('[CR-04] the progress of several uploads is their mean', () => {
  const { state } = run(empty, chosen('a', 'b'), uploaded('a'));
  expect(getUploadProgress(state)).toBe(0.5);
});
