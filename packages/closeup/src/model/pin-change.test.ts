import { aPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { toPinEdit, pinChange } from './pin-change.ts';

const pin = aPin({
  title: 'Cup',
  description: 'Of clay.',
  link: 'https://shop.example/cup',
  altText: 'A cup',
  board: { entityId: '3', name: 'Clay' },
});
const edited = (change: object, isCreator = true) =>
  pinChange(pin, { ...toPinEdit(pin), ...change }, isCreator);

test('[CU-08] the form begins with what the pin says and where it is', () => {
  expect(toPinEdit(pin)).toEqual({
    title: 'Cup',
    description: 'Of clay.',
    link: 'https://shop.example/cup',
    altText: 'A cup',
    isCommentingAllowed: true,
    topicIds: [],
    mediaSourceType: null,
    slots: [],
    boardId: '3',
    sectionId: '',
  });
  expect(toPinEdit({ id: '7', entityId: '7' })).toMatchObject({ title: '', boardId: '' });
});

test('[CU-08] only what is different is changed; white space is no difference', () => {
  expect(edited({})).toBeUndefined();
  expect(edited({ title: ' Cup  ' })).toBeUndefined();
  expect(edited({ title: 'Bowl ', link: '' })).toEqual({
    fields: { title: 'Bowl', link: '' },
    place: undefined,
  });
  expect(edited({ isCommentingAllowed: false })).toEqual({
    fields: { isCommentingAllowed: false },
    place: undefined,
  });
});

test('[CU-08] another board or section is a move', () => {
  expect(edited({ boardId: '4' })).toEqual({ fields: {}, place: { boardId: '4', sectionId: undefined } });
  expect(edited({ sectionId: '9' })).toEqual({ fields: {}, place: { boardId: '3', sectionId: '9' } });
});

test('[CU-08] whoever saved another’s pin changes neither link nor alt text nor who may comment', () => {
  expect(edited({ link: '', altText: '', isCommentingAllowed: false }, false)).toBeUndefined();
  expect(edited({ title: 'Mine', link: '' }, false)?.fields).toEqual({ title: 'Mine' });
});

test('[CR-15] topics, the AI label and the slides are changed by their creator alone', () => {
  const carousel = aPin({
    digitalMediaSourceType: 11,
    carousel: {
      id: '1',
      slots: [
        { id: '1', title: 'Front', link: null },
        { id: '2', title: null, link: 'https://shop.example/back' },
      ],
    },
  });
  const before = toPinEdit(carousel, ['4', '5']);
  expect(before).toMatchObject({
    topicIds: ['4', '5'],
    mediaSourceType: 11,
    slots: [
      { index: 0, title: 'Front', link: '' },
      { index: 1, title: '', link: 'https://shop.example/back' },
    ],
  });
  const topics = ['4', '5'];
  expect(pinChange(carousel, before, true, topics)).toBeUndefined();
  const edit = { ...before, topicIds: ['5'], mediaSourceType: null, slots: before.slots?.toReversed() };
  expect(pinChange(carousel, edit, true, topics)?.fields).toEqual({
    topicIds: ['5'],
    mediaSourceType: null,
    slots: [
      { index: 1, title: '', link: 'https://shop.example/back' },
      { index: 0, title: 'Front', link: '' },
    ],
  });
  expect(pinChange(carousel, edit, false, topics)).toBeUndefined();
});
