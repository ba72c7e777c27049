import { expect, test } from 'vitest';
import { largestImage, uncroppedImages } from './article-images.ts';

const aRendition = (size: string, width: number) => ({ size, width, height: 2 * width, url: `/i/${size}` });
const images = [
  aRendition('736x', 736),
  aRendition('170x', 170),
  aRendition('60x60', 60),
  aRendition('600x315', 600),
];

test('[SR-15] cropped renditions are left out, and the others are ordered by width', () => {
  expect(uncroppedImages({ images }).map(({ size }) => size)).toEqual(['170x', '736x']);
  expect(largestImage({ images })?.size).toBe('736x');
  expect(largestImage({ images: [] })).toBeUndefined();
});
