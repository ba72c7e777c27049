import { expect, test } from 'vitest';

import { scrollArrows, scrollStep } from './scroll-arrows.ts';

test.each([
  ['everything fits', { scrollLeft: 0, clientWidth: 300, scrollWidth: 300 }, { start: false, end: false }],
  ['at the start', { scrollLeft: 0, clientWidth: 300, scrollWidth: 600 }, { start: false, end: true }],
  ['4 px from the start', { scrollLeft: 4, clientWidth: 300, scrollWidth: 600 }, { start: false, end: true }],
  ['5 px from the start', { scrollLeft: 5, clientWidth: 300, scrollWidth: 600 }, { start: true, end: true }],
  ['5 px from the end', { scrollLeft: 295, clientWidth: 300, scrollWidth: 600 }, { start: true, end: true }],
  ['4 px from the end', { scrollLeft: 296, clientWidth: 300, scrollWidth: 600 }, { start: true, end: false }],
  ['right to left', { scrollLeft: -300, clientWidth: 300, scrollWidth: 600 }, { start: true, end: false }],
])('[UI-05] arrows show past a threshold of 4 px: %s', (_, place, arrows) => {
  expect(scrollArrows(place)).toEqual(arrows);
});

test.each([
  ['end', false, 150],
  ['start', false, -150],
  ['end', true, -150],
  ['start', true, 150],
] as const)('[UI-05] a press on the %s arrow (right to left: %s) scrolls half the width', (side, rtl, by) => {
  expect(scrollStep(300, side, rtl)).toBe(by);
});
