import { COMMENT_MAX } from '@pegboard/types';
import { describe, expect, test } from 'vitest';
import { getComposerAction, draftLength, toSubmittedDraft, isSendable } from './comment-draft.ts';

describe('the length of a text relative to the limit', () => {
  test.each([
    ['far from it nothing is announced', 'a'.repeat(COMMENT_MAX - 51), { kind: 'fine' }],
    ['from 50 left on they are counted', 'a'.repeat(COMMENT_MAX - 50), { kind: 'near', left: 50 }],
    ['at the limit none is left', 'a'.repeat(COMMENT_MAX), { kind: 'near', left: 0 }],
    ['beyond it those too many are counted', 'a'.repeat(COMMENT_MAX + 3), { kind: 'over', left: -3 }],
    ['too long by far is not counted', 'a'.repeat(10_000), { kind: 'over', left: null }],
    ['a family is one character', '👨‍👩‍👧'.repeat(COMMENT_MAX - 1), { kind: 'near', left: 1 }],
    ['spaces around it do not count', ' '.repeat(900) + 'a', { kind: 'fine' }],
  ])('[CU-07] %s', (_, text, length) => {
    expect(draftLength(text)).toEqual(length);
  });
});

test.each([
  ['words are sent', 'Lovely.', true],
  ['nothing is not', '', false],
  ['spaces and lines are not', ' \n ', false],
  ['500 characters are', 'a'.repeat(500), true],
  ['501 are not', 'a'.repeat(501), false],
])('[CU-07] %s', (_, text, is) => {
  expect(isSendable(text)).toBe(is);
});

describe('what is sent', () => {
  const failed = { text: 'Lovely.', place: '912', key: 'one' };
  const newKey = (): string => 'two';
  test.each([
    ['what never failed goes under a new key', undefined, 'Lovely.', '912', 'two'],
    ['the same text after a failure under the same', failed, ' Lovely. ', '912', 'one'],
    ['another text under a new one', failed, 'Lovely!', '912', 'two'],
    ['the same text elsewhere under a new one', failed, 'Lovely.', '5', 'two'],
  ])('[CU-07] %s', (_, before, text, place, key) => {
    expect(toSubmittedDraft(before, { text, place }, newKey)).toEqual({ text: text.trim(), place, key });
  });
});

describe('a key in the field', () => {
  const key = { key: 'Enter', isShift: false, isComposing: false, isTouch: false };
  test.each([
    ['Enter sends', key, 'send'],
    ['Shift and Enter break the line', { ...key, isShift: true }, 'write'],
    ['Enter breaks the line on a touch screen', { ...key, isTouch: true }, 'write'],
    ['Enter ends a composition', { ...key, isComposing: true }, 'write'],
    ['Escape leaves', { ...key, key: 'Escape' }, 'leave'],
    ['Escape ends a composition first', { ...key, key: 'Escape', isComposing: true }, 'write'],
    ['any other key writes', { ...key, key: 'a' }, 'write'],
  ] as const)('[CU-07] %s', (_, pressed, meaning) => {
    expect(getComposerAction(pressed)).toBe(meaning);
  });
});
