import type { DetailsMessages } from '../messages.ts';

/** The texts of the details of a Pin in American English. */
export const detailsMessages: DetailsMessages = {
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
  cookTime: 'Time in minutes',
  ingredients: 'Ingredients',
  perLine: 'One on each line.',
  summary: 'Summary',
  authors: 'Authors',
  datePublished: 'Published on',
  remove: 'Remove these details',
};
