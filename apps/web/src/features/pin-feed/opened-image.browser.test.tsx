import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCardTransition, shareReturnedPicture } from './opened-image.ts';

const LONG_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = [1, 2]
    .map(
      (id) =>
        `<div role="listitem"><img alt="" id="p${id}"><a data-pin-link href="/pin/${id}/">${id}</a></div>`,
    )
    .join('');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const named = (): readonly string[] =>
  [...document.querySelectorAll('img')]
    .filter(({ style }) => style.viewTransitionName === 'pin-picture')
    .map(({ id }) => id);

const open = (id: number): void => {
  const link = document.querySelector<HTMLAnchorElement>(`[href="/pin/${id}/"]`);
  if (link) startCardTransition(link);
};

test('[CU-13] the picture of a card that is opened is that of the close-up, however long the close-up takes to come', () => {
  open(1);
  vi.advanceTimersByTime(LONG_MS);
  expect(named()).toEqual(['p1']);
});

test('[CU-13] the picture of the card that is come back to moves, and so does the next that is opened, however soon', () => {
  open(1);
  shareReturnedPicture();
  expect(named()).toEqual(['p1']);
  open(2);
  vi.advanceTimersByTime(LONG_MS);
  expect(named()).toEqual(['p2']);
  shareReturnedPicture();
  vi.advanceTimersByTime(LONG_MS);
  expect(named()).toEqual([]);
});
