import {
  aCarouselPin,
  anArticlePin,
  aPin,
  aProductPin,
  aRecipePin,
  aVideoPin,
  someImages,
} from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { getPinDetails } from './pin-details.ts';
import { getPinTags, isOnPicture, listTaggablePictures } from './pin-tags.ts';

const slots = ['1', '2'].map((id) => ({ id, images: someImages() }));

test('[CR-15] products are tagged on the image of a pin, on each slide or page, and not on a video', () => {
  expect(listTaggablePictures(aPin()).map(({ slot }) => slot)).toEqual([undefined]);
  expect(
    listTaggablePictures(aCarouselPin({ carousel: { id: '9', slots } })).map(({ slot }) => slot),
  ).toEqual([0, 1]);
  expect(listTaggablePictures(aVideoPin())).toEqual([]);
  const images = someImages();
  const pages = [
    { blocks: [{ type: 'video' as const, images, video: aVideoPin().video }] },
    { blocks: [{ type: 'image' as const, images }] },
  ];
  expect(listTaggablePictures(aPin({ storyPin: { id: '9', pages } })).map(({ slot }) => slot)).toEqual([1]);
});

test('[CR-15] the tags of a form are the placed ones in their order, then those that are listed only', () => {
  const chips = ['7', '8', '9'].map((entityId) => ({ entityId }));
  const productTags = [
    { entityId: '8', x: 0.1, y: 0.2, slot: 1 },
    { entityId: '7', x: 0.3, y: 0.4 },
  ];
  const pin = aPin({ aggregatedPinData: { isShopTheLook: true, pinTagsChips: chips, productTags } });
  expect(getPinTags(pin)).toEqual([
    { pin_id: '8', x: 0.1, y: 0.2, slot: 1 },
    { pin_id: '7', x: 0.3, y: 0.4 },
    { pin_id: '9', x: null, y: null },
  ]);
});

test('[CR-15] a tag is edited on its slide, one without a slide on the first', () => {
  const [first, second] = listTaggablePictures(aCarouselPin({ carousel: { id: '9', slots } }));
  if (!first || !second) throw new Error('A carousel of two slides has two images.');
  const onSecond = { pin_id: '7', x: 0.1, y: 0.1, slot: 1 };
  const unplaced = { pin_id: '8', x: null, y: null };
  expect([isOnPicture(onSecond, first, true), isOnPicture(onSecond, second, false)]).toEqual([false, true]);
  expect([isOnPicture(unplaced, first, true), isOnPicture(unplaced, second, false)]).toEqual([true, false]);
});

test('[CR-15] recipes, articles and products have details, other pins have none', () => {
  const kindOf = (pin: Parameters<typeof getPinDetails>[0]) => getPinDetails(pin)?.details.kind;
  expect([aRecipePin(), anArticlePin(), aProductPin(), aPin()].map(kindOf)).toEqual([
    'recipe',
    'article',
    'product',
    undefined,
  ]);
});

test('[CR-15] the details of a product of a feed are known as such', () => {
  const product = (itemId: string | null) =>
    aPin({ richMetadata: { products: [{ name: 'Jug', itemId, offerSummary: { currency: 'XXX' } }] } });
  expect(getPinDetails(product('jug-1'))?.isFromFeed).toBe(true);
  expect(getPinDetails(product(null))).toEqual({
    details: { kind: 'product', name: 'Jug', brand: '', price: null, currency: null, isInStock: true },
    isFromFeed: false,
  });
});
