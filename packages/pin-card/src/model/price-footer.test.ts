import type { OfferSummary, Product } from '@pegboard/types';
import { aPin, aProductPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { priceFooter } from './price-footer.ts';

const member = { viewer: 'signed-in' } as const;
const offered = (offer: Partial<OfferSummary>, product: Partial<Product> = {}) =>
  priceFooter(
    aProductPin({
      richSummary: { products: [{ offerSummary: { currency: 'USD', ...offer }, ...product }] },
    }),
    member,
  );

test('[PC-04] a price, its range, and what it cost before when that is another', () => {
  expect(offered({ price: 38 })).toMatchObject({ kind: 'price', label: { current: '$38.00' } });
  expect(offered({ minPrice: 20, maxPrice: 38 })).toMatchObject({ label: { current: '$20.00 – $38.00' } });
  expect(offered({ price: 30, standardPrice: 38 })).toMatchObject({ label: { original: '$38.00' } });
  expect(offered({ price: 38, standardPrice: 38 })).not.toHaveProperty('label.original');
});

test('[PC-04] sold out comes before a price that is stale, and that before the price', () => {
  expect(priceFooter(aProductPin({ isOosProduct: true, isStaleProduct: true }), member)).toEqual({
    kind: 'sold-out',
  });
  expect(priceFooter(aProductPin({ isStaleProduct: true }), member)).toEqual({ kind: 'see-on-site' });
});

test('[PC-04] shipping is free when it is from an order of nothing on', () => {
  expect(offered({ price: 38 }, { shippingInfo: { freeShippingPrice: 0 } })).toMatchObject({
    hasFreeShipping: true,
  });
  expect(offered({ price: 38 }, { shippingInfo: { freeShippingPrice: 50 } })).toMatchObject({
    hasFreeShipping: false,
  });
  expect(offered({ price: 38 })).toMatchObject({ hasFreeShipping: false });
});

test('[PC-04] there is none for the signed-out, for what is no product, and without an offer', () => {
  const visitor = { viewer: 'signed-out' } as const;
  expect(priceFooter(aProductPin(), visitor)).toBeUndefined();
  expect(priceFooter(aProductPin({ isOosProduct: true }), visitor)).toBeUndefined();
  expect(priceFooter(aPin({ isOosProduct: true }), member)).toBeUndefined();
  expect(priceFooter(aPin({ shoppingFlags: [6] }), member)).toBeUndefined();
});

test('[PC-23] a price is in the words of its locale', () => {
  const pin = aProductPin({
    richSummary: { products: [{ offerSummary: { currency: 'EUR', price: 1240 } }] },
  });
  expect(priceFooter(pin, { ...member, locale: 'de-DE' })).toMatchObject({
    label: { current: '1.240,00\u00a0€' },
  });
});
