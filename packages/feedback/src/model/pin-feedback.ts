import type { FeedbackCategory } from '@pegboard/types';
import type { FeedbackRequest } from './feedback-request.ts';
import type { FeedbackType } from './feedback-category.ts';
import type { UnfollowTarget } from './unfollow-target.ts';

/** The viewer's feedback on a pin. */
export type PinFeedback =
  | { readonly status: 'none' }
  | { readonly status: 'reported' }
  | {
      readonly status: 'other';
      /** Undefined while the subject of the feedback is not resolved. */
      readonly category: FeedbackCategory | undefined;
      readonly target?: UnfollowTarget | undefined;
    }
  | {
      readonly status: 'unfollowed';
      readonly category: FeedbackCategory;
      readonly target: UnfollowTarget;
    };

/** An event of feedback. */
export type FeedbackEvent =
  | { readonly type: 'hide-pressed' }
  /** The subject of hiding was resolved. */
  | {
      readonly type: 'subject-found';
      readonly category: FeedbackCategory;
      readonly explicitType?: FeedbackType | undefined;
      readonly target?: UnfollowTarget | undefined;
    }
  | { readonly type: 'reported' }
  | { readonly type: 'unfollow-pressed' }
  | { readonly type: 'undo-pressed' }
  /** A request failed: its changes are rolled back unless there was newer feedback. */
  | { readonly type: 'failed'; readonly after: PinFeedback; readonly before: PinFeedback };

/** An effect of feedback. */
export type FeedbackEffect =
  | { readonly type: 'send'; readonly request: FeedbackRequest }
  /**
   * The server follows or unfollows with the same request; this effect notifies the displays of the follow
   * state.
   */
  | { readonly type: 'notify-follow'; readonly target: UnfollowTarget; readonly isFollowed: boolean };

/** The result of a transition. */
export type FeedbackTransition = { readonly state: PinFeedback; readonly effects: readonly FeedbackEffect[] };

/** The initial state: no feedback. */
export const INITIAL_FEEDBACK_STATE: PinFeedback = { status: 'none' };

/**
 * Returns the next feedback on a pin (§4, FB-03): a report and a hide show a notice in its place; a followed
 * source can then be unfollowed, once; undo unhides, and follows the source again if the feedback unfollowed
 * it. Unexpected events change nothing.
 */
export function transitionFeedback(state: PinFeedback, event: FeedbackEvent): FeedbackTransition {
  switch (event.type) {
    case 'hide-pressed':
      return state.status === 'none' ? becomes({ status: 'other', category: undefined }) : stays(state);
    case 'subject-found':
      return isAwaitingSubject(state) ? whenFound(event) : stays(state);
    case 'reported':
      return state.status === 'reported' ? stays(state) : becomes({ status: 'reported' });
    case 'unfollow-pressed':
      return whenUnfollowed(state);
    case 'undo-pressed':
      return state.status === 'none'
        ? stays(state)
        : { state: INITIAL_FEEDBACK_STATE, effects: undoPlan(state) };
    case 'failed':
      return state === event.after ? whenFailed(event) : stays(state);
  }
}

function whenFound(event: Extract<FeedbackEvent, { type: 'subject-found' }>): FeedbackTransition {
  const { category, explicitType, target } = event;
  const send: FeedbackEffect = { type: 'send', request: { action: 'hide', category, explicitType } };
  if (category !== 'explicit' || !target)
    return { state: { status: 'other', category, target }, effects: [send] };
  return {
    state: { status: 'unfollowed', category, target },
    effects: [send, { type: 'notify-follow', target, isFollowed: false }],
  };
}

function whenUnfollowed(state: PinFeedback): FeedbackTransition {
  if (!canUnfollow(state)) return stays(state);
  const { category, target } = state;
  return {
    state: { status: 'unfollowed', category, target },
    effects: [
      { type: 'send', request: { action: 'unfollow', target } },
      { type: 'notify-follow', target, isFollowed: false },
    ],
  };
}

function whenFailed({ before, after }: Extract<FeedbackEvent, { type: 'failed' }>): FeedbackTransition {
  if (after.status === 'unfollowed')
    return { state: before, effects: [{ type: 'notify-follow', target: after.target, isFollowed: true }] };
  if (before.status === 'unfollowed')
    return { state: before, effects: [{ type: 'notify-follow', target: before.target, isFollowed: false }] };
  return becomes(before);
}

/** Returns the effects of undo. Nothing was requested yet while the subject is unknown. */
function undoPlan(state: PinFeedback): readonly FeedbackEffect[] {
  if (isAwaitingSubject(state)) return [];
  const undo: FeedbackEffect = { type: 'send', request: { action: 'undo' } };
  return state.status === 'unfollowed'
    ? [undo, { type: 'notify-follow', target: state.target, isFollowed: true }]
    : [undo];
}

type Awaiting = { readonly status: 'other'; readonly category: undefined };
type Unfollowable = {
  readonly status: 'other';
  readonly category: FeedbackCategory;
  readonly target: UnfollowTarget;
};

function isAwaitingSubject(state: PinFeedback): state is Awaiting {
  return state.status === 'other' && state.category === undefined;
}

/** Returns whether the source can still be unfollowed; hiding already unfollows a topic. */
export function canUnfollow(state: PinFeedback): state is Unfollowable {
  return state.status === 'other' && state.category !== 'topic' && state.target !== undefined;
}

const stays = (state: PinFeedback): FeedbackTransition => ({ state, effects: [] });
const becomes = stays;
