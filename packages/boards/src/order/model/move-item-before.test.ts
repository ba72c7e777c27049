import { expect, test } from 'vitest';
import { getDropPosition, moveItemBefore } from './move-item-before.ts';

const list = ['a', 'b', 'c', 'd'];
const placed = (id: string, before: string | null) =>
  moveItemBefore(list, (each) => each, id, before).join('');

test.each([
  ['before one above it', 'd', 'b', 'adbc'],
  ['before one below it', 'a', 'd', 'bcad'],
  ['to the top', 'c', 'a', 'cabd'],
  ['to the end', 'a', null, 'bcda'],
  ['nowhere, before the one it stands before', 'b', 'c', 'abcd'],
  ['nowhere, before itself', 'b', 'b', 'abcd'],
  ['nowhere, before what is not there', 'b', 'z', 'abcd'],
  ['nowhere, when it is not there itself', 'z', 'a', 'abcd'],
])('[WB-03] an item moves %s', (_, id, before, order) => {
  expect(placed(id, before)).toBe(order);
});

test('[WB-03] returns the same list if nothing moves', () => {
  expect(moveItemBefore(list, (each) => each, 'd', null)).toBe(list);
});

test.each([
  ['before an item', 'c', 'before', 'c'],
  ['after an item: before the next', 'b', 'after', 'c'],
  ['after the last: at the end', 'd', 'after', null],
  ['after itself: before the next that stays', 'a', 'after', 'b'],
] as const)('[WB-03] what is dropped %s', (_, id, side, before) => {
  expect(getDropPosition(list, new Set(['a']), { id, side })).toBe(before);
});
