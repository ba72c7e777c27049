import { expect, test } from 'vitest';
import type { CardFeedback } from '../model/feedback-state.ts';
import { feedbackWords } from './feedback-words.ts';
import { cardFeedbackMessages as messages } from './messages.ts';

const board = { kind: 'board', id: '4', name: 'Quiet kitchens' } as const;
const words = (feedback: Exclude<CardFeedback, { status: 'none' }>) => feedbackWords(feedback, messages);

test('[PC-10] a report is thanked for', () => {
  expect(words({ status: 'reported' })).toEqual({
    title: 'Reported',
    text: 'Thanks! Your feedback helps us keep the community safe.',
    unfollow: undefined,
  });
});

test('[PC-10] a hidden pin says so, and what follows', () => {
  expect(words({ status: 'other', category: 'default' })).toEqual({
    title: 'Pin hidden',
    text: "Got it! We'll try to show you more relevant Pins in the future.",
    unfollow: undefined,
  });
  const topic = { kind: 'topic', id: '3', name: 'Ceramics' } as const;
  expect(words({ status: 'other', category: 'topic', target: topic }).text).toBe(
    "We'll show you less Pins from Ceramics in the future.",
  );
});

test('[PC-10] what is followed can be unfollowed; after Unfollow the text says so and the button goes', () => {
  expect(words({ status: 'other', category: 'followed', target: board }).unfollow).toBe(
    'Unfollow Quiet kitchens',
  );
  expect(words({ status: 'unfollowed', category: 'followed', target: board })).toEqual({
    title: 'Pin hidden',
    text: "You unfollowed the board Quiet kitchens and won't see Pins saved to it anymore.",
    unfollow: undefined,
  });
  const pinner = { kind: 'pinner', id: '7', name: 'Mira Okafor' } as const;
  expect(words({ status: 'unfollowed', category: 'followed', target: pinner }).text).toBe(
    "You unfollowed Mira Okafor and won't see Pins they save anymore.",
  );
});

test('[PC-10] names are cut at 32 characters with an ellipsis', () => {
  const target = { ...board, name: 'b'.repeat(40) };
  expect(words({ status: 'other', category: 'followed', target }).unfollow).toBe(
    `Unfollow ${'b'.repeat(29)}...`,
  );
});
