import { aPin, aPinBoard, aPinner, aPromotedPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { feedbackCategory } from './feedback-category.ts';
import { unfollowTarget } from './unfollow-target.ts';

const followed = aPin({ board: aPinBoard({ entityId: '4', name: 'Quiet kitchens', followedByMe: true }) });
const because = (reason: string, hasBoard = false) => ({ recommendationReason: { reason, hasBoard } });

test('[FB-01] the first match wins: an ad before all else', () => {
  const ad = aPromotedPin(because('FOLLOWED_INTEREST'));
  expect(feedbackCategory(ad, { explicitType: 'pinner' })).toBe('promoted');
  const downstream = aPromotedPin({ isDownstreamPromotion: true });
  expect(feedbackCategory(downstream, { explicitType: 'pinner' })).toBe('explicit');
});

test('[FB-01] then what was said, then the topic', () => {
  const topic = aPin({ ...followed, ...because('FOLLOWED_INTEREST') });
  expect(feedbackCategory(topic, { explicitType: 'pfy' })).toBe('explicit');
  expect(feedbackCategory(topic)).toBe('topic');
});

test('[FB-01] then the other reasons, except those of the following feed', () => {
  expect(feedbackCategory(aPin(because('BOARD_MORE_IDEAS', true)))).toBe('pfyBoard');
  expect(feedbackCategory(aPin(because('RECENT_ACTIVITY')))).toBe('pfy');
  expect(feedbackCategory({ ...followed, ...because('FOLLOWING_FEED') })).toBe('followed');
  expect(feedbackCategory({ ...followed, ...because('RECENT_FOLLOWED_BOARD') })).toBe('followed');
});

test('[FB-01] then the followed, then related by the view, then the news hub, else the default', () => {
  expect(feedbackCategory(followed, { viewParameter: 140 })).toBe('followed');
  expect(feedbackCategory(aPin({ pinner: aPinner({ explicitlyFollowedByMe: true }) }))).toBe('followed');
  for (const viewParameter of [140, 141, 144, 145, 139, 3173])
    expect(feedbackCategory(aPin(), { viewParameter })).toBe('related');
  expect(feedbackCategory(aPin(), { viewParameter: 3082 })).toBe('newsHub');
  expect(feedbackCategory(aPin())).toBe('default');
});

const pinner = aPinner({ entityId: '7', fullName: 'Mira Okafor', explicitlyFollowedByMe: true });
const board = { kind: 'board', id: '4', name: 'Quiet kitchens' };
const person = { kind: 'pinner', id: '7', name: 'Mira Okafor' };
const topic = { kind: 'topic', id: '3', name: 'Ceramics' };
const pin = aPin({ ...followed, pinner, sourceInterest: { entityId: '3', name: 'Ceramics' } });

test.each([
  ['followed', undefined, board],
  ['topic', undefined, topic],
  ['explicit', 'pinner', person],
  ['explicit', 'board', board],
  ['explicit', 'topic', topic],
  ['explicit', 'pfy', undefined],
  ['default', undefined, undefined],
] as const)('[FB-03] of feedback on %s (%s) one can unfollow %o', (category, explicitType, target) => {
  expect(unfollowTarget(pin, category, explicitType)).toEqual(target);
});

test('[FB-03] what is not followed cannot be unfollowed; a pinner without a name has their username', () => {
  expect(unfollowTarget(aPin(), 'followed')).toBeUndefined();
  expect(unfollowTarget(aPin(), 'explicit', 'pinner')).toBeUndefined();
  const nameless = aPin({ pinner: { ...pinner, fullName: '', username: 'mira' } });
  expect(unfollowTarget(nameless, 'followed')?.name).toBe('mira');
});
