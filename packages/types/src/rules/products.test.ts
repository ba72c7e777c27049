import { expect, test } from 'vitest';

import { anOffer, aPin, aProduct } from '../testing/index.ts';
import { offerOf, productsOf, recipeOf } from './products.ts';

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
  expect(productsOf(aPin(fields))).toEqual(expected);
});

test('[TY-06] the offer of a pin is that of its first product that has one', () => {
  const offer = anOffer({ price: 12 });
  expect(offerOf({ products: [aProduct({ offerSummary: null }), aProduct({ offerSummary: offer })] })).toBe(
    offer,
  );
  expect(offerOf({ products: [aProduct({ offerSummary: null })] })).toBeUndefined();
  expect(offerOf({})).toBeUndefined();
});

test('[TY-06] the recipe of a pin is its own, else the aggregated one', () => {
  const aggregatedPinData = { recipe: { name: 'aggregated' } };
  expect(recipeOf({ richMetadata: { recipe: { name: 'own' } }, aggregatedPinData })).toEqual({ name: 'own' });
  expect(recipeOf({ richMetadata: { recipe: null }, aggregatedPinData })).toEqual({ name: 'aggregated' });
  expect(recipeOf({})).toBeUndefined();
});
