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
