import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { collapseWhitespace } from './collapse-whitespace.ts';

test.each([
  ['  Quiet kitchens  ', 'Quiet kitchens'],
  ['Quiet \t\n  kitchens', 'Quiet kitchens'],
  ['Quiet\u00a0\u2003kitchens', 'Quiet kitchens'],
  [' \r\n ', ''],
])('[TY-21] %j is trimmed and its white space collapsed', (text, expected) => {
  expect(collapseWhitespace(text)).toBe(expected);
});

test('[TY-21] what is collapsed stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = collapseWhitespace(text);
      expect(collapseWhitespace(once)).toBe(once);
      expect(once).not.toMatch(/\s\s|^\s|\s$/u);
    }),
  );
});
