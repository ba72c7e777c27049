import type { Pin } from '@pegboard/types';
import {
  aCarouselPin,
  aCollectionPin,
  aGifPin,
  anArticlePin,
  aOneTapPin,
  aPin,
  aPinner,
  aProductPin,
  aPromotedPin,
  aRecipePin,
  aStoryPin,
  aVideoPin,
} from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { articleSite, hasSlides, needsRichCard } from './needs-rich-card.ts';

test.for<[string, Pin]>([
  ['a recipe', aRecipePin()],
  ['a product', aProductPin()],
  ['a video', aVideoPin()],
  ['a story', aStoryPin()],
  ['a story that is gone', aStoryPin({ storyPin: null })],
  ['slides', aCarouselPin()],
  ['a collection', aCollectionPin()],
  ['a collage', aPin({ aggregatedPinData: {} })],
  ['an article by its summary', aPin({ richSummary: { typeName: 'Article' } })],
  ['an article by its metadata', anArticlePin({ richSummary: null })],
  ['one tap', aOneTapPin()],
  ['what explains an ad', aPromotedPin()],
  ['a mark of AI', aPin({ digitalMediaSourceType: 11 })],
])('[PC-01] %s asks for the code of the richer kinds', ([, pin]) => {
  expect(needsRichCard(pin)).toBe(true);
});

test('[PC-01] a picture, an ad of a picture and a GIF are plain', () => {
  for (const pin of [aPin(), aGifPin(), aPromotedPin({ adAttribution: null })])
    expect(needsRichCard(pin)).toBe(false);
});

test('[PC-17] [PC-18] who shared it and a footer ask for it, a footer that is none for nothing', () => {
  expect(needsRichCard(aPin(), { sharedBy: aPinner() })).toBe(true);
  expect(needsRichCard(aPin(), { footer: 'More' })).toBe(true);
  expect(needsRichCard(aPin(), { footer: false })).toBe(false);
  expect(needsRichCard(aRecipePin(), { footer: false, sharedBy: null })).toBe(true);
});

test('[PC-14] slides are more than one, of a pin that can be shown', () => {
  const slots = ['1', '2'].map((id) => ({ id }));
  expect(hasSlides(aPin({ carousel: { id: '1', slots } }))).toBe(true);
  expect(hasSlides(aPin({ carousel: { id: '1', slots: slots.slice(1) } }))).toBe(false);
  expect(hasSlides(aStoryPin({ carousel: { id: '1', slots }, storyPin: { id: '1', isDeleted: true } }))).toBe(
    false,
  );
});

test('[PC-01] the site of an article is on one line', () => {
  expect(articleSite(anArticlePin())).toBe('Field Notes');
  expect(articleSite(aPin({ richSummary: { typeName: 'thing', siteName: 'Field Notes' } }))).toBeUndefined();
});
