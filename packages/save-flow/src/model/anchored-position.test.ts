import { expect, test } from 'vitest';
import { anchoredPosition } from './anchored-position.ts';

const VIEWPORT = { width: 1000, height: 800 };
const DIALOG = { width: 400, height: 600 };

test.each([
  ['is below its anchor, with the right edges aligned', { right: 700, bottom: 100 }, { left: 300, top: 108 }],
  ['stays inside at the left', { right: 120, bottom: 100 }, { left: 8, top: 108 }],
  ['stays inside at the right', { right: 1200, bottom: 100 }, { left: 592, top: 108 }],
  ['moves up where there is no room below', { right: 700, bottom: 700 }, { left: 300, top: 192 }],
])('[SF-03] an anchored dialog %s', (_, anchor, position) => {
  expect(anchoredPosition(anchor, DIALOG, VIEWPORT)).toEqual(position);
});

test('[SF-03] a dialog that is higher than the window begins at its top', () => {
  expect(anchoredPosition({ right: 700, bottom: 700 }, DIALOG, { width: 1000, height: 300 }).top).toBe(8);
});
