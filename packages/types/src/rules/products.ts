import type { Pin } from '../entities/pin.ts';
import type { OfferSummary, Product } from '../entities/product.ts';
import type { Recipe } from '../entities/rich.ts';
import { compact } from './compact.ts';

/** The parts of a pin in which products are named. */
export type ProductCarrier = Pick<Pin, 'products' | 'richMetadata' | 'richSummary'>;

/** The products of a pin: those of its rich summary, else of its rich metadata, else its own. Source: TY-06. */
export const getProducts = (pin: ProductCarrier): readonly Product[] =>
  [pin.richSummary?.products, pin.richMetadata?.products, pin.products]
    .map(compact<Product>)
    .find((list) => list.length > 0) ?? [];

/** The offer of a pin's first product that has one. Source: TY-06. */
export const getOffer = (pin: ProductCarrier): OfferSummary | undefined =>
  getProducts(pin).find((product) => product.offerSummary)?.offerSummary ?? undefined;

/** The recipe of a pin: its own, else the one known from all pins with that picture. Source: TY-06. */
export const getRecipe = (pin: Pick<Pin, 'aggregatedPinData' | 'richMetadata'>): Recipe | undefined =>
  pin.richMetadata?.recipe ?? pin.aggregatedPinData?.recipe ?? undefined;
