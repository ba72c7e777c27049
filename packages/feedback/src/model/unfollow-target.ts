import type { FeedbackCategory, Pin } from '@pegboard/types';
import type { FeedbackType } from './feedback-category.ts';

/** A followed source, or the subject of feedback: a topic, a board or a pinner. */
export type UnfollowTarget = {
  readonly kind: 'topic' | 'board' | 'pinner';
  readonly id: string;
  readonly name: string;
};

/**
 * Returns the followed source of a pin, by the first rule that applies: for feedback on a topic, that topic;
 * on a followed source, their board, then their pinner; for explicit feedback, the named source if it is
 * followed.
 */
export function unfollowTarget(
  pin: Pin,
  category: FeedbackCategory,
  explicitType?: FeedbackType,
): UnfollowTarget | undefined {
  const { sourceInterest: topic, board, pinner } = pin;
  const wanted = category === 'explicit' ? explicitType : category;
  if (wanted === 'topic' && topic?.name) return { kind: 'topic', id: topic.entityId, name: topic.name };
  if ((wanted === 'followed' || wanted === 'board') && board?.followedByMe && board.name)
    return { kind: 'board', id: board.entityId, name: board.name };
  const name = pinner?.fullName || pinner?.username;
  if ((wanted === 'followed' || wanted === 'pinner') && pinner?.explicitlyFollowedByMe && name)
    return { kind: 'pinner', id: pinner.entityId, name };
  return undefined;
}
