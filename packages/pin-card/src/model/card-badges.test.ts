import type { Pin } from '@pegboard/types';
import { aGifPin, aPin, aProductPin, aStoryPin, aVideoPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { cardBadges } from './card-badges.ts';
import { isShoppable } from './shoppable.ts';

test('[PC-01] a video tells its length, a GIF that it is one, a picture nothing', () => {
  expect(cardBadges(aVideoPin())).toMatchObject({ medium: 'video', duration: 18_000 });
  expect(cardBadges(aGifPin())).toMatchObject({ medium: 'gif', duration: undefined });
  expect(cardBadges(aPin())).toMatchObject({ medium: undefined, duration: undefined });
});

test('[PC-01] the length of a video is that of the first of its renditions that tells one', () => {
  const lasts = (...durations: readonly number[]) =>
    cardBadges(
      aPin({
        video: {
          variants: Object.fromEntries(
            durations.map((duration, at) => [
              ['V_720P', 'V_HLSV4'][at],
              { url: '/v', width: 9, height: 16, duration },
            ]),
          ),
        },
      }),
    ).duration;
  expect(lasts(0, 1)).toBe(1);
  expect(lasts(0, 0)).toBe(0);
  expect(lasts()).toBeUndefined();
});

test('[PC-16] a story tells how long it lasts', () => {
  expect(cardBadges(aStoryPin())).toMatchObject({ medium: 'story', duration: 17_000 });
});

test.for<[string, Pin]>([
  ['names a product', aProductPin({ shoppingFlags: [] })],
  ['has a shopping flag', aPin({ shoppingFlags: [10] })],
  ['is a shop-the-look', aPin({ aggregatedPinData: { isShopTheLook: true } })],
  ['is a story with products', aStoryPin({ storyPin: { id: '1', hasProductPins: true } })],
])('[PC-17] a pin that %s is shoppable', ([, pin]) => {
  expect(isShoppable(pin)).toBe(true);
});

test('[PC-17] a plain picture is not shoppable, one that is available alone neither', () => {
  expect(isShoppable(aPin())).toBe(false);
  expect(isShoppable(aPin({ shoppingFlags: [1] }))).toBe(false);
});

test.for([
  [11, true],
  [12, true],
  [15, true],
  [0, false],
  [13, false],
  [null, false],
] as const)('a picture of the source type %s is marked as modified by AI: %s', ([code, isMarked]) => {
  expect(cardBadges(aPin({ digitalMediaSourceType: code })).isAiModified).toBe(isMarked);
});
