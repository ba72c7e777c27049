import { expect, test } from 'vitest';

import { isDominantColor } from './dominant-color.ts';

test.each([
  ['#8a6f5c', true],
  ['#FFF', true],
  ['#8a6f5', false],
  ['8a6f5c', false],
  ['#8a6f5c80', false],
  ['#8a6f5c;background:url(//evil.example)', false],
  ['#8a6f5c\n', false],
  ['red', false],
  ['rgb(1,2,3)', false],
  ['', false],
  [null, false],
  [undefined, false],
])('[TY-03] %j is a dominant colour: %s', (text, expected) => {
  expect(isDominantColor(text)).toBe(expected);
});
