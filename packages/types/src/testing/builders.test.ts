import { describe, expect, test } from 'vitest';

import { boardSchema, pinSchema, pinType } from '../index.ts';
import * as builders from './index.ts';

const pins = [
  ['aPin', builders.aPin, 'image'],
  ['aProductPin', builders.aProductPin, 'product'],
  ['aVideoPin', builders.aVideoPin, 'video'],
  ['aGifPin', builders.aGifPin, 'gif'],
  ['aRecipePin', builders.aRecipePin, 'recipe'],
  ['anArticlePin', builders.anArticlePin, 'image'],
  ['aCarouselPin', builders.aCarouselPin, 'image'],
  ['aStoryPin', builders.aStoryPin, 'storyPin'],
  ['aCollectionPin', builders.aCollectionPin, 'image'],
  ['aPromotedPin', builders.aPromotedPin, 'image'],
  ['aOneTapPin', builders.aOneTapPin, 'oneTap'],
] as const;

describe('builders', () => {
  test.each(pins)('[TY-01] %s builds a whole pin of its type', (_, build, type) => {
    const pin = build();
    expect(pinSchema.parse(pin)).toEqual(pin);
    expect(pinType(pin)).toBe(type);
  });

  test('[TY-02] id and entityId follow each other', () => {
    expect(builders.aPin({ id: '7' }).entityId).toBe('7');
    expect(builders.aPin({ entityId: '7' }).id).toBe('7');
    expect(builders.aBoard({ entityId: '7' }).id).toBe('7');
    expect(builders.aUser({ id: '7' }).entityId).toBe('7');
  });

  test('[TY-02] two things never have one id', () => {
    expect(builders.aPin().id).not.toBe(builders.aPin().id);
    expect(boardSchema.parse(builders.aBoard()).id).not.toBe(builders.aBoard().id);
  });

  test('[TY-03] images keep the ratio of their original and are never scaled up', () => {
    const images = builders.someImages({ width: 500, height: 250 });
    expect(images['236x']).toMatchObject({ width: 236, height: 118 });
    expect(images['736x']).toMatchObject({ width: 500, height: 250 });
    expect(images.orig).toMatchObject({ width: 500, height: 250 });
  });
});
