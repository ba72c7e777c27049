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

const OVERSCAN_PX = 480;
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
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      offset = box.top + window.scrollY;
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      setView((before) =>
        same(before, { width: box.width, ...bandAt(window.scrollY - offset), isRightToLeft }),
      );
    };
    const scrolled = (): void => {
      const band = bandAt(window.scrollY - offset);
      // In the same frame as the scroll: no card comes late.
      flushSync(() => setView((before) => before && same(before, { ...before, ...band })));
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

/** The band around what is in view, its edges on steps. */
function bandAt(top: number): { readonly from: number; readonly to: number } {
  const from = Math.floor((top - OVERSCAN_PX) / STEP_PX) * STEP_PX;
  const to = Math.ceil((top + window.innerHeight + OVERSCAN_PX) / STEP_PX) * STEP_PX;
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
