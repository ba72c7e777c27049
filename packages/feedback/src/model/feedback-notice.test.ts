import { expect, test } from 'vitest';
import { feedbackMessages as messages } from '../messages.ts';
import { getFeedbackNotice } from './feedback-notice.ts';
import type { PinFeedback } from './pin-feedback.ts';

const board = { kind: 'board', id: '4', name: 'Quiet kitchens' } as const;
const words = (feedback: Exclude<PinFeedback, { status: 'none' }>) => getFeedbackNotice(feedback, messages);

test('[FB-04] a report is thanked for', () => {
  expect(words({ status: 'reported' })).toEqual({
    status: 'reported',
    title: 'Reported',
    text: 'Thanks! Your feedback helps us keep the community safe.',
    unfollow: undefined,
  });
});

test('[FB-03] a hidden pin says so, and what follows', () => {
  for (const category of [undefined, 'default', 'pfy'] as const)
    expect(words({ status: 'other', category })).toEqual({
      status: 'other',
      title: 'Pin hidden',
      text: "Got it! We'll try to show you more relevant Pins in the future.",
      unfollow: undefined,
    });
  const topic = { kind: 'topic', id: '3', name: 'Ceramics' } as const;
  expect(words({ status: 'other', category: 'topic', target: topic })).toMatchObject({
    text: "We'll show you less Pins from Ceramics in the future.",
    unfollow: undefined,
  });
});

test('[FB-03] what is followed can be unfollowed; after Unfollow the text says so and the button goes', () => {
  expect(words({ status: 'other', category: 'followed', target: board }).unfollow).toBe(
    'Unfollow Quiet kitchens',
  );
  expect(words({ status: 'unfollowed', category: 'followed', target: board })).toEqual({
    status: 'unfollowed',
    title: 'Pin hidden',
    text: "You unfollowed the board Quiet kitchens and won't see Pins saved to it anymore.",
    unfollow: undefined,
  });
  const pinner = { kind: 'pinner', id: '7', name: 'Mira Okafor' } as const;
  expect(words({ status: 'unfollowed', category: 'followed', target: pinner }).text).toBe(
    "You unfollowed Mira Okafor and won't see Pins they save anymore.",
  );
});

test('[FB-03] names are cut at 32 characters with an ellipsis, and turn no direction', () => {
  const named = (name: string) =>
    words({ status: 'other', category: 'followed', target: { ...board, name } });
  expect(named('b'.repeat(40)).unfollow).toBe(`Unfollow ${'b'.repeat(29)}...`);
  expect(named('\u202eevil').unfollow).toBe('Unfollow evil');
});
