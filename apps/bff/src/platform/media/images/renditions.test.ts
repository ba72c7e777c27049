import { IMAGE_SIZES } from '@pegboard/types';
import { expect, test } from 'vitest';
import { RENDITION_NAMES, renditionSize } from './renditions.ts';

test('[TY-03] every size of the specification exists, and no other', () => {
  expect([...RENDITION_NAMES].toSorted()).toEqual([...IMAGE_SIZES].toSorted());
});

test('[BF-07] an image is never scaled up: a 500 px original is 500 px wide under 736x', () => {
  expect(renditionSize({ name: '736x', width: 736 }, { width: 500, height: 250 })).toEqual({
    width: 500,
    height: 250,
  });
  expect(renditionSize({ name: '236x', width: 236 }, { width: 500, height: 1000 })).toEqual({
    width: 236,
    height: 472,
  });
});

test('[BF-07] a box larger than the image is scaled down, keeping its ratio', () => {
  expect(renditionSize({ name: '600x315', width: 600, height: 315 }, { width: 300, height: 300 })).toEqual({
    width: 300,
    height: 158,
  });
});

test('[BF-07] an image of one pixel has renditions of one pixel', () => {
  expect(renditionSize({ name: '60x60', width: 60, height: 60 }, { width: 1, height: 1 })).toEqual({
    width: 1,
    height: 1,
  });
});
