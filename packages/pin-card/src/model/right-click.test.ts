import { expect, test } from 'vitest';
import { stepRightClick, type RightClickEvent, type RightClickState } from './right-click.ts';

function tells(...events: readonly RightClickEvent[]): number {
  let state: RightClickState = 'none';
  let told = 0;
  for (const event of events) {
    const step = stepRightClick(state, event);
    state = step.state;
    if (step.isTold) told += 1;
  }
  return told;
}

const clicked: RightClickEvent = { type: 'right-clicked' };
const hidden: RightClickEvent = { type: 'page-hidden' };
const shown = (path = '/'): RightClickEvent => ({ type: 'page-shown', path });

test('[PC-12] a right click is told when the page becomes visible again, once', () => {
  expect(tells(clicked, hidden, shown())).toBe(1);
  expect(tells(clicked, hidden, shown(), hidden, shown())).toBe(1);
});

test('[PC-12] it is not told while the page was not left', () => {
  expect(tells(clicked, shown())).toBe(0);
  expect(tells(hidden, shown())).toBe(0);
});

test('[PC-12] it is not told when the viewer went to a pin page', () => {
  expect(tells(clicked, hidden, shown('/pin/77/'))).toBe(0);
  expect(tells(clicked, hidden, shown('/pins/'))).toBe(1);
});
