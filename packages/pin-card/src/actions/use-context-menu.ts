import { useEffect, useRef } from 'react';
import type { MenuPoint } from './use-long-press.ts';

const BROWSERS_OWN =
  'input, textarea, select, dialog, [role="dialog"], [contenteditable], [data-source-link]';

/**
 * Opens a card's menu on a right click and on the keyboard's menu key (PC-12): `onMenu` opens it, or returns
 * false to leave the browser's menu. The browser's menu is also left on the source link and with Shift.
 */
export function useContextMenu(
  element: HTMLElement,
  onMenu: (point: MenuPoint, isTouch: boolean) => boolean,
): void {
  const now = useRef(onMenu);
  useEffect(() => {
    now.current = onMenu;
  }, [onMenu]);
  useEffect(() => {
    const openMenu = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : element;
      if (event.shiftKey || target.closest(BROWSERS_OWN)) return;
      const isTouch = 'pointerType' in event && event.pointerType === 'touch';
      if (now.current(pointOf(event, element), isTouch)) event.preventDefault();
    };
    element.addEventListener('contextmenu', openMenu);
    return () => element.removeEventListener('contextmenu', openMenu);
  }, [element]);
}

/** Returns the position of a menu: at the pointer, or in the center of the card for the keyboard. */
function pointOf(event: MouseEvent, element: HTMLElement): MenuPoint {
  if (event.clientX !== 0 || event.clientY !== 0) return { x: event.clientX, y: event.clientY };
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
