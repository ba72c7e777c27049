import type { RichProduct } from '../../pins/pin-access/index.ts';

const MICRO = 1_000_000;
const BRAND_CHARS_MAX = 60;
const CURRENCY = /^[A-Z]{3}$/;
/** The ranks that a product loses if it cannot be bought, or if its price is not known. */
const SOLD_OUT_MALUS = 6;
const UNKNOWN_PRICE_MALUS = 2;

/** The parts of a product on which the lists of shopping depend. */
export type ShopProduct = {
  readonly currency: string | null;
  readonly priceMicro: number | null;
  readonly discount: number;
  readonly isAvailable: boolean;
  readonly brand: string | null;
  readonly rank: number;
};

/** Returns a product as the lists of shopping sort and filter it (SR-14). Out-of-date prices are unknown. */
export function shopProduct(
  product: RichProduct,
  of: { readonly isSoldOut: boolean; readonly isStale: boolean; readonly quality: number },
): ShopProduct {
  const isKnown = !of.isStale && CURRENCY.test(product.currency);
  const price = isKnown ? (product.price ?? product.minPrice) : undefined;
  const malus = (of.isSoldOut ? SOLD_OUT_MALUS : 0) + (price === undefined ? UNKNOWN_PRICE_MALUS : 0);
  return {
    currency: price === undefined ? null : product.currency,
    priceMicro: price === undefined ? null : Math.round(price * MICRO),
    discount: discountOf(price, product.standardPrice),
    isAvailable: !of.isSoldOut,
    brand: brandKey(product.brand ?? ''),
    rank: of.quality - malus,
  };
}

/** Returns a brand for comparison: its words in lower case; null without any. */
export function brandKey(brand: string): string | null {
  const words =
    brand
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(' ').slice(0, BRAND_CHARS_MAX).trim() || null;
}

/** Returns an amount in millionths. */
export const toMicro = (amount: number): number => Math.round(amount * MICRO);

function discountOf(price: number | undefined, before: number | undefined): number {
  if (price === undefined || before === undefined || before <= price) return 0;
  return Math.max(1, Math.round((1 - price / before) * 100));
}
