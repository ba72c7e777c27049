import type { MouseEvent } from 'react';

/**
 * Returns whether the app handles a click on a link: the main button without a modifier key that opens a tab,
 * a window or a download.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
