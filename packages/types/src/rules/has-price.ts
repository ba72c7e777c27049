import type { OfferSummary } from '../entities/product.ts';

/** Returns whether a value from outside is an amount of money: a finite number. */
export const isAmount = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Returns whether an offer has a price, so that `priceLabel` formats one; without the code that formats it. */
export const hasPrice = (offer: OfferSummary | null | undefined): boolean =>
  [offer?.price, offer?.minPrice, offer?.maxPrice].some(isAmount);
