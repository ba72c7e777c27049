import { PRODUCT_TAGS_PER_IMAGE } from '@pegboard/types';
import { expect, test } from 'vitest';
import {
  addTag,
  clampPlace,
  getPointedPlace,
  isFull,
  movePlaceByKey,
  moveTag,
  removeTag,
  type ImageTag,
} from './tag-list.ts';

const BOX = { left: 100, top: 50, width: 400, height: 200 };
const tag = (pinId: string, x = 0.5, y = 0.5): ImageTag => ({ pinId, place: { x, y } });

test.each([
  ['inside', { x: 200, y: 100 }, { x: 0.25, y: 0.25 }],
  ['at the corner', { x: 500, y: 250 }, { x: 1, y: 1 }],
  ['outside on the left', { x: -20, y: 100 }, { x: 0, y: 0.25 }],
  ['outside below', { x: 300, y: 900 }, { x: 0.5, y: 1 }],
  ['between pixels', { x: 100 + 400 / 3, y: 50 }, { x: 0.3333, y: 0 }],
])('[CR-09] a pointer %s gives the nearest place of the image', (_, pointer, place) => {
  expect(getPointedPlace(pointer, BOX)).toEqual(place);
});

test('[CR-09] right-to-left, a place is from the left of the screen as well', () => {
  // A box that is laid out from the right has the same rectangle.
  const mirrored = { ...BOX, left: 900 };
  expect(getPointedPlace({ x: 1000, y: 100 }, mirrored)).toEqual({ x: 0.25, y: 0.25 });
  expect(movePlaceByKey({ x: 0.5, y: 0.5 }, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 });
});

test('[CR-09] a box without a size gives a place as well', () => {
  expect(getPointedPlace({ x: 0, y: 0 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual({ x: 0, y: 0 });
});

test.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['ArrowRight', false, { x: 0.51, y: 0.5 }],
  ['ArrowUp', false, { x: 0.5, y: 0.49 }],
  ['ArrowDown', true, { x: 0.5, y: 0.6 }],
  ['Home', false, undefined],
])('[CR-09] the key %s moves a place (with Shift: %s)', (key, isLarge, place) => {
  expect(movePlaceByKey({ x: 0.5, y: 0.5 }, key, isLarge)).toEqual(place);
});

test('[CR-09] keys do not move a place out of the image', () => {
  expect(movePlaceByKey({ x: 0.995, y: 0 }, 'ArrowRight', true)).toEqual({ x: 1, y: 0 });
  expect(movePlaceByKey({ x: 0, y: 0.02 }, 'ArrowUp', true)).toEqual({ x: 0, y: 0 });
  expect(clampPlace({ x: -3, y: 7 })).toEqual({ x: 0, y: 1 });
});

test('[CR-09] an image has at most eight products, each once', () => {
  let tags: readonly ImageTag[] = [];
  for (let nth = 1; nth <= PRODUCT_TAGS_PER_IMAGE + 1; nth += 1) tags = addTag(tags, tag(String(nth)));
  expect([tags.length, isFull(tags), tags.at(-1)?.pinId]).toEqual([8, true, '8']);
  const two = [tag('1', 0.1), tag('2', 0.2)];
  expect(addTag(two, tag('1', 0.9))).toBe(two);
});

test('[CR-09] a product is moved in its order and removed', () => {
  const tags = [tag('1'), tag('2'), { pinId: '3', place: null }];
  expect(moveTag(tags, '3', { x: 2, y: 0.25 })).toEqual([tag('1'), tag('2'), tag('3', 1, 0.25)]);
  expect(removeTag(tags, '1').map(({ pinId }) => pinId)).toEqual(['2', '3']);
});
