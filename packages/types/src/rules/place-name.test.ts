import { expect, test } from 'vitest';

import { getPlaceName } from './place-name.ts';

test.each([
  [0, 0, 'top-left'],
  [0.5, 0.1, 'top'],
  [1, 0.2, 'top-right'],
  [0.2, 0.5, 'left'],
  [0.5, 0.5, 'center'],
  [0.9, 0.6, 'right'],
  [0.1, 0.9, 'bottom-left'],
  [2 / 3, 1, 'bottom'],
  [1, 1, 'bottom-right'],
])('[CR-09] the place %d, %d is the %s of an image', (x, y, name) => {
  expect(getPlaceName(x, y)).toBe(name);
});
