import { aPin, aPinBoard, aPinner, aPromotedPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { feedbackCategory, unfollowTarget } from './feedback.ts';

const followed = aPin({ board: aPinBoard({ entityId: '4', name: 'Quiet kitchens', followedByMe: true }) });
const because = (reason: string, hasBoard = false) => ({ recommendationReason: { reason, hasBoard } });

test('[PC-10] the first match wins: an ad before all else', () => {
  expect(feedbackCategory(aPromotedPin(because('FOLLOWED_INTEREST')), { explicitType: 3 })).toBe('promoted');
  expect(feedbackCategory(aPromotedPin({ isDownstreamPromotion: true }), { explicitType: 3 })).toBe(
    'explicit',
  );
});

test('[PC-10] then what was said, then the topic', () => {
  const topic = aPin({ ...followed, ...because('FOLLOWED_INTEREST') });
  expect(feedbackCategory(topic, { explicitType: 0 })).toBe('explicit');
  expect(feedbackCategory(topic)).toBe('topic');
});

test('[PC-10] then the other reasons, except those of the following feed', () => {
  expect(feedbackCategory(aPin(because('BOARD_MORE_IDEAS', true)))).toBe('pfyBoard');
  expect(feedbackCategory(aPin(because('RECENT_ACTIVITY')))).toBe('pfy');
  expect(feedbackCategory({ ...followed, ...because('FOLLOWING_FEED') })).toBe('followed');
  expect(feedbackCategory({ ...followed, ...because('RECENT_FOLLOWED_BOARD') })).toBe('followed');
});

test('[PC-10] then the followed, then related by the view, then the news hub, else the default', () => {
  expect(feedbackCategory(followed, { viewParameter: 140 })).toBe('followed');
  expect(feedbackCategory(aPin({ pinner: aPinner({ explicitlyFollowedByMe: true }) }))).toBe('followed');
  for (const viewParameter of [140, 141, 144, 145, 139, 3173])
    expect(feedbackCategory(aPin(), { viewParameter })).toBe('related');
  expect(feedbackCategory(aPin(), { viewParameter: 3082 })).toBe('newsHub');
  expect(feedbackCategory(aPin())).toBe('default');
});

test('[PC-10] the topic, the board or the pinner that is followed can be unfollowed', () => {
  expect(unfollowTarget(followed, 'followed')).toEqual({ kind: 'board', id: '4', name: 'Quiet kitchens' });
  const pinner = aPinner({ entityId: '7', fullName: 'Mira Okafor', explicitlyFollowedByMe: true });
  expect(unfollowTarget(aPin({ pinner }), 'followed')).toEqual({
    kind: 'pinner',
    id: '7',
    name: 'Mira Okafor',
  });
  const sourceInterest = { entityId: '3', name: 'Ceramics' };
  expect(unfollowTarget(aPin({ sourceInterest }), 'topic')).toEqual({
    kind: 'topic',
    id: '3',
    name: 'Ceramics',
  });
  expect(unfollowTarget(aPin({ sourceInterest }), 'default')).toBeUndefined();
  expect(unfollowTarget(aPin(), 'followed')).toBeUndefined();
});
