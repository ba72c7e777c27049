import {
  compact,
  getOffer,
  pinType,
  priceLabel,
  getProducts,
  RATING_MAX,
  type OfferSummary,
  type Pin,
  type PriceLabel,
  type ShippingInfo,
} from '@pegboard/types';

/** The offer of a merchant for a pin's product. */
export type MerchantOffer = {
  /** The id of the pin of the merchant's product. */
  readonly entityId: string;
  readonly merchant: string;
  /** The address of the pin of the merchant's product. */
  readonly link: string;
  /** Without it, the price is to be seen on the merchant's site. */
  readonly offerSummary?: OfferSummary | null | undefined;
  readonly isSoldOut?: boolean | undefined;
  readonly shippingInfo?: ShippingInfo | null | undefined;
};

/** The terms of a merchant's offer for display (SR-14). */
export type OfferTerms = {
  /** Undefined if the price is not known. */
  readonly price: PriceLabel | undefined;
  readonly isSoldOut: boolean;
  readonly freeShipping: ShoppingDetails['freeShipping'];
};

/** Returns the price, the stock and the shipping of a merchant's offer. */
export function getOfferTerms(offer: MerchantOffer, locale: string | undefined): OfferTerms {
  const summary = offer.offerSummary ?? undefined;
  return {
    price: priceLabel(summary, locale),
    isSoldOut: offer.isSoldOut ?? false,
    freeShipping: freeShippingOf(offer.shippingInfo?.freeShippingPrice, summary, locale),
  };
}

/** The shopping details of a close-up (CU-04). */
export type ShoppingDetails = {
  readonly brand: string | undefined;
  /** Undefined if the product is sold out or its price is stale. */
  readonly price: PriceLabel | undefined;
  readonly stock: 'in-stock' | 'sold-out' | 'see-on-site';
  /** Free shipping: always, or from an order of this price, formatted. */
  readonly freeShipping: 'always' | { readonly from: string } | undefined;
  readonly variants: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly rating:
    | { readonly value: number; readonly max: number; readonly count: number | undefined }
    | undefined;
};

/** The shopping details of a product pin, or undefined for other pins. */
export function getShoppingDetails(pin: Pin, locale: string | undefined): ShoppingDetails | undefined {
  if (pinType(pin) !== 'product') return undefined;
  const [product] = getProducts(pin);
  const offer = getOffer(pin);
  const stock = pin.isOosProduct ? 'sold-out' : pin.isStaleProduct ? 'see-on-site' : 'in-stock';
  const rating = pin.richSummary?.aggregateRating;
  return {
    brand: product?.brand?.name ?? undefined,
    price: stock === 'in-stock' ? priceLabel(offer, locale) : undefined,
    stock,
    freeShipping: freeShippingOf(product?.shippingInfo?.freeShippingPrice, offer, locale),
    variants: compact(product?.variantSet?.dimensions),
    rating:
      typeof rating?.ratingValue === 'number'
        ? {
            value: rating.ratingValue,
            max: rating.bestRating ?? RATING_MAX,
            count: rating.reviewCount ?? undefined,
          }
        : undefined,
  };
}

function freeShippingOf(
  price: number | null | undefined,
  offer: OfferSummary | undefined,
  locale: string | undefined,
): ShoppingDetails['freeShipping'] {
  if (price === 0) return 'always';
  const label = offer && priceLabel({ currency: offer.currency, price }, locale);
  return label && { from: label.current };
}
