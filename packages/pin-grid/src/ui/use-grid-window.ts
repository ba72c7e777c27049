import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { getDeferredFeatures } from './deferred-loading.ts';

/** The cached metrics of the browser's window, read on changes and never during a frame. */
export type GridWindow = {
  /** The container's width in CSS pixels. */
  readonly width: number;
  /** The band of the grid with rendered cards, in CSS pixels below its top. */
  readonly from: number;
  readonly to: number;
};

const AHEAD_PX = 580;
const BEHIND_PX = 40;
/**
 * Minimum distance in CSS pixels between the viewport and the end of the band; the band is moved when it is
 * less, so that most frames render nothing.
 */
const LEAST_AHEAD_PX = 160;

/**
 * Tracks the window, or the element that scrolls the grid: the container's width on resize, and on scroll the band near the
 * viewport, which moves in steps so that most frames change nothing. Undefined on the server and until the container is
 * measured.
 */
export function useGridWindow(
  container: RefObject<HTMLElement | null>,
  mayGuess: () => boolean,
  getScrollElement?: (grid: HTMLElement) => HTMLElement | null,
): GridWindow | undefined {
  const [view, setView] = useState(() => (mayGuess() ? guessed() : undefined));
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const own = getScrollElement?.(element);
    const scroller = own ?? (document.scrollingElement as Element);
    let known = view ?? { width: 0, from: 0, to: 0 };
    let width = 0;
    let offset = 0;
    let last = 0;
    let isDown = true;
    const follow = (): void => {
      const line = scroller.scrollTop;
      isDown = line === last ? isDown : line > last;
      last = line;
      const next = windowAt(known, width, line - offset, isDown, scroller.clientHeight);
      if (next === known) return;
      // Until the focused card is known, no card that may be focused is removed.
      const { from, to } = !getDeferredFeatures() && element.contains(document.activeElement) ? known : next;
      known = { width, from: Math.min(from, next.from), to: Math.max(to, next.to) };
      setView(known);
    };
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      likelyWidth = width = box.width;
      offset = box.top + scroller.scrollTop - (own?.getBoundingClientRect().top ?? 0);
      follow();
    };
    // Synchronous, so that cards appear in the same frame as the scroll.
    const scrolled = (): void => flushSync(follow);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    observer.observe(scroller);
    // Captured, because the scroll events of elements do not bubble.
    addEventListener('scroll', scrolled, true);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', scrolled, true);
      removeEventListener('resize', measure);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was guessed is where it begins
  }, [container]);
  return view;
}

/** The width of the last grid, or of the page: usually right, so that cards can be rendered at once. */
let likelyWidth: number | undefined;
const guessed = (): GridWindow => ({
  width: likelyWidth ?? document.documentElement.clientWidth,
  from: -Infinity,
  // Cards below the first screen are not rendered before an interaction: their images would delay the visible
  // ones.
  to: innerHeight + (getDeferredFeatures() ? AHEAD_PX : LEAST_AHEAD_PX),
});

/**
 * Returns the former window while its band is sufficient; otherwise one around the viewport that extends
 * further in the scroll direction.
 */
function windowAt(
  before: GridWindow,
  width: number,
  top: number,
  isDown: boolean,
  height: number,
): GridWindow {
  const bottom = top + height;
  const above = isDown ? BEHIND_PX : AHEAD_PX;
  const below = isDown ? AHEAD_PX : BEHIND_PX;
  const reaches = isDown
    ? top >= before.from && bottom + LEAST_AHEAD_PX <= before.to
    : top - LEAST_AHEAD_PX >= before.from && bottom <= before.to;
  return reaches && width === before.width ? before : { width, from: top - above, to: bottom + below };
}
