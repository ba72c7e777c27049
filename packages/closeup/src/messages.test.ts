import { expect, test } from 'vitest';
import { closeupMessages } from './messages.ts';

test('[CU-04] one save is a save and one comment a comment, any other number are saves and comments', () => {
  const { saves, comments } = closeupMessages;
  expect([0, 1, 2].map((count) => saves(count, `${count}`))).toEqual(['0 saves', '1 save', '2 saves']);
  expect([0, 1, 2].map((count) => comments(count, `${count}`))).toEqual([
    '0 comments',
    '1 comment',
    '2 comments',
  ]);
  expect(saves(2100, '2.1K')).toBe('2.1K saves');
});

test('the name of the link to the site begins with the words that it shows', () => {
  const { visitHost, visitSite } = closeupMessages;
  expect(visitHost('northlight.example')).toMatch(new RegExp(`^${visitSite}`));
});
