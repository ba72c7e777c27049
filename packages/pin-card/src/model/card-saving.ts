import type { Pin } from '@pegboard/types';
import type { CardViewer } from './surface.ts';

/** What decides beside the pin whether a card offers to save it. */
export type SaveContext = {
  readonly viewer: CardViewer;
  readonly isMobile?: boolean | undefined;
  /** A signed-out visitor has a pin in store that waits for sign-in. */
  readonly hasVisitorSave?: boolean | undefined;
  readonly isCloseup?: boolean | undefined;
};

/**
 * Whether a card shows what saves (PC-19): not on an ad that is marked removable, and not on a mobile while a
 * signed-out visitor's pin is stored, except on the close-up.
 */
export function showsSave(pin: Pick<Pin, 'promotedIsRemovable'>, context: SaveContext): boolean {
  if (pin.promotedIsRemovable) return false;
  const isWaiting = context.viewer === 'signed-out' && context.isMobile && context.hasVisitorSave;
  return !isWaiting || context.isCloseup === true;
}
