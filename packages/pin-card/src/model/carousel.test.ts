import { expect, test } from 'vitest';
import { getCarouselPosition, keyDirection, nextSlideIndex, swipeDirection } from './carousel.ts';

test('[PC-14] the index moves by items per page, clamped 0..last', () => {
  expect(nextSlideIndex(0, 5, 'forward')).toBe(1);
  expect(nextSlideIndex(0, 5, 'forward', 3)).toBe(3);
  expect(nextSlideIndex(3, 5, 'forward', 3)).toBe(4);
  expect(nextSlideIndex(2, 5, 'back', 3)).toBe(0);
  expect(nextSlideIndex(0, 0, 'forward')).toBe(0);
});

test('[PC-14] back is disabled at the start and forward at the end', () => {
  expect(getCarouselPosition(0, 3)).toEqual({ index: 0, hasBack: false, hasForward: true });
  expect(getCarouselPosition(1, 3)).toEqual({ index: 1, hasBack: true, hasForward: true });
  expect(getCarouselPosition(2, 3)).toEqual({ index: 2, hasBack: true, hasForward: false });
});

test('[PC-14] an index from outside is held between the first and the last', () => {
  expect(getCarouselPosition(9, 3).index).toBe(2);
  expect(getCarouselPosition(-1, 3).index).toBe(0);
  expect(getCarouselPosition(Number.NaN, 3).index).toBe(0);
});

test('[PC-14] a swipe towards the start goes forward, towards the end back, never beyond first or last', () => {
  expect(swipeDirection({ dx: -60, dy: 5, width: 236 })).toBe('forward');
  expect(swipeDirection({ dx: 60, dy: 5, width: 236 })).toBe('back');
  expect(nextSlideIndex(2, 3, 'forward')).toBe(2);
  expect(nextSlideIndex(0, 3, 'back')).toBe(0);
});

test('[PC-14] a short swipe, and one that runs up or down, moves nothing', () => {
  expect(swipeDirection({ dx: -20, dy: 0, width: 236 })).toBeUndefined();
  expect(swipeDirection({ dx: -60, dy: 70, width: 236 })).toBeUndefined();
  expect(swipeDirection({ dx: 0, dy: 0, width: 0 })).toBeUndefined();
});

test('[PC-23] swipes and arrow keys are mirrored from right to left', () => {
  expect(swipeDirection({ dx: -60, dy: 0, width: 236 }, true)).toBe('back');
  expect(keyDirection('ArrowRight')).toBe('forward');
  expect(keyDirection('ArrowRight', true)).toBe('back');
  expect(keyDirection('ArrowLeft', true)).toBe('forward');
  expect(keyDirection('Enter')).toBeUndefined();
});
