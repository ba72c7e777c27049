import type { Pin } from '@pegboard/types';
import {
  aCarouselPin,
  aCollectionPin,
  aGifPin,
  anArticlePin,
  aOneTapPin,
  aPin,
  aProductPin,
  aRecipePin,
  aStoryPin,
  aVideoPin,
} from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { cardKind, type CardKind } from './card-kind.ts';
import { hasSlides } from './needs-rich-card.ts';

test.for<[CardKind, Pin]>([
  ['image', aPin()],
  ['video', aVideoPin()],
  ['gif', aGifPin()],
  ['product', aProductPin()],
  ['recipe', aRecipePin()],
  ['article', anArticlePin()],
  ['carousel', aCarouselPin()],
  ['storyPin', aStoryPin()],
  ['collection', aCollectionPin()],
  ['oneTap', aOneTapPin()],
  ['image', aPin({ collectionPin: { itemData: [] } })],
  ['collection', aPin({ collectionPin: { itemData: [{}] } })],
])('[PC-01] a pin of the kind %s is detected', ([kind, pin]) => {
  expect(cardKind(pin)).toBe(kind);
});

test('[PC-01] one slide is no carousel', () => {
  const pin = aCarouselPin();
  const [slot] = pin.carousel?.slots ?? [];
  expect(slot && hasSlides({ ...pin, carousel: { id: '1', slots: [slot] } })).toBe(false);
});
