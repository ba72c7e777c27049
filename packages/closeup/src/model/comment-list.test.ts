import { describe, expect, test } from 'vitest';
import { createComment } from '../testing/comment.factory.ts';
import {
  findComment,
  getNextFocus,
  createCommentList,
  getThreadRoot,
  updateComment,
  setRepliesState,
  toggleLike,
  addComment,
  removeComment,
  appendPage,
  setReplies,
  replaceSentComment,
  restoreComment,
  type CommentList,
} from './comment-list.ts';

const page = { after: null, count: 4, isAllowed: true };
const replies = [createComment({ id: '11' }), createComment({ id: '12' })];
const comments = [createComment({ id: '1', replies, replyCount: 2 }), createComment({ id: '2' })];
const list = appendPage(createCommentList('top', 4, true), { ...page, comments });

/** Returns the ids in display order, with replies in brackets. */
const shape = ({ comments: all }: CommentList): string =>
  all
    .map(({ id, replies: below }) =>
      below.length === 0 ? id : `${id}(${below.map((one) => one.id).join(' ')})`,
    )
    .join(' ');
const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('Nothing came of it.');
  return value;
};

describe('a page', () => {
  test('[CU-07] follows what is there, each comment once', () => {
    const next = appendPage(list, {
      ...page,
      comments: [createComment({ id: '2' }), createComment({ id: '3' })],
    });
    expect(shape(next)).toBe('1(11 12) 2 3');
  });
  test('[CU-07] tells the count and whether anybody may comment', () => {
    const next = appendPage(list, { comments: [], after: 'x', count: 9, isAllowed: false });
    expect(next).toMatchObject({ count: 9, isAllowed: false, after: 'x', status: 'ready' });
  });
});

describe('a new comment', () => {
  test('[CU-07] comes first and is counted', () => {
    const next = addComment(list, createComment({ id: '9' }), null);
    expect([shape(next), next.count, next.own]).toEqual(['9 1(11 12) 2', 5, ['9']]);
  });
  test('[CU-07] as a reply comes last below what it answers', () => {
    const next = addComment(list, createComment({ id: '9' }), '1');
    expect([shape(next), next.count]).toEqual(['1(11 12 9) 2', 5]);
    expect(findComment(next, '1')?.replyCount).toBe(3);
  });
  test('[CU-07] gives way to what the site has', () => {
    const next = replaceSentComment(
      addComment(list, createComment({ id: 's' }), null),
      's',
      createComment({ id: '9' }),
      null,
    );
    expect([shape(next), next.count, next.own.includes('9')]).toEqual(['9 1(11 12) 2', 5, true]);
  });
  test('[CU-07] stands once when the list was read meanwhile and has it', () => {
    const read = appendPage(list, { ...page, count: 5, comments: [createComment({ id: '9' })] });
    expect(shape(replaceSentComment(read, 's', createComment({ id: '9' }), null))).toBe('1(11 12) 2 9');
  });
  test('[CU-07] comes first when the list was read meanwhile without it', () => {
    const next = replaceSentComment(list, 's', createComment({ id: '9' }), null);
    expect([shape(next), next.count]).toEqual(['9 1(11 12) 2', 4]);
  });
});

describe('replies', () => {
  test('[CU-07] are shown in the order of the site, what is being sent below them', () => {
    const sending = addComment(list, createComment({ id: 's' }), '1');
    const next = setReplies(
      sending,
      '1',
      ['11', '12', '13'].map((id) => createComment({ id })),
    );
    expect([shape(next), next.folds['1']]).toEqual(['1(11 12 13 s) 2', 'open']);
  });
  test('[CU-07] to replies stand beside them', () => {
    expect([getThreadRoot(list, '12'), getThreadRoot(list, '2')]).toEqual(['1', '2']);
  });
  test('[CU-07] are folded one comment at a time', () => {
    expect(setRepliesState(setRepliesState(list, '1', 'open'), '2', 'loading').folds).toEqual({
      '1': 'open',
      '2': 'loading',
    });
  });
});

describe('a comment that is taken out', () => {
  test('[CU-07] takes its replies with it', () => {
    const { list: next } = must(removeComment(list, '1'));
    expect([shape(next), next.count]).toEqual(['2', 1]);
  });
  test('[CU-07] as a reply leaves the rest', () => {
    const { list: next } = must(removeComment(list, '11'));
    expect([shape(next), next.count, findComment(next, '1')?.replyCount]).toEqual(['1(12) 2', 3, 1]);
  });
  test.each(['1', '2', '11', '12'])('[CU-07] goes back where %s stood', (id) => {
    const { list: without, taken } = must(removeComment(list, id));
    expect(restoreComment(without, taken)).toEqual(list);
  });
  test('[CU-07] that is not there changes nothing', () => {
    expect(removeComment(list, '404')).toBeUndefined();
  });
  test.each([
    ['1', '2', 'the one after it and its replies'],
    ['11', '12', 'the next reply'],
    ['12', '2', 'the next comment'],
    ['2', '12', 'the one before, at the end'],
  ])('[CU-07] %s hands the focus to %s: %s', (id, next) => {
    expect(getNextFocus(list, id)).toBe(next);
  });
  test('[CU-07] as the only one has no neighbour', () => {
    const only = { ...list, comments: [createComment({ id: '5' })] };
    expect(getNextFocus(only, '5')).toBeUndefined();
  });
});

describe('a change', () => {
  test('[CU-07] reaches comments and replies, and leaves the others as they are', () => {
    const next = updateComment(list, '12', (comment) => ({ ...comment, text: 'New' }));
    expect(findComment(next, '12')?.text).toBe('New');
    expect(next.comments[1]).toBe(list.comments[1]);
  });
  test.each([
    [false, 3, true, 4],
    [true, 3, false, 2],
    [true, 0, false, 0],
  ])('[CU-07] a tap turns a like (%s, %i) into (%s, %i)', (isLiked, likeCount, then, count) => {
    expect(toggleLike(createComment({ isLiked, likeCount }))).toMatchObject({
      isLiked: then,
      likeCount: count,
    });
  });
});
