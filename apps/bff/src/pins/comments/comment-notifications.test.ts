import { expect, test } from 'vitest';
import { newsOfChange, getCommentNotifications } from './comment-notifications.ts';

const [comment, writer, content, creator, answeredOne, named] = [1n, 2n, 3n, 4n, 5n, 6n];
const base = { id: comment, actorId: writer, contentId: content, creatorId: creator };

test.each([
  ['a comment is told to whoever made the pin', undefined, [], ['4 comment 3']],
  [
    'an answer is told to whoever is answered, too',
    { id: 9n, userId: answeredOne },
    [],
    ['5 reply 9', '4 comment 3'],
  ],
  ['whoever is named hears of it', undefined, [named], ['6 mention 1', '4 comment 3']],
  [
    'the maker who is answered hears of the answer alone',
    { id: 9n, userId: creator },
    [creator],
    ['4 reply 9'],
  ],
  ['the maker who is named hears of the name alone', undefined, [creator], ['4 mention 1']],
  ['nobody hears of their own words', { id: 9n, userId: writer }, [writer], ['4 comment 3']],
])('%s', (_, answered, mentioned, told) => {
  const events = getCommentNotifications({ ...base, answered, mentioned });
  expect(events.map(({ userId, kind, subjectId }) => `${userId} ${kind} ${subjectId}`)).toEqual(told);
  for (const event of events) expect(event).toMatchObject({ actorId: writer, commentId: comment });
});

const nobody: ReadonlySet<bigint> = new Set();

test.each([
  ['whoever is named by a change hears of it', [named], nobody, ['6 mention 1']],
  ['whoever was told by name before is not told again', [named], new Set([named]), []],
  ['whoever is answered has heard of the answer', [answeredOne], nobody, []],
  ['whoever made the pin has heard of the comment', [creator], nobody, []],
  ['nobody hears of their own change', [writer], nobody, []],
  ['a change that names nobody is no news', [], nobody, []],
])('%s', (_, mentioned, toldByName, told) => {
  const events = newsOfChange({
    id: comment,
    actorId: writer,
    creatorId: creator,
    answeredId: answeredOne,
    mentioned,
    toldByName,
  });
  expect(events.map(({ userId, kind, subjectId }) => `${userId} ${kind} ${subjectId}`)).toEqual(told);
  for (const event of events) expect(event).toMatchObject({ actorId: writer, commentId: comment });
});
