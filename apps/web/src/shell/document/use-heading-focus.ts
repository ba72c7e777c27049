import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Moves the keyboard focus to the heading of a page that was opened within the app, if the pressed link is gone with
 * the last page: screen readers read it, and Tab continues below it. Back and forward restore the former focus instead.
 */
export function useHeadingFocus(): void {
  const { key } = useLocation();
  const isOpened = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (!isOpened || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, isOpened]);
}
