import type { Pin } from '@pegboard/types';
import {
  aCarouselPin,
  aCollectionPin,
  aGifPin,
  aMerchant,
  anArticlePin,
  anImage,
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
import { PinCard, fromGraphQL, originalPinIdOf, savedPlaceOfCardData } from './index.ts';
import { everythingPin } from './testing/everything-pin.ts';
import { dataOf } from './testing/graphql-answer.ts';
import { rendered } from './testing/rendered.ts';

const card = (pin: Pin): Promise<string> =>
  rendered(<PinCard pin={pin} surface="AuthHomefeed" viewer="signed-in" isCollectionOn />);

test.for<[string, Pin]>([
  ['image', aPin()],
  ['GIF', aGifPin()],
  ['product', aProductPin()],
  ['sold-out product', aProductPin({ isOosProduct: true })],
  ['recipe', aRecipePin()],
  ['carousel', aCarouselPin()],
  ['story', aStoryPin({ reactionCounts: [{ reactionType: 5, reactionCount: 3 }] })],
  ['article', anArticlePin()],
  ['picture of a trained model', aPin({ digitalMediaSourceType: 11 })],
  ['story without a picture', aStoryPin({ images: {} })],
  ['unavailable story', aStoryPin({ images: {}, storyPin: null })],
  ['everything', everythingPin()],
  ['deleted story', aStoryPin({ storyPin: { id: '1', isDeleted: true } })],
  ['video', aVideoPin()],
  ['collection', aCollectionPin()],
  [
    'collage',
    aPin({
      aggregatedPinData: {
        isShopTheLook: true,
        pinTagsChips: ['4', '5', '6'].map((entityId) => ({ entityId, image: anImage() })),
      },
    }),
  ],
  ['promoted', aPromotedPin()],
  ['one-tap', aOneTapPin()],
  [
    'promoted partnership',
    aPromotedPin({
      adAttribution: {
        isEligibleForPromotedPartnership: true,
        promotedPartnershipAttributionName: 'Mira Ek',
        promotedPartnershipAdvertiserName: 'Northlight',
      },
    }),
  ],
  ['sponsored', aPin({ sponsorship: { status: 2, creator: aPinner(), sponsor: aMerchant() } })],
])('[PC-22] the card of a pin (%s) from the fragment alone is the whole card', async ([, pin]) => {
  expect(await card(fromGraphQL(dataOf(pin)))).toBe(await card(pin));
});

test('[PC-09] a copy names its original, whose saved state it shares; a pin that is no copy is its own', () => {
  expect(originalPinIdOf({ entityId: '71', originalPinId: '7' })).toBe('7');
  expect(originalPinIdOf({ entityId: '7', originalPinId: '7' })).toBe('7');
  expect(originalPinIdOf({ entityId: '7' })).toBe('7');
});

test('[PC-09] the place of a save is the section, else the board, else the profile', () => {
  const board = { entityId: '4', name: 'Quiet kitchens', url: '/mira/quiet-kitchens/', layout: 'default' };
  const data = { ...dataOf(aPin()), savedByViewer: [{ pinId: '9', board, section: null }] };
  expect(savedPlaceOfCardData(dataOf(aPin()))).toBeUndefined();
  expect(savedPlaceOfCardData(data)).toMatchObject({ boardName: 'Quiet kitchens', isQuickSaves: false });
  const quick = { ...board, layout: 'quick_saves' };
  expect(
    savedPlaceOfCardData({ ...data, savedByViewer: [{ pinId: '9', board: quick, section: null }] }),
  ).toMatchObject({ isQuickSaves: true });
});
