/** The codes of a pin's `shoppingFlags`. Source: §3, TY-11. */
export const SHOPPING_FLAGS = {
  available: 1,
  shopTheLook: 2,
  productPinV2: 5,
  richProductPin: 6,
  organicProductCarousel: 10,
} as const;

/** One of the codes of `SHOPPING_FLAGS`. */
export type ShoppingFlag = (typeof SHOPPING_FLAGS)[keyof typeof SHOPPING_FLAGS];

/** The code for no currency, of a product without a price. Source: ISO 4217. */
export const NO_CURRENCY = 'XXX';
