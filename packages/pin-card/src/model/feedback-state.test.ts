import { expect, test } from 'vitest';
import { NO_FEEDBACK, stepFeedback, type CardFeedback } from './feedback-state.ts';

const target = { kind: 'board', id: '4', name: 'Quiet kitchens' } as const;
const hidden: CardFeedback = { status: 'other', category: 'followed', target };
const unfollowed: CardFeedback = { status: 'unfollowed', category: 'followed', target };

test('[PC-10] a report and a hiding replace the card and are sent', () => {
  expect(stepFeedback(NO_FEEDBACK, { type: 'reported' })).toEqual({
    state: { status: 'reported' },
    effects: [{ type: 'send-report' }],
  });
  expect(stepFeedback(NO_FEEDBACK, { type: 'hidden', category: 'followed', target })).toEqual({
    state: hidden,
    effects: [{ type: 'hide-pin', category: 'followed' }],
  });
});

test('[PC-10] after Unfollow the state is unfollowed, and it is asked once', () => {
  const step = stepFeedback(hidden, { type: 'unfollow-pressed' });
  expect(step).toEqual({ state: unfollowed, effects: [{ type: 'unfollow', target }] });
  expect(stepFeedback(step.state, { type: 'unfollow-pressed' })).toEqual({ state: unfollowed, effects: [] });
});

test('[PC-10] undo unhides, and follows again what was unfollowed', () => {
  expect(stepFeedback(hidden, { type: 'undo-pressed' })).toEqual({
    state: NO_FEEDBACK,
    effects: [{ type: 'unhide-pin' }],
  });
  expect(stepFeedback(unfollowed, { type: 'undo-pressed' }).effects).toEqual([
    { type: 'unhide-pin' },
    { type: 'follow-again', target },
  ]);
});

test('[PC-10] undo takes a report back', () => {
  expect(stepFeedback({ status: 'reported' }, { type: 'undo-pressed' })).toEqual({
    state: NO_FEEDBACK,
    effects: [{ type: 'take-back-report' }],
  });
});

test('[PC-10] what fails goes back to what was before', () => {
  expect(stepFeedback(unfollowed, { type: 'failed', before: hidden })).toEqual({
    state: hidden,
    effects: [],
  });
});

test('[PC-10] what a state does not expect changes nothing', () => {
  expect(stepFeedback(NO_FEEDBACK, { type: 'undo-pressed' })).toEqual({ state: NO_FEEDBACK, effects: [] });
  expect(stepFeedback(NO_FEEDBACK, { type: 'unfollow-pressed' }).state).toEqual(NO_FEEDBACK);
  const nothingFollowed: CardFeedback = { status: 'other', category: 'default' };
  expect(stepFeedback(nothingFollowed, { type: 'unfollow-pressed' }).effects).toEqual([]);
});
