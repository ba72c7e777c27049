import type { ReactionType } from '@pegboard/types';
import { expect, test } from 'vitest';
import {
  applyReaction,
  getReactionCount,
  REACTIONS,
  toggledReaction,
  type ReactionState,
} from './reaction.ts';

const reacted = (
  viewerReaction: ReactionType | null,
  byType: Readonly<Record<number, number>>,
): ReactionState => ({
  viewerReaction,
  counts: Object.entries(byType).map(([type, reactionCount]) => ({
    reactionType: Number(type),
    reactionCount,
  })),
});

test.each<[string, ReactionType | null, ReactionType, ReactionType | null]>([
  ['no reaction: it is added', null, 5, 5],
  ['another reaction: it is changed', 1, 5, 5],
  ['the same reaction: it is removed', 5, 5, null],
])('[CU-04] a press asks, where %s', (_, viewerReaction, pressed, next) => {
  expect(toggledReaction(reacted(viewerReaction, {}), pressed)).toBe(next);
});

test.each<[string, ReactionState, ReactionType | null, ReactionState]>([
  ['the first is counted', reacted(null, {}), 5, reacted(5, { 5: 1 })],
  ['one more is counted', reacted(null, { 5: 2, 1: 1 }), 5, reacted(5, { 1: 1, 5: 3 })],
  ['a change moves one', reacted(1, { 1: 1, 5: 2 }), 5, reacted(5, { 5: 3 })],
  ['one taken back is gone', reacted(5, { 1: 1, 5: 1 }), null, reacted(null, { 1: 1 })],
  ['nothing changes by the same', reacted(5, { 5: 1 }), 5, reacted(5, { 5: 1 })],
])('[CU-04] of reactions, %s', (_, before, type, after) => {
  expect(applyReaction(before, type)).toEqual(after);
});

test('[CU-04] each kind is offered once, with its count', () => {
  expect(new Set(REACTIONS).size).toBe(5);
  expect([
    getReactionCount(reacted(null, { 5: 7 }), 5),
    getReactionCount(reacted(null, { 5: 7 }), 1),
  ]).toEqual([7, 0]);
});
