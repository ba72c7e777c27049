import { expect, test } from 'vitest';
import {
  INITIAL_FEEDBACK_STATE,
  transitionFeedback,
  type FeedbackEvent,
  type PinFeedback,
} from './pin-feedback.ts';

const target = { kind: 'board', id: '4', name: 'Quiet kitchens' } as const;
const chosen: PinFeedback = { status: 'other', category: undefined };
const hidden: PinFeedback = { status: 'other', category: 'followed', target };
const unfollowed: PinFeedback = { status: 'unfollowed', category: 'followed', target };
const undo: FeedbackEvent = { type: 'undo-pressed' };
const unfollow: FeedbackEvent = { type: 'unfollow-pressed' };

test('[FB-03] hiding is optimistic, and is sent when its subject is resolved', () => {
  expect(transitionFeedback(INITIAL_FEEDBACK_STATE, { type: 'hide-pressed' })).toEqual({
    state: chosen,
    effects: [],
  });
  expect(transitionFeedback(chosen, { type: 'subject-found', category: 'followed', target })).toEqual({
    state: hidden,
    effects: [{ type: 'send', request: { action: 'hide', category: 'followed' } }],
  });
});

test('[FB-03] a hiding that names what is followed unfollows it with the same call', () => {
  const event = { type: 'subject-found', category: 'explicit', explicitType: 'board', target } as const;
  expect(transitionFeedback(chosen, event)).toEqual({
    state: { status: 'unfollowed', category: 'explicit', target },
    effects: [
      { type: 'send', request: { action: 'hide', category: 'explicit', explicitType: 'board' } },
      { type: 'notify-follow', target, isFollowed: false },
    ],
  });
});

test('[FB-04] a report replaces whatever was said before; it has been sent', () => {
  for (const state of [INITIAL_FEEDBACK_STATE, hidden])
    expect(transitionFeedback(state, { type: 'reported' })).toEqual({
      state: { status: 'reported' },
      effects: [],
    });
});

test('[FB-03] after Unfollow the state is unfollowed, and one request is sent', () => {
  const step = transitionFeedback(hidden, unfollow);
  expect(step).toEqual({
    state: unfollowed,
    effects: [
      { type: 'send', request: { action: 'unfollow', target } },
      { type: 'notify-follow', target, isFollowed: false },
    ],
  });
  expect(transitionFeedback(step.state, unfollow)).toEqual({ state: unfollowed, effects: [] });
});

test('[FB-03] undo unhides, and follows again what was unfollowed', () => {
  const send = { type: 'send', request: { action: 'undo' } };
  expect(transitionFeedback(hidden, undo)).toEqual({ state: INITIAL_FEEDBACK_STATE, effects: [send] });
  expect(transitionFeedback({ status: 'reported' }, undo)).toEqual({
    state: INITIAL_FEEDBACK_STATE,
    effects: [send],
  });
  expect(transitionFeedback(unfollowed, undo).effects).toEqual([
    send,
    { type: 'notify-follow', target, isFollowed: true },
  ]);
});

test('[FB-03] undo before it is known what was hidden about asks nothing of the site', () => {
  expect(transitionFeedback(chosen, undo)).toEqual({ state: INITIAL_FEEDBACK_STATE, effects: [] });
  expect(
    transitionFeedback(INITIAL_FEEDBACK_STATE, { type: 'subject-found', category: 'default' }).effects,
  ).toEqual([]);
});

test('[FB-03] a failure restores the previous state, unless there is newer feedback', () => {
  const failed: FeedbackEvent = { type: 'failed', after: unfollowed, before: hidden };
  expect(transitionFeedback(unfollowed, failed)).toEqual({
    state: hidden,
    effects: [{ type: 'notify-follow', target, isFollowed: true }],
  });
  const undone: FeedbackEvent = { type: 'failed', after: INITIAL_FEEDBACK_STATE, before: unfollowed };
  expect(transitionFeedback(INITIAL_FEEDBACK_STATE, undone).effects).toEqual([
    { type: 'notify-follow', target, isFollowed: false },
  ]);
  expect(
    transitionFeedback(hidden, { type: 'failed', after: hidden, before: INITIAL_FEEDBACK_STATE }),
  ).toEqual({
    state: INITIAL_FEEDBACK_STATE,
    effects: [],
  });
  expect(transitionFeedback(INITIAL_FEEDBACK_STATE, failed)).toEqual({
    state: INITIAL_FEEDBACK_STATE,
    effects: [],
  });
});

test('[FB-03] what a state does not expect changes nothing', () => {
  const nothingFollowed: PinFeedback = { status: 'other', category: 'default' };
  const topic: PinFeedback = { status: 'other', category: 'topic', target: { ...target, kind: 'topic' } };
  for (const state of [INITIAL_FEEDBACK_STATE, nothingFollowed, topic, { status: 'reported' } as const])
    expect(transitionFeedback(state, unfollow)).toEqual({ state, effects: [] });
  expect(transitionFeedback(INITIAL_FEEDBACK_STATE, undo).effects).toEqual([]);
  expect(transitionFeedback(hidden, { type: 'hide-pressed' }).state).toBe(hidden);
});
