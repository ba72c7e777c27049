import { expect, test } from 'vitest';
import { anImage } from '../testing/index.ts';
import { srcSet } from './src-set.ts';

const small = anImage({ url: '/236x/cup.jpg', width: 236 });
const large = anImage({ url: '/736x/cup.jpg', width: 736 });

test('the sizes that a picture has are offered by their true widths', () => {
  expect(srcSet({ '236x': small, '736x': large }, ['170x', '236x', '736x'])).toBe(
    '/236x/cup.jpg 236w, /736x/cup.jpg 736w',
  );
});

test('sizes that came out equally wide are offered once, one size is no choice', () => {
  expect(srcSet({ '236x': small, '474x': { ...large, width: 236 } }, ['236x', '474x'])).toBeUndefined();
  expect(srcSet({ '236x': small }, ['236x', '474x'])).toBeUndefined();
  expect(srcSet(null, ['236x'])).toBeUndefined();
});

test('white space in an address does not end it', () => {
  const spaced = { ...small, url: ' /236x/ash cup.jpg' };
  expect(srcSet({ '236x': spaced, '736x': large }, ['236x', '736x'])).toMatch(
    /^\/236x\/ash%20cup\.jpg 236w,/,
  );
});

test('what may not be shown is not offered', () => {
  const isSmall = ({ width }: { readonly width: number }): boolean => width < 500;
  expect(srcSet({ '236x': small, '736x': large }, ['236x', '736x'], isSmall)).toBeUndefined();
});
