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
import { cardTitle, fromGraphQL, getOriginalPinId, PinCard, getSavedBoard, sourceChip } from './index.ts';
import { createFullPin } from './testing/full-pin.ts';
import { dataOf } from './testing/graphql-answer.ts';
import { rendered } from './testing/rendered.ts';

const card = (pin: Pin): Promise<string> =>
  rendered(<PinCard pin={pin} surface="AuthHomefeed" viewer="signed-in" isCollectionOn />);

const everyKind: readonly [string, Pin][] = [
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
  ['everything', createFullPin()],
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
];

test.for(everyKind)(
  '[PC-22] the card of a pin (%s) from the fragment alone is the whole card',
  async ([, pin]) => {
    expect(await card(fromGraphQL(dataOf(pin)))).toBe(await card(pin));
  },
);

/** Fragment fields that other packages use: the owner, tracking parameters, and media. */
const FOR_OTHERS: readonly string[] = [
  'seoUrl',
  'trackingParams',
  'originalPinId',
  'savedByViewer',
  'video.captionsUrl',
  'video.captions',
  'video.previewUrl',
  // One fragment for all people.
  'sponsorship.sponsor.',
];

test('[PC-22] the fragment reads nothing that no card reads', async () => {
  const { embed: _embed, video: _video, ...still } = createFullPin();
  const pins = [
    ...everyKind.map(([, pin]) => pin),
    still,
    { ...still, isPromoted: false },
    aVideoPin({ images: {} }),
    aPin({ nativeCreator: null, link: null }),
    aCarouselPin({ link: null }),
    aPromotedPin({ title: null, richSummary: aProductPin().richSummary }),
  ];
  const sent = new Set<string>();
  const read = new Set<string>();
  for (const pin of pins) {
    const data = dataOf(pin);
    placesOf(data, '', sent);
    const seen = watched(fromGraphQL(data), '', read) as Pin;
    await card(seen);
    sourceChip(seen);
    cardTitle(seen, 'BoardFeed');
  }
  const unread = [...sent].filter((place) => !read.has(place) && !/(?:entityId|images\.size)$/.test(place));
  expect(unread.filter((place) => !FOR_OTHERS.some((other) => place.startsWith(other)))).toEqual([]);
});

/** Adds the paths of all fields of a value, starting at its root. */
function placesOf(value: unknown, place: string, into: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) placesOf(item, place, into);
  else if (typeof value === 'object' && value !== null)
    for (const [name, below] of Object.entries(value)) {
      into.add(place + name);
      placesOf(below, `${place}${name}.`, into);
    }
}

/** Wraps a value to record which fields are read; all renditions of an image count as one. */
function watched(value: unknown, place: string, read: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => watched(item, place, read));
  if (typeof value !== 'object' || value === null) return value;
  const copy = {};
  for (const [name, below] of Object.entries(value)) {
    const inside = watched(below, place.endsWith('images.') ? place : `${place}${name}.`, read);
    Object.defineProperty(copy, name, {
      enumerable: true,
      get: () => {
        read.add(place + name);
        return inside;
      },
    });
  }
  return copy;
}

test('[PC-09] a copy names its original, whose saved state it shares; a pin that is no copy is its own', () => {
  expect(getOriginalPinId({ entityId: '71', originalPinId: '7' })).toBe('7');
  expect(getOriginalPinId({ entityId: '7', originalPinId: '7' })).toBe('7');
  expect(getOriginalPinId({ entityId: '7' })).toBe('7');
});

test('[PC-09] the place of a save is the section, else the board, else the profile', () => {
  const board = { entityId: '4', name: 'Quiet kitchens', url: '/mira/quiet-kitchens/', layout: 'default' };
  const data = { ...dataOf(aPin()), savedByViewer: [{ pinId: '9', board, section: null }] };
  expect(getSavedBoard(dataOf(aPin()))).toBeUndefined();
  expect(getSavedBoard(data)).toMatchObject({ boardName: 'Quiet kitchens', isQuickSaves: false });
  const quick = { ...board, layout: 'quick_saves' };
  expect(
    getSavedBoard({ ...data, savedByViewer: [{ pinId: '9', board: quick, section: null }] }),
  ).toMatchObject({ isQuickSaves: true });
});
