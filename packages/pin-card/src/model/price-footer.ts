import { getOffer, priceLabel, getProducts, type Pin, type PriceLabel } from '@pegboard/types';
import { hasPriceFooter } from './has-price-footer.ts';
import type { CardContext } from './surface.ts';

/** The price on a product's card. */
export type PriceFooter =
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'see-on-site' }
  | { readonly kind: 'price'; readonly label: PriceLabel; readonly hasFreeShipping: boolean };

/**
 * Returns the price line of a card (PC-04): none for visitors and for pins without a product; 'Sold out'
 * before 'See price on site' before the price, with its range or the former price.
 */
export function priceFooter(
  pin: Pin,
  context: Pick<CardContext, 'viewer' | 'locale'>,
): PriceFooter | undefined {
  if (!hasPriceFooter(pin, context)) return undefined;
  if (pin.isOosProduct) return { kind: 'sold-out' };
  if (pin.isStaleProduct) return { kind: 'see-on-site' };
  const label = priceLabel(getOffer(pin), context.locale);
  const hasFreeShipping = getProducts(pin).some(({ shippingInfo }) => shippingInfo?.freeShippingPrice === 0);
  return label && { kind: 'price', label, hasFreeShipping };
}
