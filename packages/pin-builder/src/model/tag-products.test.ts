import { EMPTY_PIN_DRAFT, INITIAL_IMAGE_EDIT, pinDraftSchema, type PinDraft } from '@pegboard/types';
import { expect, test } from 'vitest';
import { anUploadedImage } from '../testing/test-ports.ts';
import type { BuilderEvent, BuilderState } from './builder-state.ts';
import { createBuilderState } from './initial-state.ts';
import { turnClockwise } from './image-edit.ts';
import { toPinDraft } from './to-pin-draft.ts';
import { transitionBuilder } from './transition-builder.ts';
import { validateDraft } from './validate-draft.ts';

const at = (pinId: string, x = 0.5, y = 0.5) => ({ pinId, x, y });
const image = (uploadId: string, tags = [at('21')]) => ({ uploadId, edit: null, editedUploadId: null, tags });
const single: PinDraft = { ...EMPTY_PIN_DRAFT, boardId: '5', media: { kind: 'image', image: image('71') } };
const carousel: PinDraft = {
  ...single,
  media: {
    kind: 'carousel',
    slots: [image('71'), image('72', [at('22'), at('23')])].map((each) => ({
      image: each,
      title: '',
      link: '',
    })),
  },
};
const open = (draft: PinDraft): BuilderState =>
  createBuilderState(draft, {
    71: anUploadedImage({ uploadId: '71', width: 400, height: 200 }),
    72: anUploadedImage({ uploadId: '72' }),
  });
const run = (state: BuilderState, ...events: readonly BuilderEvent[]): BuilderState =>
  events.reduce((before, event) => transitionBuilder(before, event).state, state);

test('[CR-10] the tags of a draft are those of its images, and unchanged when it is continued', () => {
  expect(toPinDraft(open(carousel))).toEqual(carousel);
  expect(pinDraftSchema.parse(toPinDraft(open(single)))).toEqual(single);
});

test('[CR-09] tagging an image changes the draft, which is saved', () => {
  const { state, effects } = transitionBuilder(open(single), {
    type: 'products-tagged',
    key: 'stored-0',
    tags: [at('22', 0.1)],
  });
  expect(toPinDraft(state).media).toEqual({ kind: 'image', image: image('71', [at('22', 0.1)]) });
  expect([state.save.kind, effects.map(({ type }) => type)]).toEqual(['changed', ['schedule-save']]);
});

test('[CR-09] the tags move with their slide, and stay on an image that is replaced', () => {
  const moved = run(open(carousel), { type: 'item-moved', from: 1, to: 0 });
  expect(toPinDraft(moved).media).toMatchObject({
    slots: [{ image: { uploadId: '72', tags: { length: 2 } } }, {}],
  });
  const file = { key: 'new', name: 'a.jpg', type: 'image/jpeg', size: 1, previewUrl: '' };
  const replaced = run(
    open(single),
    { type: 'files-chosen', files: [file], target: { kind: 'replace', imageKey: 'stored-0' } },
    { type: 'upload-succeeded', key: 'new', image: anUploadedImage({ uploadId: '73' }) },
  );
  expect(toPinDraft(replaced).media).toEqual({ kind: 'image', image: image('73') });
});

test('[CR-09] a tag stays on its product when the image is turned, and when the original is restored', () => {
  const edit = turnClockwise(INITIAL_IMAGE_EDIT);
  const tagged = run(open(single), { type: 'products-tagged', key: 'stored-0', tags: [at('21', 0.25, 0.5)] });
  const turned = run(tagged, { type: 'image-edited', key: 'stored-0', edit });
  expect(turned.images['stored-0']?.tags).toEqual([at('21', 0.5, 0.25)]);
  const back = run(turned, { type: 'image-edited', key: 'stored-0', edit: INITIAL_IMAGE_EDIT });
  expect(back.images['stored-0']?.tags).toEqual([at('21', 0.25, 0.5)]);
});

test('[CR-09] errors of tags are shown at their image until its tags change', () => {
  const publishing: BuilderState = { ...open(carousel), publish: { kind: 'publishing', schedule: null } };
  const fields = {
    'media.slots.0.image.tags.0': 'Choose another product.',
    'media.slots.1.image.tags': 'Tag 8 products or fewer on an image.',
    'media.slots.1.image.tags.1': 'This product is tagged already.',
  };
  const failed = run(publishing, {
    type: 'publish-failed',
    failure: { message: '', code: 'invalid_input', fields },
  });
  expect(failed.serverErrors).toEqual({
    'slot-0-tag-0': 'Choose another product.',
    'slot-1-tags': 'Tag 8 products or fewer on an image.',
    'slot-1-tag-1': 'This product is tagged already.',
  });
  expect([failed.publishFailure, failed.step, failed.selectedIndex]).toEqual([null, 'image', 0]);
  const corrected = run(failed, { type: 'products-tagged', key: 'stored-1', tags: [] });
  expect(Object.keys(corrected.serverErrors)).toEqual(['slot-0-tag-0']);
});

test('[CR-09] more than eight products on an image cannot be published', () => {
  const nine = Array.from({ length: 9 }, (_, nth) => at(String(nth + 1)));
  const draft: PinDraft = { ...single, media: { kind: 'image', image: image('71', nine) } };
  expect(validateDraft(open(draft), null)).toEqual([{ field: 'slot-0-tags', reason: 'too-many', max: 8 }]);
});

test('[CR-09] errors of details are shown at their fields until the details change', () => {
  const details = { kind: 'recipe', name: 'Rice', servings: 4, cookTime: null, ingredients: ['x'] } as const;
  const publishing: BuilderState = {
    ...open({ ...single, details: { ...details, ingredients: ['x'] } }),
    publish: { kind: 'publishing', schedule: null },
  };
  const fields = {
    'details.servings': 'Use 1000 or less.',
    'details.ingredients.0': 'Use 200 characters or fewer.',
  };
  const failure = { message: '', code: 'invalid_input', fields };
  const failed = run(publishing, { type: 'publish-failed', failure });
  expect(failed.serverErrors).toEqual({
    'details.servings': 'Use 1000 or less.',
    'details.ingredients': 'Use 200 characters or fewer.',
  });
  expect(failed.step).toBe('publish');
  expect(run(failed, { type: 'details-changed', details: null }).serverErrors).toEqual({});
});
