import { expect, test } from 'vitest';
import { renamedPath } from './renamed-path.ts';

test.each([
  ['a profile', '/ada/', '/ada.clay/'],
  ['a page below it', '/ada/following/boards/', '/ada.clay/following/boards/'],
  ['a board called as its owner was', '/ada/ada/', '/ada.clay/ada/'],
  ['the profile as visitors see it', '/unauth-profile/ada/', '/unauth-profile/ada.clay/'],
  ['an address without the name', '/somebody/', '/somebody/'],
])('[RT-03] %s leads to the new name and keeps what stands below it', (_, path, expected) => {
  expect(renamedPath(path, 'ada', 'ada.clay')).toBe(expected);
});
