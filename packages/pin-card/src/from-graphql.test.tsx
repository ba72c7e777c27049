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
import {
  PinCard,
  pinCardFragment,
  fromGraphQL,
  originalPinIdOf,
  savedPlaceOfCardData,
  type PinCardData,
} from './index.ts';
import { rendered } from './testing/rendered.ts';

type Fields = { readonly [field: string]: Fields | true };

/** The fields that a fragment of this package's text reads, the fragments that it spreads among them. */
function fieldsOf(name: string): Fields {
  const words = pinCardFragment.replace(/\([^)]*\)/g, '').match(/\.\.\.\w+|[\w]+|[{}]/g) ?? [];
  let at = words.findIndex((word, index) => word === name && words[index - 1] === 'fragment') + 4;
  const read = (): Fields => {
    const fields: Record<string, Fields | true> = {};
    for (let word = words[at]; word !== undefined && word !== '}'; word = words[at]) {
      at += 1;
      if (word.startsWith('...')) Object.assign(fields, fieldsOf(word.slice(3)));
      else if (words[at] === '{') {
        at += 1;
        fields[word] = read();
      } else fields[word] = true;
    }
    at += 1;
    return fields;
  };
  return read();
}

/** What of a value a server would answer to these fields. */
function answered(value: unknown, fields: Fields | true): unknown {
  if (Array.isArray(value)) return value.map((item) => answered(item, fields));
  if (fields === true || typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(fields).map(([field, below]) => [field, answered(Reflect.get(value, field), below)]),
  );
}

const listOf = (images: Pin['images'], sizes: readonly string[]): readonly object[] =>
  Object.entries(images ?? {})
    .map(([size, image]) => ({ size, ...image }))
    .filter(({ size }) => sizes.includes(size));

function dataOf(pin: Pin): PinCardData {
  const { carousel, storyPin, collectionPin } = pin;
  const whole = {
    ...pin,
    images: listOf(pin.images, ['170x', '236x', '474x', '736x']),
    carousel: carousel && {
      ...carousel,
      entityId: carousel.id,
      slots: carousel.slots.map((slot) => ({
        ...slot,
        entityId: slot.id,
        images: listOf(slot.images, ['236x', '736x']),
      })),
    },
    storyPin: storyPin && { ...storyPin, entityId: storyPin.id },
    collectionPin: collectionPin && {
      itemData: collectionPin.itemData?.map((item) => ({
        ...item,
        images: listOf(item.images, ['136x136']),
      })),
    },
    savedByViewer: [],
  };
  return answered(whole, fieldsOf('PinCard_pin')) as PinCardData;
}

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
