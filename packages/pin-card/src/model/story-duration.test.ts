import { aStoryPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { STORY_PAGE_MS, storyDuration } from './story-duration.ts';

const story = (fields: object) => ({ id: '1', ...fields });
const still = { blocks: [{ type: 'image' as const }] };

test('[PC-16] it is shown when the videos last above zero, with a constant for every still page', () => {
  expect(storyDuration(aStoryPin().storyPin)).toBe(12_000 + STORY_PAGE_MS);
  expect(storyDuration(story({ totalVideoDuration: 9000, staticPageCount: 0 }))).toBe(9000);
});

test('[PC-16] it is shown when the page count is above zero', () => {
  expect(storyDuration(story({ staticPageCount: 3, totalVideoDuration: 0 }))).toBe(3 * STORY_PAGE_MS);
  expect(storyDuration(story({ pages: [still, still] }))).toBe(2 * STORY_PAGE_MS);
});

test('[PC-16] it is not shown for a single page without a video', () => {
  expect(storyDuration(story({ pages: [still], staticPageCount: 1, totalVideoDuration: 0 }))).toBeUndefined();
  expect(storyDuration(story({ pages: [still], staticPageCount: 1, totalVideoDuration: 4000 }))).toBe(
    4000 + STORY_PAGE_MS,
  );
});

test('[PC-16] it is not shown when both are zero, nor without or for a deleted story', () => {
  expect(storyDuration(story({ staticPageCount: 0, totalVideoDuration: 0 }))).toBeUndefined();
  expect(storyDuration(null)).toBeUndefined();
  expect(storyDuration(story({ totalVideoDuration: 9000, isDeleted: true }))).toBeUndefined();
  expect(storyDuration(story({ totalVideoDuration: Number.NaN, staticPageCount: -4 }))).toBeUndefined();
});
