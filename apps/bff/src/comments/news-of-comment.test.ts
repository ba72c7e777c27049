import { expect, test } from 'vitest';
import { newsOfComment } from './news-of-comment.ts';

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
  const events = newsOfComment({ ...base, answered, mentioned });
  expect(events.map(({ userId, kind, subjectId }) => `${userId} ${kind} ${subjectId}`)).toEqual(told);
  for (const event of events) expect(event).toMatchObject({ actorId: writer, commentId: comment });
});
