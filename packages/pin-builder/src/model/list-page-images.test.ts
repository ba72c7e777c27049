import { expect, test } from 'vitest';
import { listPageImages } from './list-page-images.ts';

const anImage = (url: string, width: number | null, height: number | null) => ({
  url,
  width,
  height,
  alt: null,
});

test('[CR-03] the images of a page: largest first, each once, those of unknown size last in their order', () => {
  const images = [
    anImage('unknown', null, null),
    anImage('small', 100, 100),
    anImage('large', 1200, 800),
    anImage('small', 300, 300),
    anImage('unknown, too', null, 90),
  ];
  expect(listPageImages(images)).toEqual([images[2], images[3], images[0], images[4]]);
});
