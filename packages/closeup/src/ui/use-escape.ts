import { useEffectEvent, useLayoutEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const OPEN =
  'dialog[open], :popover-open:not([popover="manual"]), [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Escape closes, unless it is meant for something that is open above the close-up or for a field that is
 * typed in. What is open is looked at before anybody else hears of the key, since it may be gone by the time
 * that we are reported.
 */
export function useEscape(onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  // With the close-up itself, not a moment later: anyone who sees it may press at once.
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
