import { expect, test } from 'vitest';
import { transitionRightClick, type RightClickEvent, type RightClickState } from './right-click.ts';

function tells(...events: readonly RightClickEvent[]): number {
  let state: RightClickState = { kind: 'none' };
  let reports = 0;
  for (const event of events) {
    const step = transitionRightClick(state, event);
    state = step.state;
    if (step.shouldReport) reports += 1;
  }
  return reports;
}

const clickedOn = (path: string): RightClickEvent => ({ type: 'right-clicked', path });
const clicked = clickedOn('/');
const hidden: RightClickEvent = { type: 'page-hidden' };
const shown = (path = '/'): RightClickEvent => ({ type: 'page-shown', path });

test('[PC-12, OB-06] a right click is reported once, when the page becomes visible again', () => {
  expect(tells(clicked, hidden, shown())).toBe(1);
  expect(tells(clicked, hidden, shown(), hidden, shown())).toBe(1);
});

test('[PC-12, OB-06] it is not reported if the page was not hidden', () => {
  expect(tells(clicked, shown())).toBe(0);
  expect(tells(hidden, shown())).toBe(0);
});

test('[PC-12, OB-06] it is not reported if the viewer navigated to a pin page', () => {
  expect(tells(clicked, hidden, shown('/pin/77/'))).toBe(0);
  expect(tells(clicked, hidden, shown('/pins/'))).toBe(1);
});

test('[OB-06] on a pin page it is reported when that page is visible again, not another pin page', () => {
  expect(tells(clickedOn('/pin/77/'), hidden, shown('/pin/77/'))).toBe(1);
  expect(tells(clickedOn('/pin/77/'), hidden, shown('/pin/78/'))).toBe(0);
});

test('[OB-06] a second right click starts anew', () => {
  expect(tells(clicked, hidden, clicked, shown())).toBe(0);
});
