import { expect, test } from 'vitest';
import { findCategory, partsOf, SHOP_CATEGORIES } from './categories.ts';
import { categoryOf } from './category-of.ts';

const of = (category: string | null, name: string | null = null, ...topics: readonly string[]) =>
  categoryOf({ category, name, topics })?.name;

test('[SR-14] categories have numbers and addresses of their own, and parents of the first level', () => {
  expect(new Set(SHOP_CATEGORIES.map(({ id }) => id)).size).toBe(SHOP_CATEGORIES.length);
  expect(new Set(SHOP_CATEGORIES.map(({ urlName }) => urlName)).size).toBe(SHOP_CATEGORIES.length);
  for (const { parentId, urlName } of SHOP_CATEGORIES) {
    expect(urlName).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    if (parentId !== null) expect(findCategory(parentId)?.parentId).toBeNull();
  }
  expect(partsOf(null).length + partsOf(536).length).toBeLessThan(SHOP_CATEGORIES.length);
});

test.each([
  ['536', null, 'Home & Garden'],
  ['638', 'Sofa', 'Kitchen & Dining'],
  ['Home & Garden > Decor > Vases', null, 'Decor'],
  ['Home and garden > Kitchen & Dining', 'Vase', 'Kitchen & Dining'],
  ['Home & Garden', 'Handmade mugs in olive', 'Kitchen & Dining'],
  // Words never contradict the path.
  ['Furniture', 'Lamp and linen', 'Furniture'],
  ['Furniture', 'Desk set in sea blue', 'Tables'],
  ['Ceramics', null, 'Kitchen & Dining'],
  ['Möbel/Stühle', 'Stuhl aus Eiche', 'Chairs'],
  [null, 'Leather boots', 'Shoes'],
  // The last known word names the thing.
  [null, 'Table lamp', 'Lighting'],
  ['999999', 'Leather boots', 'Shoes'],
] as const)('[SR-14] a product of %j called %j is in %s', (category, name, wanted) => {
  expect(of(category, name)).toBe(wanted);
});

test('[SR-14] without a category and a known name, the topic of the pin decides', () => {
  expect(of(null, 'Number seven', 'houseplants', 'plants')).toBe('Plants');
});

test.each([
  [null, null],
  ['', ''],
  ['> > |', 'Xyzzy'],
  ['99999999999999999999', null],
  ['__proto__', 'constructor'],
] as const)('[SR-14] a product of %j called %j has no category', (category, name) => {
  expect(of(category, name)).toBeUndefined();
});
