import type { Pin } from '@pegboard/types';
import { getCardRows, type CardDetails, type CardRows } from './card-rows.ts';
import { priceFooter } from './price-footer.ts';
import type { CardContext } from './surface.ts';

const cache = new WeakMap<CardRows, CardDetails>();

/** Returns the details below a pin's card; the same object for the same pin and context. */
export function getCardDetails(pin: Pin, context: CardContext): CardDetails {
  const rows = getCardRows(pin, context);
  const known = cache.get(rows);
  if (known) return known;
  const { hasPrice: _, ...others } = rows;
  const details = { ...others, price: priceFooter(pin, context) };
  cache.set(rows, details);
  return details;
}
