import { expect, test } from 'vitest';

import { isSafeLink, isWebLink } from './safe-link.ts';

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

test.each([
  ['https://northlight.example/a?b=c', true],
  ['HTTP://northlight.example', true],
  ['https://northlight.example/@mira', true],
  ['northlight.example/a', false],
  ['/pin/7/', false],
  ['', false],
  ['https://mira@northlight.example', false],
  ['https://mira:word@northlight.example', false],
  ['https://north light.example', false],
  ['https:\\\\northlight.example', false],
  ['https://', false],
  ['javascript:alert(1)', false],
  ['ftp://northlight.example', false],
])('[CR-04] the text %j is a web link: %s', (link, expected) => {
  expect(isWebLink(link)).toBe(expected);
});
