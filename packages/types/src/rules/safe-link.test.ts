import { expect, test } from 'vitest';

import { isSafeLink } from './safe-link.ts';

test.each([
  ['https://www.northlight.example/a?b=c:d', true],
  ['HTTP://northlight.example', true],
  ['/pin/7/', true],
  ['#imgViewer', true],
  ['', true],
  ['northlight.example/a', true],
  ['javascript:alert(1)', false],
  [' JaVaScRiPt:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['java\u00a0script:alert(1)', false],
  ['data:text/html,hello', false],
  ['vbscript:x', false],
  ['intent://scan/#Intent;end', false],
])('[TY-01] the link %j may stand in a page: %s', (address, expected) => {
  expect(isSafeLink(address)).toBe(expected);
});
