import type { Pin } from '../entities/pin.ts';
import type { OfferSummary, Product } from '../entities/product.ts';
import type { Recipe } from '../entities/rich.ts';
import { compact } from './compact.ts';

/** The fields of a pin that can contain products. */
export type ProductCarrier = Pick<Pin, 'products' | 'richMetadata' | 'richSummary'>;

/**
 * Returns the products of a pin: those of its rich summary, otherwise of its rich metadata, otherwise its
 * own. Source: TY-06.
 */
export const getProducts = (pin: ProductCarrier): readonly Product[] =>
  withProducts(pin.richSummary?.products) ??
  withProducts(pin.richMetadata?.products) ??
  compact(pin.products);

const withProducts = (list: ProductCarrier['products']): readonly Product[] | undefined => {
  const products = compact(list);
  return products.length > 0 ? products : undefined;
};

/** Returns the offer of a pin's first product that has one. Source: TY-06. */
export const getOffer = (pin: ProductCarrier): OfferSummary | undefined =>
  getProducts(pin).find((product) => product.offerSummary)?.offerSummary ?? undefined;

/**
 * Returns the recipe of a pin: its own, otherwise the one aggregated over all pins with the same image.
 * Source: TY-06.
 */
export const getRecipe = (pin: Pick<Pin, 'aggregatedPinData' | 'richMetadata'>): Recipe | undefined =>
  pin.richMetadata?.recipe ?? pin.aggregatedPinData?.recipe ?? undefined;
