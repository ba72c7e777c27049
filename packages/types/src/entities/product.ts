import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { optionalString } from './optional.ts';
import { amountSchema, countSchema } from './values.ts';

const someAmount = /* @__PURE__ */ z.nullish(amountSchema);

/**
 * The offer of a product. All amounts are numbers in units of `currency`, an ISO 4217 code: `12.5` and `EUR`
 * are 12.50 euros. `standardPrice` is the price before a discount. Source: TY-06, TY-23.
 */
export const offerSummarySchema = /* @__PURE__ */ z.object({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  price: someAmount,
  minPrice: someAmount,
  maxPrice: someAmount,
  standardPrice: someAmount,
});

/** The offer of a product; amounts are numbers in units of `currency`, an ISO 4217 code. */
export type OfferSummary = Immutable<z.infer<typeof offerSummarySchema>>;

/**
 * The shipping terms of a product: free from an order of `freeShippingPrice` (0: always), which saves
 * `freeShippingValue`; both in units of the offer's currency. Source: TY-06.
 */
export const shippingInfoSchema = /* @__PURE__ */ z.object({
  freeShippingPrice: someAmount,
  freeShippingValue: someAmount,
});

/** The shipping terms of a product; amounts in units of the offer's currency. */
export type ShippingInfo = Immutable<z.infer<typeof shippingInfoSchema>>;

/** An attribute in which a product varies, such as `Color` or `Size`, with its values. Source: TY-06. */
export const variantSetSchema = /* @__PURE__ */ z.object({
  dimensions: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});

/** An attribute in which a product varies, with its values. */
export type VariantSet = Immutable<z.infer<typeof variantSetSchema>>;

/** A product. Source: TY-06. */
export const productSchema = /* @__PURE__ */ z.object({
  name: optionalString,
  brand: z.nullish(z.object({ name: optionalString, signature: optionalString })),
  offerSummary: z.nullish(offerSummarySchema),
  shippingInfo: z.nullish(shippingInfoSchema),
  variantSet: z.nullish(variantSetSchema),
  itemId: optionalString,
  itemSetId: optionalString,
});

/** A product. */
export type Product = Immutable<z.infer<typeof productSchema>>;

/** The average of several ratings. Source: §3 richSummary. */
export const aggregateRatingSchema = /* @__PURE__ */ z.object({
  ratingValue: z.nullish(z.number()),
  bestRating: z.nullish(z.number()),
  reviewCount: z.nullish(countSchema),
});

/** The average of several ratings. */
export type AggregateRating = Immutable<z.infer<typeof aggregateRatingSchema>>;
