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
  expect(cardChips(pin, false)).toBeUndefined();
  expect(cardChips(pin, true)).toMatchObject({ kind: 'collection' });
  const itemData = pin.collectionPin?.itemData?.slice(0, 2) ?? null;
  expect(cardChips({ ...pin, collectionPin: { itemData } }, true)).toBeUndefined();
});

test('[PC-15] three chips are shown, those of an ad too', () => {
  expect(CARD_CHIPS).toBe(3);
  expect(cardChips({ ...aCollectionPin(), isPromoted: true }, true)?.chips).toHaveLength(3);
});
