import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What the grid knows of the browser's window: read when it changes, never while a frame is made. */
export type GridWindow = {
  /** The container's width, in CSS pixels. */
  readonly width: number;
  /** The band of the grid that cards are kept for, in CSS pixels below its top. */
  readonly from: number;
  readonly to: number;
  readonly isRightToLeft: boolean;
};

const AHEAD_PX = 480;
const BEHIND_PX = 60;
const STEP_PX = 120;

/**
 * Follows the window: its width when it is resized, and while it is scrolled the band that is near the view, in steps,
 * so that most frames change nothing. Undefined on the server and until the container is measured.
 */
export function useGridWindow(container: RefObject<HTMLElement | null>): GridWindow | undefined {
  const [view, setView] = useState<GridWindow>();
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    let offset = 0;
    let last = 0;
    let isDown = true;
    const band = (): Band => bandAt(window.scrollY - offset, isDown);
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      offset = box.top + window.scrollY;
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      setView((before) => same(before, { width: box.width, ...band(), isRightToLeft }));
    };
    const scrolled = (): void => {
      const line = window.scrollY;
      if (line !== last) isDown = line > last;
      last = line;
      // In the same frame as the scroll: no card comes late.
      flushSync(() => setView((before) => before && same(before, { ...before, ...band() })));
    };
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

type Band = Pick<GridWindow, 'from' | 'to'>;

/** The band around what is in view, farther where the window is going to, its edges on steps. */
function bandAt(top: number, isDown: boolean): Band {
  const above = isDown ? BEHIND_PX : AHEAD_PX;
  const below = isDown ? AHEAD_PX : BEHIND_PX;
  const from = Math.floor((top - above) / STEP_PX) * STEP_PX;
  const to = Math.ceil((top + window.innerHeight + below) / STEP_PX) * STEP_PX;
  return { from, to };
}

/** The one before when nothing changed, so that React renders nothing. */
function same(before: GridWindow | undefined, after: GridWindow): GridWindow {
  return before &&
    before.width === after.width &&
    before.from === after.from &&
    before.to === after.to &&
    before.isRightToLeft === after.isRightToLeft
    ? before
    : after;
}
