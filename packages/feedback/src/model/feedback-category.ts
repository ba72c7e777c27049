import {
  isAd,
  NEWS_HUB_VIEW_PARAMETER,
  RELATED_VIEW_PARAMETERS,
  type FeedbackCategory,
  type Pin,
} from '@pegboard/types';

/** The explicit types of feedback that `PinFeedbackResource` accepts. */
export type FeedbackType = Exclude<FeedbackCategory, 'explicit' | 'followed'> | 'board' | 'pinner';

/** The facts beyond the pin that decide the category of feedback. */
export type FeedbackContext = {
  /** The type that the viewer chose explicitly. */
  readonly explicitType?: FeedbackType | undefined;
  /** The view parameter that is logged on the pin's surface. */
  readonly viewParameter?: number | undefined;
};

const FOLLOWED_REASONS: ReadonlySet<string> = new Set(['FOLLOWING_FEED', 'RECENT_FOLLOWED_BOARD']);
const RELATED: ReadonlySet<number | undefined> = new Set<number | undefined>(RELATED_VIEW_PARAMETERS);

/** Returns the category of feedback on a pin, by the first rule that applies, in the order of §4 (FB-01). */
export function feedbackCategory(pin: Pin, context: FeedbackContext = {}): FeedbackCategory {
  if (isAd(pin)) return 'promoted';
  if (context.explicitType !== undefined) return 'explicit';
  const reason = pin.recommendationReason?.reason;
  if (reason === 'FOLLOWED_INTEREST') return 'topic';
  if (reason && !FOLLOWED_REASONS.has(reason)) return pin.recommendationReason?.hasBoard ? 'pfyBoard' : 'pfy';
  if (pin.board?.followedByMe || pin.pinner?.explicitlyFollowedByMe) return 'followed';
  if (RELATED.has(context.viewParameter)) return 'related';
  return context.viewParameter === NEWS_HUB_VIEW_PARAMETER ? 'newsHub' : 'default';
}
