import { aPin, aStoryPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { getUnavailableReason } from './unavailable-reason.ts';

test('[PC-11] a deleted story is reported', () => {
  expect(getUnavailableReason(aStoryPin({ storyPin: { id: '1', isDeleted: true } }))).toBe('deleted');
});

test('[PC-11] an idea pin with neither picture nor pages is unavailable', () => {
  expect(getUnavailableReason(aStoryPin({ images: {}, storyPin: null }))).toBe('unavailable');
  expect(getUnavailableReason(aStoryPin({ images: {} }))).toBeUndefined();
  expect(getUnavailableReason(aStoryPin({ storyPin: null }))).toBeUndefined();
  expect(getUnavailableReason(aStoryPin({ images: {}, storyPin: { id: '1', pages: [] } }))).toBe(
    'unavailable',
  );
});

test('[PC-11] pages that are counted only are pages', () => {
  const counted = (story: object) => aStoryPin({ images: {}, storyPin: { id: '1', ...story } });
  expect(getUnavailableReason(counted({ staticPageCount: 1 }))).toBeUndefined();
  expect(getUnavailableReason(counted({ staticPageCount: 0, totalVideoDuration: 9000 }))).toBeUndefined();
  expect(getUnavailableReason(counted({ staticPageCount: 0, totalVideoDuration: 0 }))).toBe('unavailable');
});

test('[PC-11] a pin without a picture that is no idea is a card like others', () => {
  expect(getUnavailableReason(aPin({ images: null }))).toBeUndefined();
});
