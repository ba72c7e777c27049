import { expect, test } from 'vitest';
import { linkPreviewMetas } from './link-preview.ts';

const page = { alt: 'Pots', publicUrl: 'https://pins.example' };

test('[IO-10] the head of a page names its image with its full address and its size', () => {
  const preview = { url: '/i/preview/board/7/ab.jpg', width: 1200, height: 630 };
  const metas = linkPreviewMetas(preview, page).map(({ property, name, content }) => [
    property ?? name,
    content,
  ]);
  expect(Object.fromEntries(metas)).toEqual({
    'og:image': 'https://pins.example/i/preview/board/7/ab.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Pots',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://pins.example/i/preview/board/7/ab.jpg',
  });
});

test('[IO-10] the head of a page without an image asks for a small card', () => {
  expect(linkPreviewMetas(null, page)).toEqual([{ name: 'twitter:card', content: 'summary' }]);
});
