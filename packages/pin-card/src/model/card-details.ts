import type { Pin } from '@pegboard/types';
import { getCardRows, type CardDetails } from './card-rows.ts';
import { priceFooter } from './price-footer.ts';
import type { CardContext } from './surface.ts';

const cache = new WeakMap<Pin, { readonly context: CardContext; readonly details: CardDetails }>();

/** Returns the details below a pin's card; the same object for the same pin and context. */
export function getCardDetails(pin: Pin, context: CardContext): CardDetails {
  const known = cache.get(pin);
  if (known && isSame(known.context, context)) return known.details;
  const { hasPrice: _, ...others } = getCardRows(pin, context);
  const details = { ...others, price: priceFooter(pin, context) };
  cache.set(pin, { context, details });
  return details;
}

function isSame(one: CardContext, other: CardContext): boolean {
  return (
    one.surface === other.surface &&
    one.viewer === other.viewer &&
    one.locale === other.locale &&
    one.sharedBy === other.sharedBy
  );
}
