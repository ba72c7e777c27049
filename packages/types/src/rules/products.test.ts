import { expect, test } from 'vitest';

import { anOffer, aPin, aProduct } from '../testing/index.ts';
import { getOffer, getProducts, getRecipe } from './products.ts';

const own = [aProduct({ name: 'own' })];
const summary = [aProduct({ name: 'summary' })];
const metadata = [aProduct({ name: 'metadata' })];

test.each([
  [
    'of its rich summary',
    { products: own, richMetadata: { products: metadata }, richSummary: { products: summary } },
    summary,
  ],
  [
    'of its rich metadata',
    { products: own, richMetadata: { products: metadata }, richSummary: { products: [] } },
    metadata,
  ],
  ['of its own', { products: own }, own],
  ['none', { products: null, richSummary: { products: null } }, []],
])('[TY-06] the products of a pin are those %s', (_, fields, expected) => {
  expect(getProducts(aPin(fields))).toEqual(expected);
});

test('[TY-06] the offer of a pin is that of its first product that has one', () => {
  const offer = anOffer({ price: 12 });
  expect(getOffer({ products: [aProduct({ offerSummary: null }), aProduct({ offerSummary: offer })] })).toBe(
    offer,
  );
  expect(getOffer({ products: [aProduct({ offerSummary: null })] })).toBeUndefined();
  expect(getOffer({})).toBeUndefined();
});

test('[TY-06] the recipe of a pin is its own, else the aggregated one', () => {
  const aggregatedPinData = { recipe: { name: 'aggregated' } };
  expect(getRecipe({ richMetadata: { recipe: { name: 'own' } }, aggregatedPinData })).toEqual({
    name: 'own',
  });
  expect(getRecipe({ richMetadata: { recipe: null }, aggregatedPinData })).toEqual({ name: 'aggregated' });
  expect(getRecipe({})).toBeUndefined();
});
