import type { PinSequence } from '../../features/pin-feed/pin-sequence.ts';
import { moveInSequence, getSequence } from '../../features/pin-feed/pin-sequence-steps.ts';

/** Elements with their own arrow keys: fields, overlays, players and scrolling lists. */
const OWN_KEYS =
  'input, textarea, select, video, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="slider"], [role="application"]';

/** Returns the pin that a key moves to, and the sequence from there; undefined for other keys (CU-13). */
export function pinByKey(
  event: KeyboardEvent,
  state: unknown,
): { readonly path: string; readonly trail: PinSequence } | undefined {
  const way = wayOf(event);
  const trail = way && getSequence(state);
  const next = trail && moveInSequence(trail, way);
  const path = next?.paths[next.at];
  return next && path !== undefined ? { path, trail: next } : undefined;
}

function wayOf(event: KeyboardEvent): 'next' | 'previous' | undefined {
  const { key, target } = event;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  if (target instanceof Element && target.closest(OWN_KEYS)) return undefined;
  if (document.querySelector('dialog[open]')) return undefined;
  return (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl') ? 'next' : 'previous';
}
