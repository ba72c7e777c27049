import { describe, expect, test } from 'vitest';

import { EMPTY_PIN_DRAFT, INITIAL_IMAGE_EDIT } from './initial-pin-draft.ts';
import { imageEditSchema, pinDraftSchema } from './pin-draft.ts';

const image = { uploadId: '7', edit: null, editedUploadId: null };
const draft = (change: object): boolean =>
  pinDraftSchema.safeParse({ ...EMPTY_PIN_DRAFT, ...change }).success;

describe('a draft', () => {
  test('[CR-10] is valid from the beginning, and with texts that are too long to publish', () => {
    expect(draft({})).toBe(true);
    expect(draft({ title: 'x'.repeat(600) })).toBe(true);
  });

  test.each([
    ['an unknown key', { colour: 'red' }],
    ['NUL in a text', { title: 'a\0b' }],
    ['half of a surrogate pair', { description: '\ud800' }],
    ['eleven topics', { topicIds: Array.from({ length: 11 }, (_, index) => String(index + 1)) }],
    ['a text of megabytes', { altText: 'x'.repeat(5001) }],
    ['an id that is none', { boardId: '0' }],
    ['a label that does not exist', { mediaSourceType: 16 }],
  ])('[CR-04] refuses %s', (_, change) => {
    expect(draft(change)).toBe(false);
  });

  test.each([
    ['[CR-06] a carousel of five', 'carousel', 'slots', 5, 6, { image, title: '', link: '' }],
    [
      '[CR-08] a story of twenty',
      'story',
      'pages',
      20,
      21,
      { background: { kind: 'image', image }, texts: [] },
    ],
  ])('%s, not of one more', (_, kind, list, most, tooMany, entry) => {
    const media = (count: number) => ({
      media: { kind, [list]: Array.from({ length: count }, () => entry) },
    });
    expect([draft(media(most)), draft(media(tooMany))]).toEqual([true, false]);
  });
});

const video = { kind: 'video', uploadId: '7', coverSeconds: null, captions: [] };

test.each([
  ['without a cover and captions', {}, true],
  ['with a cover at its end', { coverSeconds: 900 }, true],
  ['with a cover before it begins', { coverSeconds: -1 }, false],
  ['with captions in Brazilian Portuguese', { captions: [{ language: 'pt-BR', vtt: 'WEBVTT' }] }, true],
  ['with captions in no language', { captions: [{ language: '', vtt: 'WEBVTT' }] }, false],
])('[CR-07] a video %s', (_, change, isValid) => {
  expect(draft({ media: { ...video, ...change } })).toBe(isValid);
});

test.each([
  ['the whole image', INITIAL_IMAGE_EDIT, true],
  ['a third to the edge', { ...INITIAL_IMAGE_EDIT, crop: { x: 2 / 3, y: 0, width: 1 / 3, height: 1 } }, true],
  ['beyond the edge', { ...INITIAL_IMAGE_EDIT, crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }, false],
  ['nothing', { ...INITIAL_IMAGE_EDIT, crop: { x: 0.5, y: 0, width: 0, height: 1 } }, false],
  ['five quarter turns', { ...INITIAL_IMAGE_EDIT, quarterTurns: 5 }, false],
  ['46 degrees', { ...INITIAL_IMAGE_EDIT, straightenDegrees: 46 }, false],
])('[CR-05] an edit of an image: %s', (_, edit, isValid) => {
  expect(imageEditSchema.safeParse(edit).success).toBe(isValid);
});

const color = { kind: 'color', color: '#123456' };
const page = (change: object): object => ({ background: color, texts: [], ...change });
const lists = { servings: null, minutes: null, ingredients: [], materials: [], steps: [] };

test.each<[string, object, boolean]>([
  ['without anything', {}, true],
  ['with a video', { background: { kind: 'video', uploadId: '7', coverSeconds: 2.5 } }, true],
  ['with a video that has no upload', { background: { kind: 'video', coverSeconds: null } }, false],
  ['with a link that is not complete yet', { link: 'shop.example' }, true],
  ['with a chosen member', { mentions: [{ userId: '7', username: 'ada' }] }, true],
  ['with a member without an id', { mentions: [{ userId: '0', username: 'ada' }] }, false],
])('[CR-08] a page of a story %s', (_, change, isValid) => {
  expect(draft({ media: { kind: 'story', pages: [page(change)] } })).toBe(isValid);
});

test.each<[string, object, boolean]>([
  ['more lines than can be published', { steps: Array(60).fill('Knead') }, true],
  ['hundreds of lines', { steps: Array(201).fill('Knead') }, false],
  ['half a serving', { servings: 0.5 }, false],
])('[CR-08] lists of a story with %s', (_, change, isValid) => {
  expect(draft({ media: { kind: 'story', pages: [page({})], lists: { ...lists, ...change } } })).toBe(
    isValid,
  );
});
