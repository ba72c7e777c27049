import { expect, test } from 'vitest';
import { NO_FEEDBACK, stepFeedback, type FeedbackEvent, type PinFeedback } from './pin-feedback.ts';

const target = { kind: 'board', id: '4', name: 'Quiet kitchens' } as const;
const asked: PinFeedback = { status: 'other', category: undefined };
const hidden: PinFeedback = { status: 'other', category: 'followed', target };
const unfollowed: PinFeedback = { status: 'unfollowed', category: 'followed', target };
const undo: FeedbackEvent = { type: 'undo-pressed' };
const unfollow: FeedbackEvent = { type: 'unfollow-pressed' };

test('[FB-03] a hiding stands at once, and is sent when it is known what it is about', () => {
  expect(stepFeedback(NO_FEEDBACK, { type: 'hide-pressed' })).toEqual({ state: asked, effects: [] });
  expect(stepFeedback(asked, { type: 'subject-found', category: 'followed', target })).toEqual({
    state: hidden,
    effects: [{ type: 'send', wish: { action: 'hide', category: 'followed' } }],
  });
});

test('[FB-03] a hiding that names what is followed unfollows it with the same call', () => {
  const event = { type: 'subject-found', category: 'explicit', explicitType: 'board', target } as const;
  expect(stepFeedback(asked, event)).toEqual({
    state: { status: 'unfollowed', category: 'explicit', target },
    effects: [
      { type: 'send', wish: { action: 'hide', category: 'explicit', explicitType: 'board' } },
      { type: 'tell-follow', target, isFollowed: false },
    ],
  });
});

test('[FB-04] a report replaces whatever was said before; it has been sent', () => {
  for (const state of [NO_FEEDBACK, hidden])
    expect(stepFeedback(state, { type: 'reported' })).toEqual({ state: { status: 'reported' }, effects: [] });
});

test('[FB-03] after Unfollow the state is unfollowed, and it is asked once', () => {
  const step = stepFeedback(hidden, unfollow);
  expect(step).toEqual({
    state: unfollowed,
    effects: [
      { type: 'send', wish: { action: 'unfollow', target } },
      { type: 'tell-follow', target, isFollowed: false },
    ],
  });
  expect(stepFeedback(step.state, unfollow)).toEqual({ state: unfollowed, effects: [] });
});

test('[FB-03] undo unhides, and follows again what was unfollowed', () => {
  const send = { type: 'send', wish: { action: 'undo' } };
  expect(stepFeedback(hidden, undo)).toEqual({ state: NO_FEEDBACK, effects: [send] });
  expect(stepFeedback({ status: 'reported' }, undo)).toEqual({ state: NO_FEEDBACK, effects: [send] });
  expect(stepFeedback(unfollowed, undo).effects).toEqual([
    send,
    { type: 'tell-follow', target, isFollowed: true },
  ]);
});

test('[FB-03] undo before it is known what was hidden about asks nothing of the site', () => {
  expect(stepFeedback(asked, undo)).toEqual({ state: NO_FEEDBACK, effects: [] });
  expect(stepFeedback(NO_FEEDBACK, { type: 'subject-found', category: 'default' }).effects).toEqual([]);
});

test('[FB-03] what fails goes back to what was before, unless something was said since', () => {
  const failed: FeedbackEvent = { type: 'failed', after: unfollowed, before: hidden };
  expect(stepFeedback(unfollowed, failed)).toEqual({
    state: hidden,
    effects: [{ type: 'tell-follow', target, isFollowed: true }],
  });
  const undone: FeedbackEvent = { type: 'failed', after: NO_FEEDBACK, before: unfollowed };
  expect(stepFeedback(NO_FEEDBACK, undone).effects).toEqual([
    { type: 'tell-follow', target, isFollowed: false },
  ]);
  expect(stepFeedback(hidden, { type: 'failed', after: hidden, before: NO_FEEDBACK })).toEqual({
    state: NO_FEEDBACK,
    effects: [],
  });
  expect(stepFeedback(NO_FEEDBACK, failed)).toEqual({ state: NO_FEEDBACK, effects: [] });
});

test('[FB-03] what a state does not expect changes nothing', () => {
  const nothingFollowed: PinFeedback = { status: 'other', category: 'default' };
  const topic: PinFeedback = { status: 'other', category: 'topic', target: { ...target, kind: 'topic' } };
  for (const state of [NO_FEEDBACK, nothingFollowed, topic, { status: 'reported' } as const])
    expect(stepFeedback(state, unfollow)).toEqual({ state, effects: [] });
  expect(stepFeedback(NO_FEEDBACK, undo).effects).toEqual([]);
  expect(stepFeedback(hidden, { type: 'hide-pressed' }).state).toBe(hidden);
});
