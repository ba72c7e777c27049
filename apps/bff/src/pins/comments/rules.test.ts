import { describe, expect, test } from 'vitest';
import { commentTextSchema, COMMENT_EDIT_HOURS, canDelete, canEdit } from './rules.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const said = (text: string) => commentTextSchema.safeParse(text);

describe('the text of a comment', () => {
  test.each([
    ['spaces around it go', '  Lovely  ', 'Lovely'],
    ['lines stay', 'One\nTwo', 'One\nTwo'],
    ['line ends are of one kind', 'One\r\nTwo\rThree', 'One\nTwo\nThree'],
    ['an empty line is enough', 'One\n\n\n\nTwo', 'One\n\nTwo'],
    ['markup is text', '<b>Lovely</b>', '<b>Lovely</b>'],
    ['500 characters are allowed', 'a'.repeat(500), 'a'.repeat(500)],
    ['an emoji is one of them', FAMILY.repeat(500), FAMILY.repeat(500)],
  ])('[CU-07] %s', (_, text, stored) => {
    expect(said(text).data).toBe(stored);
  });

  test.each([
    ['nothing', ''],
    ['spaces', ' \n '],
    ['what nobody sees', '\u200b\u200d'],
    ['501 characters', 'a'.repeat(501)],
    ['501 emoji', FAMILY.repeat(501)],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['one character under a thousand accents', `a${'\u0301'.repeat(16_000)}`],
    ['a bell', 'Ding\u0007'],
    ['a tab', 'One\tTwo'],
    ['a C1 control', 'One\u0085Two'],
  ])('[CU-07] %s is refused', (_, text) => {
    expect(said(text).success).toBe(false);
  });
});

const at = new Date('2026-11-21T12:00:00Z');
const hoursLater = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
const own = { userId: 1n, createdAt: at, removedAt: null };

test.each([
  ['an own comment can be changed', own, 1n, hoursLater(1), true],
  ['another’s cannot', own, 2n, hoursLater(1), false],
  ['an own one cannot after a day', own, 1n, hoursLater(COMMENT_EDIT_HOURS), false],
  ['nor when a moderator removed it', { ...own, removedAt: at }, 1n, hoursLater(1), false],
])('[CU-07] %s', (_, comment, viewer, now, may) => {
  expect(canEdit(comment, viewer, now)).toBe(may);
});

test.each([
  ['its author deletes a comment', 1n, true],
  ['who made the pin deletes any on it', 2n, true],
  ['who owns the secret board deletes any on it', 3n, true],
  ['nobody else does', 4n, false],
])('[CU-07] %s', (_, viewer, may) => {
  expect(canDelete({ userId: 1n, creatorId: 2n, boardOwnerId: 3n }, viewer)).toBe(may);
});
