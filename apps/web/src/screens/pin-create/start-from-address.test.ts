import { INITIAL_STORY } from '@pegboard/types';
import { expect, test } from 'vitest';
import { startFromAddress } from './start-from-search.ts';

test.each([
  ['/story-pin-builder/', '', INITIAL_STORY],
  ['/idea-pin-builder/new/', '?title=Soup', INITIAL_STORY],
  ['/story-pin-builder/', '?draft=31', undefined],
  ['/story-pin-builder/', '?url=https://a.example/', undefined],
  ['/pin/create/', '', undefined],
])('[CR-08] %s%s begins with the media %j', (pathname, search, media) => {
  expect(startFromAddress(pathname, new URLSearchParams(search)).fields?.media).toEqual(media);
});

test('[CR-13] shared files begin a Pin with the shared texts; their address is only its link', () => {
  const search = new URLSearchParams('share=a-1&title=Mugs&url=https://kiln.example/');
  expect(startFromAddress('/pin/create/', search)).toEqual({
    shareKey: 'a-1',
    fields: { title: 'Mugs', link: 'https://kiln.example/' },
  });
});

test.each(['none', '../x', ''])('[CR-13] the share %j begins with the texts alone', (share) => {
  const search = new URLSearchParams({ share, title: 'Mugs' });
  expect(startFromAddress('/pin/create/', search)).toEqual({ fields: { title: 'Mugs' } });
});
