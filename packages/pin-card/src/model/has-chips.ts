import type { Pin } from '@pegboard/types';

/** How many chips stand below a picture. Source: §9, ad chip count. */
export const CARD_CHIPS = 3;

/** Whether chips stand below a card's picture, and of what: a collage of 3 tagged things, a collection of 3 entries. */
export function chipKind(pin: Pin, isCollectionOn = false): 'collage' | 'collection' | undefined {
  if (hasEnough(pin.aggregatedPinData?.pinTagsChips)) return 'collage';
  return isCollectionOn && hasEnough(pin.collectionPin?.itemData) ? 'collection' : undefined;
}

function hasEnough(list: unknown): boolean {
  return Array.isArray(list) && list.length >= CARD_CHIPS;
}
