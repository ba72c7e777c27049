import { expect, test } from 'vitest';
import { readImageSizes, sizeImages } from './size-images.ts';

const SIZES = new Map([['home.webp', { width: 1440, height: 900 }]]);

test.each([
  [
    '![The home page](/images/home.webp)',
    '<img src="/images/home.webp" alt="The home page" width="1440" height="900">',
  ],
  [
    '<img src="/images/home.webp" alt="Home" width="144">',
    '<img src="/images/home.webp" alt="Home" width="144" height="90">',
  ],
  ['![Other](/images/other.webp)', '![Other](/images/other.webp)'],
])('[PK-06] an image has its size, so that nothing moves when it is loaded: %s', (text, sized) => {
  expect(sizeImages(text, SIZES)).toBe(sized);
});

test('[PK-06] sizes are read from the files', async () => {
  const [size] = (await readImageSizes(['docs/images/home.webp'])).values();
  expect(size?.width).toBeGreaterThan(size?.height ?? Number.POSITIVE_INFINITY);
});
