import { expect, test } from 'vitest';
import { parsePinDetails } from './pin-details.ts';

test('[IO-03] recipes, articles and lists are imported as they are', () => {
  const details = {
    summary: { siteName: 'Kiln', displayCookTime: 30 },
    article: { name: 'Ten houses', authors: ['Ada'] },
    recipe: { servings: 2, ingredients: ['Rice'] },
  };
  expect(parsePinDetails({ ...details, lists: { steps: ['Stir'] } })).toEqual({
    rich: details,
    lists: { steps: ['Stir'] },
    isComplete: true,
  });
});

test('[IO-02] products are left out and reported', () => {
  const product = { name: 'Vase', price: 1, currency: 'USD' };
  expect(parsePinDetails({ products: [product] })).toEqual({ rich: {}, lists: undefined, isComplete: false });
});

test.each([
  { recipe: { ingredients: 'Rice' } },
  { recipe: { ingredients: [], extra: true } },
  { article: { name: 'a'.repeat(801) } },
  { summary: { aggregateRating: { ratingValue: -1, bestRating: 5, reviewCount: 1 } } },
])('[IO-02] details of another shape are left out: %j', (details) => {
  expect(parsePinDetails(details)).toEqual({ rich: {}, lists: undefined, isComplete: false });
});
