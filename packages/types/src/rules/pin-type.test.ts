import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  aCarouselPin,
  aCollectionPin,
  aGifPin,
  anArticlePin,
  aOneTapPin,
  aPin,
  aProduct,
  aProductPin,
  aPromotedPin,
  aRecipePin,
  aStoryPin,
  aVideoPin,
} from '../testing/index.ts';
import { isAd, isOneTap, PIN_TYPES, pinType } from './pin-type.ts';

const oneTap = { isPromoted: true, isEligibleForWebCloseup: false };
const { video } = aVideoPin();
const { embed } = aGifPin();
const product = { shoppingFlags: [6] };
const recipe = { richMetadata: { recipe: { name: 'Jollof rice' } } };
const { storyPin } = aStoryPin();

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

describe('pinType', () => {
  test.each([
    ['an ad without close-up', aOneTapPin(), 'oneTap'],
    ['an ad with its close-up', aPromotedPin(), 'image'],
    ['an ad that does not say', aPin({ isPromoted: true }), 'image'],
    ['a downstream ad without close-up', aOneTapPin({ isDownstreamPromotion: true }), 'image'],
    ['an organic pin without close-up', aPin({ isEligibleForWebCloseup: false }), 'image'],
    ['a pin with a video', aVideoPin(), 'video'],
    ['a pin whose video has no variant', aPin({ video: { variants: { V_720P: null } } }), 'image'],
    ['a pin with an animation', aGifPin(), 'gif'],
    ['a pin with a foreign player', aPin({ embed: { src: 'https://a.example/', type: 'video' } }), 'image'],
    ['a rich product pin (6)', aPin({ shoppingFlags: [1, 6] }), 'product'],
    ['a product pin v2 (5)', aPin({ shoppingFlags: [5] }), 'product'],
    ['a pin that is only available (1)', aPin({ shoppingFlags: [1] }), 'image'],
    ['a shop-the-look pin (2)', aPin({ shoppingFlags: [2] }), 'image'],
    ['an organic product carousel (10)', aPin({ shoppingFlags: [10] }), 'image'],
    ['a pin with a rich summary of products', aProductPin({ shoppingFlags: null }), 'product'],
    ['a pin with rich metadata of products', aPin({ richMetadata: { products: [aProduct()] } }), 'product'],
    ['a pin with products', aPin({ products: [aProduct()] }), 'product'],
    ['a pin with no product in its list', aPin({ products: [] }), 'image'],
    ['a recipe by its summary', aPin({ richSummary: { typeName: 'Recipe' } }), 'recipe'],
    ['a recipe by its metadata', aRecipePin({ richSummary: null }), 'recipe'],
    ['a recipe by aggregated data', aPin({ aggregatedPinData: { recipe: { name: 'Soup' } } }), 'recipe'],
    ['a story', aStoryPin(), 'storyPin'],
    ['a story known by its id only', aPin({ storyPinDataId: '77' }), 'storyPin'],
    ['a deleted story', aPin({ storyPin: { id: '77', isDeleted: true } }), 'storyPin'],
    ['an article', anArticlePin(), 'image'],
    ['a carousel', aCarouselPin(), 'image'],
    ['a collection', aCollectionPin(), 'image'],
    ['a pin of which only the id is known', { id: '7', entityId: '7' }, 'image'],
  ])('[TY-10] %s is of its type', (_, pin, expected) => {
    expect(pinType(pin)).toBe(expected);
  });

  test.each([
    ['oneTap', { ...oneTap, video, embed, ...product, ...recipe, storyPin }],
    ['video', { video, embed, ...product, ...recipe, storyPin }],
    ['gif', { embed, ...product, ...recipe, storyPin }],
    ['product', { ...product, ...recipe, storyPin }],
    ['recipe', { ...recipe, storyPin }],
    ['storyPin', { storyPin }],
  ] as const)('[TY-10] %s comes before all that follow it', (expected, fields) => {
    expect(pinType(aPin(fields))).toBe(expected);
  });

  test('[TY-10] the types are those of the specification, in its order', () => {
    expect(PIN_TYPES).toEqual(['oneTap', 'video', 'gif', 'product', 'recipe', 'storyPin', 'image']);
  });

  test('[TY-10] every pin has a type', () => {
    const flag = maybe(fc.boolean());
    const anyPin = fc.record({
      isPromoted: flag,
      isDownstreamPromotion: flag,
      isEligibleForWebCloseup: flag,
      video: maybe(fc.constantFrom(video ?? null, { variants: {} })),
      embed: maybe(fc.record({ src: fc.string(), type: maybe(fc.string()) })),
      shoppingFlags: maybe(fc.array(fc.integer())),
      products: maybe(fc.constant([])),
      richSummary: maybe(fc.record({ typeName: maybe(fc.string()) })),
      richMetadata: maybe(fc.record({ recipe: maybe(fc.constant({})) })),
      aggregatedPinData: maybe(fc.record({ recipe: maybe(fc.constant({})) })),
      storyPin: maybe(fc.constant({ id: '1' })),
      storyPinDataId: maybe(fc.string()),
    });
    fc.assert(
      fc.property(anyPin, (fields) => {
        expect(PIN_TYPES).toContain(pinType(aPin(fields)));
      }),
    );
  });
});

test('[TY-10] a promotion that somebody saved counts as organic', () => {
  expect(isAd(aPromotedPin())).toBe(true);
  expect(isAd(aPromotedPin({ isDownstreamPromotion: true }))).toBe(false);
  expect(isAd(aPin())).toBe(false);
  expect(isOneTap(aOneTapPin())).toBe(true);
});
