import { pinType, type Pin, type PinType } from '@pegboard/types';
import { hasSlides, isArticle } from './needs-rich-card.ts';

/**
 * The kind of a pin's card: its type, and for an image whether it is a carousel, a collection or an article.
 */
export type CardKind = PinType | 'carousel' | 'collection' | 'article';

/** Returns the kind of a pin's card; every pin has exactly one (PC-01). */
export function cardKind(pin: Pin): CardKind {
  const type = pinType(pin);
  if (type !== 'image') return type;
  if (hasSlides(pin)) return 'carousel';
  if ((pin.collectionPin?.itemData?.length ?? 0) > 0) return 'collection';
  return isArticle(pin) ? 'article' : 'image';
}
