import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What the grid knows of the browser's window: read when it changes, never while a frame is made. */
export type GridWindow = {
  /** The container's width, in CSS pixels. */
  readonly width: number;
  /** The band of the grid that cards are kept for, in CSS pixels below its top. */
  readonly from: number;
  readonly to: number;
};

const AHEAD_PX = 580;
const BEHIND_PX = 40;
/** The band moves on when it reaches less than this ahead of the view: the frames between render nothing. */
const LEAST_AHEAD_PX = 160;

/**
 * Follows the window: its width when it is resized, and while it is scrolled the band that is near the view, in leaps,
 * so that most frames change nothing. Undefined on the server and until the container is measured.
 */
export function useGridWindow(container: RefObject<HTMLElement | null>): GridWindow | undefined {
  const [view, setView] = useState<GridWindow>();
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    let known: GridWindow = { width: -1, from: 0, to: 0 };
    let offset = 0;
    let last = 0;
    let isDown = true;
    const follow = (width: number, show: () => void): void => {
      const line = window.scrollY;
      if (line !== last) isDown = line > last;
      last = line;
      const next = windowAt(known, width, line - offset, isDown);
      if (next === known) return;
      known = next;
      show();
    };
    const show = (): void => setView(known);
    const measure = (): void => {
      const { top, width } = element.getBoundingClientRect();
      offset = top + window.scrollY;
      follow(width, show);
    };
    // In the same frame as the scroll: no card comes late.
    const scrolled = (): void => follow(known.width, () => flushSync(show));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    observer.observe(document.documentElement);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', measure);
    };
  }, [container]);
  return view;
}

/** The one before while its band reaches far enough; else one around the view, farther where the window is going to. */
function windowAt(before: GridWindow, width: number, top: number, isDown: boolean): GridWindow {
  const bottom = top + window.innerHeight;
  const reaches = (above: number, below: number): boolean =>
    top - above >= before.from && bottom + below <= before.to;
  if (width === before.width && (isDown ? reaches(0, LEAST_AHEAD_PX) : reaches(LEAST_AHEAD_PX, 0)))
    return before;
  return isDown
    ? { width, from: top - BEHIND_PX, to: bottom + AHEAD_PX }
    : { width, from: top - AHEAD_PX, to: bottom + BEHIND_PX };
}
