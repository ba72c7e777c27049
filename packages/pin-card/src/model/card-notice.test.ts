import { aPin, aStoryPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { cardNotice } from './card-notice.ts';

test('[PC-11] a deleted story is told', () => {
  expect(cardNotice(aStoryPin({ storyPin: { id: '1', isDeleted: true } }))).toBe('deleted');
});

test('[PC-11] an idea pin with neither picture nor pages is unavailable', () => {
  expect(cardNotice(aStoryPin({ images: {}, storyPin: null }))).toBe('unavailable');
  expect(cardNotice(aStoryPin({ images: {} }))).toBeUndefined();
  expect(cardNotice(aStoryPin({ storyPin: null }))).toBeUndefined();
});

test('[PC-11] a pin without a picture that is no idea is a card like others', () => {
  expect(cardNotice(aPin({ images: null }))).toBeUndefined();
});
