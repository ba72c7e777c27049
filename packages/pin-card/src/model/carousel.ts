/** Minimum distance of a swipe, as a share of the slide's width (our choice). */
export const SWIPE_THRESHOLD_RATIO = 0.15;

/** The position of a carousel, and its possible directions. */
export type CarouselPosition = {
  readonly index: number;
  readonly hasBack: boolean;
  readonly hasForward: boolean;
};

/** Returns the position of a carousel at an index, clamped to its `count` slides (§4, PC-14). */
export function getCarouselPosition(index: number, count: number): CarouselPosition {
  const last = Math.max(0, Math.floor(count) - 1);
  const held = Number.isFinite(index) ? Math.min(Math.max(0, Math.trunc(index)), last) : 0;
  return { index: held, hasBack: held > 0, hasForward: held < last };
}

/**
 * Returns the index of the slide after a step of one page of items, clamped to the first and last slide (§4,
 * PC-14).
 */
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
 * Returns the direction of a swipe; undefined if it is too short or mostly vertical. A swipe toward the start
 * of the line moves forward, mirrored in right-to-left text (PC-14).
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

/** Returns the direction of a key: horizontal arrows, mirrored in right-to-left text. */
export function keyDirection(key: string, isRightToLeft = false): 'back' | 'forward' | undefined {
  if (key === 'ArrowLeft') return isRightToLeft ? 'forward' : 'back';
  if (key === 'ArrowRight') return isRightToLeft ? 'back' : 'forward';
  return undefined;
}
