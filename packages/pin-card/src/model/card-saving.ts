import type { Pin } from '@pegboard/types';
import type { CardViewer } from './surface.ts';

/** The facts beyond the pin that decide whether its card has a Save button. */
export type SaveContext = {
  readonly viewer: CardViewer;
  readonly isMobile?: boolean | undefined;
  /** True if a signed-out visitor has a visitor save pending. */
  readonly hasVisitorSave?: boolean | undefined;
  readonly isCloseup?: boolean | undefined;
};

/**
 * Returns whether a card has save controls (PC-19): not on a removable ad, and not on a phone while a visitor
 * save exists, except on the close-up.
 */
export function showsSave(pin: Pick<Pin, 'promotedIsRemovable'>, context: SaveContext): boolean {
  if (pin.promotedIsRemovable) return false;
  const isWaiting = context.viewer === 'signed-out' && context.isMobile && context.hasVisitorSave;
  return !isWaiting || context.isCloseup === true;
}
