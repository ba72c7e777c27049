import { describe, expect, test } from 'vitest';
import { createComment } from '../testing/comment.factory.ts';
import { getVisibleReplies } from './comment.ts';

describe('the replies that are shown below a comment', () => {
  const replies = ['2', '3', '4'].map((id) => createComment({ id }));
  const comment = createComment({ replies, replyCount: 3 });
  const none = (): boolean => false;
  const idsOf = (shown: readonly { readonly id: string }[]): string[] => shown.map(({ id }) => id);

  test.each(['folded', 'loading'] as const)('[CU-07] while %s: the first alone', (fold) => {
    expect(idsOf(getVisibleReplies(comment, fold, none))).toEqual(['2']);
  });
  test('[CU-07] unfolded: all that are known', () => {
    expect(idsOf(getVisibleReplies(comment, 'open', none))).toEqual(['2', '3', '4']);
  });
  test('[CU-07] folded: what the viewer has said on this page too', () => {
    expect(idsOf(getVisibleReplies(comment, 'folded', (id) => id === '4'))).toEqual(['2', '4']);
  });
  test('[CU-07] folded: what is being sent too', () => {
    const sending = createComment({ id: '5', state: 'sending' });
    const answered = { ...comment, replies: [...replies, sending] };
    expect(idsOf(getVisibleReplies(answered, 'folded', none))).toEqual(['2', '5']);
  });
});
