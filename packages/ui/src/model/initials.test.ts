import { expect, test } from 'vitest';

import { initials, PERSON_TONES, personTone } from './initials.ts';

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
  const tones = names.map(personTone);
  expect(tones).toEqual(names.map(personTone));
  expect(new Set(tones).size).toBe(PERSON_TONES);
  expect(Math.min(...tones)).toBe(0);
  expect(Math.max(...tones)).toBe(PERSON_TONES - 1);
  expect(personTone('')).toBe(0);
});
