import { expect, test } from 'vitest';
import { detailsProp } from './details-prop.ts';

const ARTICLE = { kind: 'article', name: '', description: '', authors: [], datePublished: null };
const RECIPE = { kind: 'recipe', name: '', servings: null, cookTime: null, ingredients: [] };

test.each([ARTICLE, RECIPE])(
  '[PK-01] details of kind $kind without what is optional are valid',
  (details) => {
    expect(detailsProp.isValid(details)).toBe(true);
  },
);

test.each([
  { ...ARTICLE, publisher: 7 },
  { ...RECIPE, steps: 'Stir' },
  { ...ARTICLE, authors: undefined },
])('[PK-01] of invalid details of kind $kind, the rest is kept', (details) => {
  expect(detailsProp.isValid(details)).toBe(false);
  expect(detailsProp.isValid(detailsProp.instead(details))).toBe(true);
});
