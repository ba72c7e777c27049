import { DEFAULT_LOCALE } from '../codes/locale-codes.ts';
import type { OfferSummary } from '../entities/product.ts';
import { isAmount } from './has-price.ts';
import { numberFormat } from './number-format.ts';

/** A price formatted in a locale. */
export interface PriceLabel {
  /** The current price: `$38.00`, or a range, `$20.00 – $38.00`. */
  readonly current: string;
  /** The former price, to be struck through. */
  readonly original?: string;
  /** The two bounds if `current` is a range. */
  readonly range?: { readonly min: string; readonly max: string };
}

const original = (label: string | undefined): Pick<PriceLabel, 'original'> =>
  label === undefined ? {} : { original: label };

/**
 * Formats the price of an offer in a locale; undefined without a price.
 *
 * - The range from `minPrice` to `maxPrice` if both exist and differ when formatted, otherwise the single
 *   price.
 * - A single price is `price`, otherwise the one bound of the range that exists.
 * - `standardPrice` is struck through if it differs from the single price when formatted, or lies outside the
 *   range.
 *
 * Source: §4, TY-23.
 */
export const priceLabel = (
  offer: OfferSummary | null | undefined,
  locale: string = DEFAULT_LOCALE,
): PriceLabel | undefined => {
  if (!offer) return undefined;
  const { price, minPrice, maxPrice, standardPrice } = offer;
  const format = numberFormat(locale, { style: 'currency', currency: offer.currency });
  const standard = isAmount(standardPrice) ? standardPrice : undefined;

  if (isAmount(minPrice) && isAmount(maxPrice)) {
    const range = { min: format.format(minPrice), max: format.format(maxPrice) };
    if (range.min !== range.max) {
      const isOutside = standard !== undefined && (standard < minPrice || standard > maxPrice);
      return {
        current: format.formatRange(minPrice, maxPrice),
        ...original(isOutside ? format.format(standard) : undefined),
        range,
      };
    }
  }

  const single = [price, minPrice, maxPrice].find(isAmount);
  if (single === undefined) return undefined;
  const current = format.format(single);
  const before = standard === undefined ? current : format.format(standard);
  return { current, ...original(before === current ? undefined : before) };
};
