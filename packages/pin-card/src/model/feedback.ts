import { isAd, NEWS_HUB_VIEW_PARAMETER, RELATED_VIEW_PARAMETERS, type Pin } from '@pegboard/types';

/** What feedback on a pin is about. Source: §4. */
export type FeedbackCategory =
  | 'promoted'
  | 'explicit'
  | 'topic'
  | 'pfyBoard'
  | 'pfy'
  | 'followed'
  | 'related'
  | 'newsHub'
  | 'default';

/** What decides beside the pin what feedback is about. */
export type FeedbackContext = {
  /** The viewer said more closely why. */
  readonly explicitType?: string | number | null | undefined;
  /** The view parameter that is logged where the pin stands. */
  readonly viewParameter?: number | undefined;
};

const FOLLOWED_REASONS: ReadonlySet<string> = new Set(['FOLLOWING_FEED', 'RECENT_FOLLOWED_BOARD']);
const RELATED: ReadonlySet<number | undefined> = new Set<number | undefined>(RELATED_VIEW_PARAMETERS);

/** What feedback on a pin is about, the first that fits, in the order of §4 (PC-10). */
export function feedbackCategory(pin: Pin, context: FeedbackContext = {}): FeedbackCategory {
  if (isAd(pin)) return 'promoted';
  if (context.explicitType !== undefined && context.explicitType !== null) return 'explicit';
  const reason = pin.recommendationReason?.reason;
  if (reason === 'FOLLOWED_INTEREST') return 'topic';
  if (reason && !FOLLOWED_REASONS.has(reason)) return pin.recommendationReason?.hasBoard ? 'pfyBoard' : 'pfy';
  if (pin.board?.followedByMe || pin.pinner?.explicitlyFollowedByMe) return 'followed';
  if (RELATED.has(context.viewParameter)) return 'related';
  return context.viewParameter === NEWS_HUB_VIEW_PARAMETER ? 'newsHub' : 'default';
}

/** What can be unfollowed from the overlay of feedback, the first that is followed: the topic, the board, the pinner. */
export type UnfollowTarget = {
  readonly kind: 'topic' | 'board' | 'pinner';
  readonly id: string;
  readonly name: string;
};

/** What the viewer follows that brought the pin: for feedback on a topic that, on the followed their board or pinner. */
export function unfollowTarget(pin: Pin, category: FeedbackCategory): UnfollowTarget | undefined {
  const { sourceInterest: topic, board, pinner } = pin;
  if (category === 'topic' && topic?.name) return { kind: 'topic', id: topic.entityId, name: topic.name };
  if (category !== 'followed') return undefined;
  if (board?.followedByMe && board.name) return { kind: 'board', id: board.entityId, name: board.name };
  const name = pinner?.fullName ?? pinner?.username;
  return pinner?.explicitlyFollowedByMe && name ? { kind: 'pinner', id: pinner.entityId, name } : undefined;
}
