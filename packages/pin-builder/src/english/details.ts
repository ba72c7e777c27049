import type { DetailsMessages } from '../messages.ts';

/** The texts of the details of a Pin in American English. */
export const detailsMessages: DetailsMessages = {
  add: 'Add details',
  product: 'Product',
  recipe: 'Recipe',
  article: 'Article',
  name: 'Name',
  brand: 'Brand',
  price: 'Price',
  currency: 'Currency',
  availability: 'Availability',
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  unknown: 'Not known',
  servings: 'Servings',
  prepTime: 'Preparation in minutes',
  cookTime: 'Cooking in minutes',
  ingredients: 'Ingredients',
  perLine: 'One on each line.',
  steps: 'Steps',
  stepsHint: 'One on each line, in their order.',
  summary: 'Summary',
  authors: 'Authors',
  publisher: 'Publisher',
  datePublished: 'Published on',
  remove: 'Remove these details',
};
