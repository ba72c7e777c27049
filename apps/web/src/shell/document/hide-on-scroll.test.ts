import { expect, test } from 'vitest';
import { nextBarState } from './hide-on-scroll.ts';

const SHOWN_AT_500 = { top: 500, isHidden: false };
const HIDDEN_AT_500 = { top: 500, isHidden: true };

test.each([
  ['a scroll down hides the bar', SHOWN_AT_500, 520, { top: 520, isHidden: true }],
  ['a scroll up shows it', HIDDEN_AT_500, 480, { top: 480, isHidden: false }],
  ['a tremor changes nothing', HIDDEN_AT_500, 495, HIDDEN_AT_500],
  ['near the top it is shown', { top: 0, isHidden: false }, 60, { top: 60, isHidden: false }],
])('[WB-02] %s', (_, before, top, after) => {
  expect(nextBarState(before, top)).toEqual(after);
});
