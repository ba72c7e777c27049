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
