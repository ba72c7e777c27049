import type { FeedbackCategory, UnfollowTarget } from './feedback.ts';

/** What the viewer said of a pin, and what the card shows for it. */
export type CardFeedback =
  | { readonly status: 'none' }
  | { readonly status: 'reported' }
  | {
      readonly status: 'other';
      readonly category: FeedbackCategory;
      readonly target?: UnfollowTarget | undefined;
    }
  | {
      readonly status: 'unfollowed';
      readonly category: FeedbackCategory;
      readonly target: UnfollowTarget;
    };

/** What happens to it. */
export type FeedbackEvent =
  | { readonly type: 'reported' }
  | {
      readonly type: 'hidden';
      readonly category: FeedbackCategory;
      readonly target?: UnfollowTarget | undefined;
    }
  | { readonly type: 'unfollow-pressed' }
  | { readonly type: 'undo-pressed' }
  /** What was asked of the server failed: the card goes back to what was before. */
  | { readonly type: 'failed'; readonly before: CardFeedback };

/** What follows from it, for the app to ask of its server. */
export type FeedbackEffect =
  | { readonly type: 'send-report' }
  | { readonly type: 'take-back-report' }
  | { readonly type: 'hide-pin'; readonly category: FeedbackCategory }
  | { readonly type: 'unhide-pin' }
  | { readonly type: 'unfollow'; readonly target: UnfollowTarget }
  | { readonly type: 'follow-again'; readonly target: UnfollowTarget };

/** Nothing was said. */
export const NO_FEEDBACK: CardFeedback = { status: 'none' };

/**
 * One step of the feedback on a pin (§4, PC-10): a report and a hiding replace the card; unfollowing takes its button
 * away and shows what was unfollowed; undo brings the card back, unhides it and follows again what was unfollowed, or takes
 * the report back. What a state does not expect changes nothing.
 */
export function stepFeedback(
  state: CardFeedback,
  event: FeedbackEvent,
): { readonly state: CardFeedback; readonly effects: readonly FeedbackEffect[] } {
  if (event.type === 'failed') return { state: event.before, effects: [] };
  if (event.type === 'reported' && state.status !== 'reported')
    return { state: { status: 'reported' }, effects: [{ type: 'send-report' }] };
  if (event.type === 'hidden' && state.status === 'none') {
    const { category, target } = event;
    return { state: { status: 'other', category, target }, effects: [{ type: 'hide-pin', category }] };
  }
  if (event.type === 'unfollow-pressed' && state.status === 'other' && state.target) {
    const { category, target } = state;
    return { state: { status: 'unfollowed', category, target }, effects: [{ type: 'unfollow', target }] };
  }
  if (event.type === 'undo-pressed' && state.status !== 'none')
    return { state: NO_FEEDBACK, effects: undoOf(state) };
  return { state, effects: [] };
}

function undoOf(state: CardFeedback): readonly FeedbackEffect[] {
  if (state.status === 'reported') return [{ type: 'take-back-report' }];
  const unhide: FeedbackEffect = { type: 'unhide-pin' };
  return state.status === 'unfollowed' ? [unhide, { type: 'follow-again', target: state.target }] : [unhide];
}
