import { aPin, aPinBoard, aPromotedPin, aStoryPin, aVideoPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { isStaticStory, reactionTotal } from './reactions.ts';
import { topReactions } from './top-reactions.ts';

const reactionCounts = [
  { reactionType: 1, reactionCount: 4 },
  { reactionType: 5, reactionCount: 9 },
  { reactionType: 7, reactionCount: 0 },
  { reactionType: 11, reactionCount: 2 },
  { reactionType: 13, reactionCount: 4 },
];
const video = aVideoPin({ reactionCounts });

test('[PC-06] returns the top three types by count, descending, ties in their order', () => {
  expect(topReactions(reactionCounts).map(({ reactionType }) => reactionType)).toEqual([5, 1, 13]);
  expect(topReactions(null)).toEqual([]);
});

test('[PC-06] a video and a story with a video show them and their total', () => {
  expect(reactionTotal(video, 'signed-in')).toBe(19);
  expect(reactionTotal(aStoryPin({ reactionCounts }), 'signed-in')).toBe(19);
});

test.for([
  ['promoted', aPromotedPin({ video: video.video, reactionCounts })],
  ['saved from a promotion', { ...video, isDownstreamPromotion: true }],
  ['on a collaborative board', { ...video, board: aPinBoard({ isCollaborative: true }) }],
  ['without video or story data', aPin({ reactionCounts })],
  [
    'a static idea',
    aStoryPin({ reactionCounts, storyPin: { id: '1', staticPageCount: 3, totalVideoDuration: 0 } }),
  ],
  ['not reacted to', aVideoPin({ reactionCounts: [] })],
] as const)('[PC-06] a pin that is %s shows none', ([, pin]) => {
  expect(reactionTotal(pin, 'signed-in')).toBe(0);
});

test('[PC-06] the signed-out see none', () => {
  expect(reactionTotal(video, 'signed-out')).toBe(0);
});

test('[PC-06] a story of still pages is a static idea, one whose videos last is none', () => {
  expect(isStaticStory(aStoryPin())).toBe(false);
  expect(isStaticStory(aStoryPin({ storyPin: { id: '1', pages: [{ blocks: [{ type: 'image' }] }] } }))).toBe(
    true,
  );
  expect(isStaticStory(aStoryPin({ storyPin: { id: '1', pages: [{ blocks: [{ type: 'video' }] }] } }))).toBe(
    false,
  );
  expect(isStaticStory(video)).toBe(false);
});
