import { splitMentions } from '@pegboard/types';
import { describe, expect, test } from 'vitest';
import { truncateComment } from './comment-text.ts';

describe('a comment in stretches', () => {
  test.each([
    ['text without names is one stretch', 'Lovely.', [], ['Lovely.']],
    ['a mention is a link', 'Look, @Ada, here', ['ada'], ['Look, ', '→ada', ', here']],
    ['a comment can begin and end with one', '@ada @noor', ['ada', 'noor'], ['→ada', ' ', '→noor']],
    ['who is no mention stays text', 'Ask @nobody', ['ada'], ['Ask @nobody']],
    ['an e-mail names nobody', 'me@ada.example', ['ada'], ['me@ada.example']],
    ['a longer name is another', '@ada_lovelace', ['ada'], ['@ada_lovelace']],
    ['nothing has no stretches', '', ['ada'], []],
    ['markup is text', '<b>@ada</b>', ['ada'], ['<b>', '→ada', '</b>']],
  ])('[CU-07] %s', (_, text, mentions, stretches) => {
    const parts = splitMentions(text, mentions);
    expect(parts.map((part) => (part.kind === 'mention' ? `→${part.username}` : part.text))).toEqual(
      stretches,
    );
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});

describe('the beginning of a comment', () => {
  test.each([
    ['280 characters are whole', 'a'.repeat(280), undefined],
    ['281 are cut after 280', 'a'.repeat(281), `${'a'.repeat(280)}…`],
    ['6 lines are whole', 'a\n'.repeat(5) + 'a', undefined],
    ['7 lines are cut after 6', 'a\n'.repeat(7), `${'a\n'.repeat(5)}a…`],
    ['500 empty lines are cut, too', '\n'.repeat(500), '…'],
    ['a family is one character and is not cut apart', '👨‍👩‍👧'.repeat(281), `${'👨‍👩‍👧'.repeat(280)}…`],
  ])('[CU-07] %s', (_, text, beginning) => {
    expect(truncateComment(text)).toBe(beginning);
  });
});
