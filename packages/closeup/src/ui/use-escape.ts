import { useEffectEvent, useLayoutEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const OPEN =
  'dialog[open], :popover-open:not([popover="manual"]), [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Calls `onClose` on Escape, unless the key belongs to something open above the close-up or to a text field.
 * The open elements are checked in the capture phase, since other listeners may close them before this one
 * runs.
 */
export function useEscape(onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  // A layout effect: the listener must exist as soon as the close-up is visible.
  useLayoutEffect(() => {
    let isForUs = false;
    const noticed = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      isForUs = event.key === 'Escape' && !isTyping && document.querySelector(OPEN) === null;
    };
    const pressed = (event: KeyboardEvent): void => {
      if (isForUs && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', noticed, { capture: true });
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', noticed, { capture: true });
      document.removeEventListener('keydown', pressed);
    };
  }, []);
}
