import { expect, test } from 'vitest';

import { initials, AVATAR_COLOR_COUNT, getAvatarColorIndex } from './initials.ts';

test.each([
  ['Mara Lindqvist', 'ML'],
  ['  mara   van der  lindqvist ', 'ML'],
  ['Mara', 'M'],
  ['', ''],
  ['   ', ''],
  ['👩‍🎨 Studio', '👩‍🎨S'],
  ['étienne', 'É'],
  ['李 小龙', '李小'],
])('[UI-07] the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('[UI-07] a name always has the same ground, one of eight', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Person ${index}`);
  const tones = names.map(getAvatarColorIndex);
  expect(tones).toEqual(names.map(getAvatarColorIndex));
  expect(new Set(tones).size).toBe(AVATAR_COLOR_COUNT);
  expect(Math.min(...tones)).toBe(0);
  expect(Math.max(...tones)).toBe(AVATAR_COLOR_COUNT - 1);
  expect(getAvatarColorIndex('')).toBe(0);
});
