import { TAG_PILL_SCROLL_RATIO, TAG_PILL_SCROLL_THRESHOLD_PX } from '@pegboard/types';

/** Where a line of pills stands: how far it is scrolled, how wide it shows and how wide it is. */
export type ScrollPosition = {
  /** As the browser tells it: zero or more, or zero or less in right-to-left text. */
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
};

/** Which arrows a line of pills shows. */
export type ScrollArrows = { readonly start: boolean; readonly end: boolean };

/** The arrows of a line of pills: each shows when more than 4 px lie hidden on its side (UI-05). */
export function scrollArrows({ scrollLeft, clientWidth, scrollWidth }: ScrollPosition): ScrollArrows {
  const scrolled = Math.abs(scrollLeft);
  return {
    start: scrolled > TAG_PILL_SCROLL_THRESHOLD_PX,
    end: scrollWidth - clientWidth - scrolled > TAG_PILL_SCROLL_THRESHOLD_PX,
  };
}

/** How far a press on an arrow scrolls: half the width, to the left when negative (UI-05). */
export function scrollStep(clientWidth: number, side: 'start' | 'end', isRightToLeft: boolean): number {
  const isLeftwards = (side === 'start') !== isRightToLeft;
  return clientWidth * TAG_PILL_SCROLL_RATIO * (isLeftwards ? -1 : 1);
}
