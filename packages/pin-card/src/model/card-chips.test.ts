import type { Images } from '@pegboard/types';
import { aCollectionPin, anId, anImage, aPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { cardChips } from './card-chips.ts';
import { CARD_CHIPS } from './has-chips.ts';

const collage = (count: number) =>
  aPin({
    aggregatedPinData: {
      pinTagsChips: Array.from({ length: count }, (_, index) => ({
        entityId: anId(),
        image: anImage({ url: `/tag-${index}.jpg` }),
      })),
    },
  });

test('[PC-15] a collage needs at least 3 tag chips and uses the first 3', () => {
  expect(cardChips(collage(2))).toBeUndefined();
  const found = cardChips(collage(5));
  expect(found?.kind).toBe('collage');
  expect(found?.chips.map(({ image }) => image?.url)).toEqual(['/tag-0.jpg', '/tag-1.jpg', '/tag-2.jpg']);
});

test('[PC-15] a collection needs 3 or more entries and its experiment', () => {
  const pin = aCollectionPin();
  expect(cardChips(pin)).toBeUndefined();
  expect(cardChips(pin, false)).toBeUndefined();
  expect(cardChips(pin, true)).toMatchObject({ kind: 'collection' });
  const itemData = pin.collectionPin?.itemData?.slice(0, 2) ?? null;
  expect(cardChips({ ...pin, collectionPin: { itemData } }, true)).toBeUndefined();
});

test('[PC-15] a chip of a collection is the smallest of its pictures that can be shown', () => {
  const chipOf = (images: Images) => {
    const itemData = [{ images }, {}, {}];
    return cardChips(aPin({ collectionPin: { itemData } }), true)?.chips[0]?.image?.url;
  };
  const images = {
    orig: anImage({ url: '/orig.jpg' }),
    '236x': anImage({ url: '/236.jpg' }),
    '170x': anImage({ url: '/170.jpg' }),
    '136x136': anImage({ url: '/136.jpg' }),
  };
  expect(chipOf(images)).toBe('/136.jpg');
  expect(chipOf({ ...images, '136x136': anImage({ width: 0 }) })).toBe('/170.jpg');
  expect(chipOf({ orig: images.orig, '236x': images['236x'] })).toBe('/236.jpg');
  expect(chipOf({ orig: images.orig })).toBe('/orig.jpg');
  expect(chipOf({ orig: anImage({ url: 'javascript:alert(1)' }) })).toBeUndefined();
});

test('[PC-15] three chips are shown, those of an ad too', () => {
  expect(CARD_CHIPS).toBe(3);
  expect(cardChips({ ...aCollectionPin(), isPromoted: true }, true)?.chips).toHaveLength(3);
});
