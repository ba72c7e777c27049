import { TAG_PILL_SCROLL_RATIO, TAG_PILL_SCROLL_THRESHOLD_PX } from '@pegboard/types';

/** The scroll position of a row of pills: its offset, visible width and total width. */
export type ScrollPosition = {
  /** As reported by the browser: non-negative, or non-positive in right-to-left text. */
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
};

/** The visible arrows of a row of pills. */
export type ScrollArrows = { readonly start: boolean; readonly end: boolean };

/**
 * Returns the visible arrows of a row of pills: each is shown if more than 4 px are hidden on its side
 * (UI-05).
 */
export function scrollArrows({ scrollLeft, clientWidth, scrollWidth }: ScrollPosition): ScrollArrows {
  const scrolled = Math.abs(scrollLeft);
  return {
    start: scrolled > TAG_PILL_SCROLL_THRESHOLD_PX,
    end: scrollWidth - clientWidth - scrolled > TAG_PILL_SCROLL_THRESHOLD_PX,
  };
}

/** Returns the scroll distance of an arrow: half the width, negative to the left (UI-05). */
export function scrollStep(clientWidth: number, side: 'start' | 'end', isRightToLeft: boolean): number {
  const isLeftwards = (side === 'start') !== isRightToLeft;
  return clientWidth * TAG_PILL_SCROLL_RATIO * (isLeftwards ? -1 : 1);
}
