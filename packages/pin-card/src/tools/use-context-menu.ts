import { useEffect, useRef } from 'react';
import { stepRightClick, type RightClickEvent, type RightClickState } from '../model/right-click.ts';
import type { MenuPoint } from './use-long-press.ts';

/** What a right click on a card does. */
export type RightClicks = {
  /** Opens the card's menu; false leaves the browser's. */
  readonly onMenu: (point: MenuPoint) => boolean;
  /** The source was right-clicked, the page left and seen again. */
  readonly onVisit: () => void;
};

const BROWSERS_OWN = 'input, textarea, select, dialog, [role="dialog"], [contenteditable]';

/**
 * Opens a card's menu for a right click and for the keyboard's menu key (PC-12). The source keeps the browser's menu, and
 * with it a visit is told; so does a click with Shift.
 */
export function useContextMenu(element: HTMLElement, clicks: RightClicks): void {
  const now = useRef(clicks);
  useEffect(() => {
    now.current = clicks;
  }, [clicks]);
  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    let state: RightClickState = 'none';
    const step = (event: RightClickEvent): void => {
      const next = stepRightClick(state, event);
      state = next.state;
      if (next.isTold) now.current.onVisit();
    };
    const asked = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : element;
      if (target.closest('[data-source-link]')) step({ type: 'right-clicked' });
      else if (!event.shiftKey && !target.closest(BROWSERS_OWN) && openAt(event)) event.preventDefault();
    };
    const openAt = (event: MouseEvent): boolean => {
      // A finger that rests has its own rule; the browser's word for it only must not open a second menu.
      if ('pointerType' in event && event.pointerType === 'touch') return true;
      return now.current.onMenu(pointOf(event, element));
    };
    element.addEventListener('contextmenu', asked, { signal });
    const changed = (): void =>
      step(document.hidden ? { type: 'page-hidden' } : { type: 'page-shown', path: location.pathname });
    document.addEventListener('visibilitychange', changed, { signal });
    return () => off.abort();
  }, [element]);
}

/** Where a menu opens: at the pointer, for the keyboard in the middle of the card. */
function pointOf(event: MouseEvent, element: HTMLElement): MenuPoint {
  if (event.clientX !== 0 || event.clientY !== 0) return { x: event.clientX, y: event.clientY };
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
