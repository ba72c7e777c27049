import { expect, test } from 'vitest';
import { importOrder, orderStyles } from './css-order.ts';

const chunk = (fileName: string, imports: readonly string[] = [], isEntry = false) => ({
  fileName,
  imports: [...imports],
  dynamicImports: [],
  isEntry,
});
const CARD = chunk('card.js', ['button.js', 'title.js']);
const CHUNKS = [
  chunk('index.js', ['card.js'], true),
  CARD,
  chunk('button.js', ['base.js']),
  chunk('title.js', ['base.js']),
  chunk('base.js'),
];
const ORDER = ['base.js', 'button.js', 'title.js', 'card.js', 'index.js'];

test('[PK-07] styles have the order of imports, in whichever order modules are rendered', () => {
  expect(importOrder(CHUNKS).map(({ fileName }) => fileName)).toEqual(ORDER);
  expect(importOrder(CHUNKS.toReversed()).map(({ fileName }) => fileName)).toEqual(ORDER);
});

test('[PK-07] modules that import each other are each listed once', () => {
  const circle = [chunk('a.js', ['b.js'], true), chunk('b.js', ['a.js'])];
  expect(importOrder(circle).map(({ fileName }) => fileName)).toEqual(['b.js', 'a.js']);
});

test('[PK-07] a version of @tsdown/css that joins by another plugin is reported', () => {
  expect(() => orderStyles([{ name: 'other' }])).toThrow('tsdown:css-post');
});
