import { getOffer, hasPrice, pinType, type Pin } from '@pegboard/types';
import type { CardContext } from './surface.ts';

/** Returns whether a card has a price line: only a member's card of a product, with its price or why there is none. */
export function hasPriceFooter(pin: Pin, context: Pick<CardContext, 'viewer'>): boolean {
  if (context.viewer === 'signed-out' || pinType(pin) !== 'product') return false;
  return Boolean(pin.isOosProduct) || Boolean(pin.isStaleProduct) || hasPrice(getOffer(pin));
}
