import { expect, test } from 'vitest';
import { getCommentNotifications, getEditNotifications } from './comment-notifications.ts';

const [commentId, userId, contentId, creatorId, parentAuthor, named] = [1n, 2n, 3n, 4n, 5n, 6n];
const comment = { commentId, contentId, creatorId, userId };
const parent = (author: bigint) => ({ commentId: 9n, userId: author });

test.each([
  ['the creator of the pin is notified of a comment', null, [], ['4 comment 3']],
  [
    'the author of the parent is notified of a reply, and so is the creator of the pin',
    parent(parentAuthor),
    [],
    ['5 reply 9', '4 comment 3'],
  ],
  ['a mentioned member is notified', null, [named], ['6 mention 1', '4 comment 3']],
  [
    'a creator who wrote the parent is notified of the reply alone',
    parent(creatorId),
    [creatorId],
    ['4 reply 9'],
  ],
  ['a mentioned creator is notified of the mention alone', null, [creatorId], ['4 mention 1']],
  ['nobody is notified of their own comment', parent(userId), [userId], ['4 comment 3']],
])('%s', (_, parentComment, mentionedIds, expected) => {
  const events = getCommentNotifications({ ...comment, parent: parentComment, mentionedIds });
  expect(events.map((event) => `${event.userId} ${event.kind} ${event.subjectId}`)).toEqual(expected);
  for (const event of events) expect(event).toMatchObject({ actorId: userId, commentId });
});

const nobody: ReadonlySet<bigint> = new Set();

test.each([
  ['a member who is mentioned by an edit is notified', [named], nobody, ['6 mention 1']],
  ['a member who was notified of an earlier mention is not notified again', [named], new Set([named]), []],
  ['the author of the parent was notified of the reply', [parentAuthor], nobody, []],
  ['the creator of the pin was notified of the comment', [creatorId], nobody, []],
  ['nobody is notified of their own edit', [userId], nobody, []],
  ['an edit without mentions notifies nobody', [], nobody, []],
])('%s', (_, mentionedIds, notified, expected) => {
  const events = getEditNotifications({ ...comment, parent: parent(parentAuthor), mentionedIds }, notified);
  expect(events.map((event) => `${event.userId} ${event.kind} ${event.subjectId}`)).toEqual(expected);
  for (const event of events) expect(event).toMatchObject({ actorId: userId, commentId });
});
