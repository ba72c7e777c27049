import { aCarouselPin, anImage, aPin, aVideoPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { cardAspect, cardPicture, getInitialSlide } from './card-picture.ts';

test('[PC-01] the place of a picture has its aspect ratio', () => {
  expect(cardAspect(aPin({ images: { '236x': anImage({ width: 236, height: 354 }) } }))).toBe(1.5);
});

test('[PC-01] a pin without picture shows that of its slide, or what its video begins with, else a square', () => {
  const slide = aCarouselPin({ images: null });
  expect(cardPicture(slide)?.url).toBe(slide.carousel?.slots[0]?.images?.['236x']?.url);
  expect(cardPicture(aVideoPin({ images: null }))?.url).toBe('/736x/moon-jar.jpg');
  expect(cardAspect(aPin({ images: null }))).toBe(1);
});

test('[PC-01] the sizes of a picture stand for each other, that of a card first', () => {
  const sizes = ['236x', '474x', '736x', '564x', '170x', 'orig', '136x136'] as const;
  const urlOf = (from: number): string | undefined =>
    cardPicture(
      aPin({
        images: Object.fromEntries(sizes.slice(from).map((size) => [size, anImage({ url: `/${size}` })])),
      }),
    )?.url;
  expect(sizes.map((_, from) => urlOf(from))).toEqual(sizes.map((size) => `/${size}`));
});

test('[PC-14] the slide that a card shows first is the one that its pin names, else the first', () => {
  const slots = ['1', '2'].map((id) => ({ id }));
  expect(getInitialSlide(aPin({ carousel: { id: '1', index: 1, slots } }))?.id).toBe('2');
  expect(getInitialSlide(aPin({ carousel: { id: '1', slots } }))?.id).toBe('1');
  expect(getInitialSlide(aPin())).toBeUndefined();
});

test.for([
  { width: 0, height: 0 },
  { width: -236, height: 354 },
  { width: Number.NaN, height: 354 },
  { url: ' ' },
  { url: 'javascript:alert(1)' },
  { url: 'data:text/html,<b>' },
])('a picture like %j is none: the next that can be shown stands for it', (broken) => {
  const images = { '236x': anImage(broken), '474x': anImage({ url: '/474x/cup.jpg' }) };
  expect(cardPicture(aPin({ images }))?.url).toBe('/474x/cup.jpg');
  expect(cardPicture(aPin({ images: { '236x': anImage(broken) } }))).toBeUndefined();
});

test('the height of an image is clamped between a fifth and five times its width', () => {
  const aspect = (width: number, height: number): number =>
    cardAspect(aPin({ images: { '236x': anImage({ width, height }) } }));
  expect(aspect(236, 10_000_000)).toBe(5);
  expect(aspect(10_000_000, 1)).toBe(0.2);
});
