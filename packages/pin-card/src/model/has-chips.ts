import type { Pin } from '@pegboard/types';

/** Number of chips below an image. Source: §9, ad chip count. */
export const CARD_CHIPS = 3;

/**
 * Returns the kind of chips below a card's image, if any: a collage of 3 tagged products, or a collection of
 * 3 entries.
 */
export function chipKind(pin: Pin, isCollectionOn = false): 'collage' | 'collection' | undefined {
  if (hasEnough(pin.aggregatedPinData?.pinTagsChips)) return 'collage';
  return isCollectionOn && hasEnough(pin.collectionPin?.itemData) ? 'collection' : undefined;
}

function hasEnough(list: unknown): boolean {
  return Array.isArray(list) && list.length >= CARD_CHIPS;
}
