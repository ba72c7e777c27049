import { expect, test } from 'vitest';
import { findMentionQuery, insertMention } from './mention-query.ts';

test.each([
  ['With @Ad', 8, { start: 5, end: 8, name: 'ad' }],
  ['@', 1, { start: 0, end: 1, name: '' }],
  ['With @ada and', 7, { start: 5, end: 7, name: 'a' }],
  ['With @ada ', 10, null],
  ['me@ada', 6, null],
  ['https://a.example/@ada', 22, null],
])('[CR-08] in %j at %i the typed mention is %j', (text, caret, expected) => {
  expect(findMentionQuery(text, caret)).toEqual(expected);
});

test('[CR-08] a chosen username replaces what was typed, with one space after it', () => {
  const query = { start: 5, end: 8, name: 'ad' };
  expect(insertMention('With @ad', query, 'ada')).toEqual({ text: 'With @ada ', caret: 10 });
  expect(insertMention('With @ad and', query, 'ada')).toEqual({ text: 'With @ada and', caret: 10 });
});
