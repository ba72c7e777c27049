/** How far a finger moves for a swipe, as a part of the width of a slide (chosen). */
export const SWIPE_THRESHOLD_RATIO = 0.15;

/** Where a carousel stands and which ways are open. */
export type CarouselPosition = {
  readonly index: number;
  readonly hasBack: boolean;
  readonly hasForward: boolean;
};

/** Where a carousel stands at an index, held between the first and the last of `count` slides (§4, PC-14). */
export function getCarouselPosition(index: number, count: number): CarouselPosition {
  const last = Math.max(0, Math.floor(count) - 1);
  const held = Number.isFinite(index) ? Math.min(Math.max(0, Math.trunc(index)), last) : 0;
  return { index: held, hasBack: held > 0, hasForward: held < last };
}

/** The slide after a step of so many items a page, never beyond the first or the last (§4, PC-14). */
export function nextSlideIndex(
  index: number,
  count: number,
  direction: 'back' | 'forward',
  perPage = 1,
): number {
  const step = Math.max(1, Math.trunc(perPage)) * (direction === 'back' ? -1 : 1);
  return getCarouselPosition(index + step, count).index;
}

/**
 * Which way a swipe moves the slides, or undefined when it is too short or runs rather up or down: towards the start of
 * the line goes forward, so it is mirrored from right to left (PC-14).
 */
export function swipeDirection(
  swipe: { readonly dx: number; readonly dy: number; readonly width: number },
  isRightToLeft = false,
): 'back' | 'forward' | undefined {
  const { dx, dy, width } = swipe;
  if (Math.abs(dx) < Math.max(1, width * SWIPE_THRESHOLD_RATIO) || Math.abs(dx) <= Math.abs(dy))
    return undefined;
  return dx < 0 === isRightToLeft ? 'back' : 'forward';
}

/** Which way a key moves the slides: the arrows along the line, mirrored from right to left. */
export function keyDirection(key: string, isRightToLeft = false): 'back' | 'forward' | undefined {
  if (key === 'ArrowLeft') return isRightToLeft ? 'forward' : 'back';
  if (key === 'ArrowRight') return isRightToLeft ? 'back' : 'forward';
  return undefined;
}
