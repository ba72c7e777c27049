import type { FeedbackCategory } from '@pegboard/types';
import { feedbackMessages, type FeedbackMessages } from './messages.ts';
import { buildFeedbackRequest, type FeedbackSurface } from './model/feedback-request.ts';
import type { FeedbackType } from './model/feedback-category.ts';
import { getFeedbackNotice, type FeedbackNotice } from './model/feedback-notice.ts';
import {
  INITIAL_FEEDBACK_STATE,
  transitionFeedback,
  type FeedbackEffect,
  type FeedbackEvent,
  type PinFeedback,
} from './model/pin-feedback.ts';
import type { ApiResult, ApiRequest } from './model/api-request.ts';
import type { UnfollowTarget } from './model/unfollow-target.ts';

/** The ports of feedback on pins. None throws. */
export type FeedbackPorts = {
  readonly send: (call: ApiRequest) => Promise<ApiResult>;
  /** Called when a source was unfollowed or followed again as part of feedback on a pin. */
  readonly onFollowChange: (target: UnfollowTarget, isFollowed: boolean) => void;
  readonly onError: (message: string | undefined) => void;
};

/** The subject of hiding. */
export type HideSubject = {
  readonly category: FeedbackCategory;
  readonly explicitType?: FeedbackType | undefined;
  readonly target?: UnfollowTarget | undefined;
};

/** The feedback on the pins of a page, independent of React. */
export type FeedbackStore = {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Returns the notice in place of a pin; undefined without feedback. The same object until it changes. */
  readonly getNotice: (pinId: string) => FeedbackNotice | undefined;
  /** Hides a pin at once, and sends the request when the subject is resolved. */
  readonly hide: (pinId: string, subject: Promise<HideSubject>, place?: FeedbackSurface) => void;
  /** Marks a pin as reported. */
  readonly markReported: (pinId: string) => void;
  readonly unfollow: (pinId: string) => void;
  readonly undo: (pinId: string) => void;
};

const UNKNOWN: HideSubject = { category: 'default' };

/** Creates the feedback store of one page. */
export function createFeedbackStore(
  ports: FeedbackPorts,
  messages: FeedbackMessages = feedbackMessages,
): FeedbackStore {
  const states = new Map<string, PinFeedback>();
  const places = new Map<string, FeedbackSurface | undefined>();
  const notices = new WeakMap<PinFeedback, FeedbackNotice>();
  const queues = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  function send(pinId: string, event: FeedbackEvent): void {
    const before = states.get(pinId) ?? INITIAL_FEEDBACK_STATE;
    const { state, effects } = transitionFeedback(before, event);
    if (state !== before) {
      states.set(pinId, state);
      for (const listener of listeners) listener();
    }
    for (const effect of effects) run(pinId, effect, { before, after: state });
  }

  function run(
    pinId: string,
    effect: FeedbackEffect,
    change: { readonly before: PinFeedback; readonly after: PinFeedback },
  ): void {
    if (effect.type === 'notify-follow') {
      ports.onFollowChange(effect.target, effect.isFollowed);
      return;
    }
    const call = buildFeedbackRequest(pinId, effect.request, places.get(pinId));
    // The last request wins on the server: requests about one pin are sent in sequence.
    const task = (queues.get(pinId) ?? Promise.resolve()).then(async () => {
      const result = await ports.send(call);
      if (result.ok) return;
      send(pinId, { type: 'failed', ...change, before: settled(change.before) });
      ports.onError(result.message);
    });
    queues.set(pinId, task);
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getNotice(pinId) {
      const state = states.get(pinId);
      if (!state || state.status === 'none') return undefined;
      const words = notices.get(state) ?? getFeedbackNotice(state, messages);
      notices.set(state, words);
      return words;
    },
    hide(pinId, subject, place) {
      places.set(pinId, place);
      send(pinId, { type: 'hide-pressed' });
      void subject.catch(() => UNKNOWN).then((found) => send(pinId, { type: 'subject-found', ...found }));
    },
    markReported: (pinId) => send(pinId, { type: 'reported' }),
    unfollow: (pinId) => send(pinId, { type: 'unfollow-pressed' }),
    undo: (pinId) => send(pinId, { type: 'undo-pressed' }),
  };
}

/** Returns the state after a failure; a pending hide is discarded. */
function settled(before: PinFeedback): PinFeedback {
  return before.status === 'other' && before.category === undefined ? INITIAL_FEEDBACK_STATE : before;
}
