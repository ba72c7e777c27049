import { aPin, aProductPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { getShoppingDetails } from './shopping.ts';

test('[CU-04] a product tells price, brand, stock, shipping, variants and rating', () => {
  expect(getShoppingDetails(aProductPin(), 'en-US')).toEqual({
    brand: 'Northlight Ceramics',
    price: { current: '$38.00' },
    stock: 'in-stock',
    freeShipping: { from: '$50.00' },
    variants: [{ name: 'Glaze', values: ['Ash', 'Celadon', 'Tenmoku'] }],
    rating: { value: 4.6, max: 5, count: 213 },
  });
});

test('[CU-04] a sold-out product and one with a stale price tell so and no price', () => {
  expect(getShoppingDetails(aProductPin({ isOosProduct: true }), 'en-US')).toMatchObject({
    stock: 'sold-out',
    price: undefined,
  });
  expect(getShoppingDetails(aProductPin({ isStaleProduct: true }), 'en-US')).toMatchObject({
    stock: 'see-on-site',
    price: undefined,
  });
});

test('[CU-04] other pins have no shopping details', () => {
  expect(getShoppingDetails(aPin(), 'en-US')).toBeUndefined();
});

test('[CU-04] shipping is free always, free from a price, or omitted', () => {
  const shippedFree = (freeShippingPrice: number | null): unknown =>
    getShoppingDetails(
      aProductPin({
        richSummary: {
          products: [{ offerSummary: { currency: 'EUR', price: 38 }, shippingInfo: { freeShippingPrice } }],
        },
      }),
      undefined,
    )?.freeShipping;
  expect(shippedFree(0)).toBe('always');
  expect(shippedFree(50)).toEqual({ from: '€50.00' });
  expect(shippedFree(null)).toBeUndefined();
});
