import { expect, test } from 'vitest';
import { findAdjacentCard, type Direction } from './adjacent-card.ts';
import { selectBreakpoint, computeColumns } from './columns.ts';
import { indexOfKey, withFocused } from './focus.ts';
import { layoutCards, type CardSize } from './layout.ts';

const identity = (size: CardSize): CardSize => size;

// Three columns of 245 px cards: 0, 3, 5 in the first, 1, 4 in the second, and 2 alone, as tall as the others
// together.
const rule = selectBreakpoint(800);
const sizes = [1, 1.1, 2.5, 0.5, 1, 1].map((aspect) => ({ aspect, extra: 0 }));
const standing = { ...layoutCards(sizes, identity, rule), ...computeColumns(800) };

test('the cards of these tests stand as they say', () => {
  expect(standing.byColumn).toEqual([[0, 3, 5], [1, 4], [2]].map((cards) => Uint32Array.from(cards)));
});

test.for<{ from: number; direction: Direction; to: number | undefined }>([
  { from: 0, direction: 'down', to: 3 },
  { from: 5, direction: 'up', to: 3 },
  { from: 0, direction: 'after', to: 1 },
  { from: 5, direction: 'after', to: 4 },
  { from: 4, direction: 'before', to: 3 },
  { from: 2, direction: 'before', to: 4 },
  { from: 4, direction: 'after', to: 2 },
  { from: 0, direction: 'up', to: undefined },
  { from: 0, direction: 'before', to: undefined },
  { from: 2, direction: 'after', to: undefined },
  { from: 2, direction: 'down', to: undefined },
  { from: 99, direction: 'down', to: undefined },
])('[PG-06] $direction of card $from is card $to', ({ from, direction, to }) => {
  expect(findAdjacentCard(standing, from, direction)).toBe(to);
});

test.for([
  { band: [4, 5, 6], focused: -1, rendered: [4, 5, 6] },
  { band: [4, 5, 6], focused: 5, rendered: [4, 5, 6] },
  { band: [4, 5, 6], focused: 6, rendered: [4, 5, 6, 7] },
  { band: [4, 5, 6], focused: 1, rendered: [0, 1, 2, 4, 5, 6] },
  { band: [4, 5, 6], focused: 0, rendered: [0, 1, 4, 5, 6] },
  { band: [4, 5, 6], focused: 9, rendered: [4, 5, 6, 8, 9] },
])('[PG-06] with the focus on $focused, $rendered are rendered', ({ band, focused, rendered }) => {
  expect(withFocused(band, focused, 10)).toEqual(rendered);
});

test('[PG-06] [PG-09] from a card over two columns, after is the column behind both; into it from each of them', () => {
  const wide = [
    { aspect: 1, extra: 0, span: 2 },
    { aspect: 4, extra: 0 },
    { aspect: 1, extra: 0 },
    { aspect: 1, extra: 0 },
  ];
  const modules = { ...layoutCards(wide, identity, rule), ...computeColumns(800) };
  expect(modules.byColumn).toEqual([[0, 2], [0, 3], [1]].map((cards) => Uint32Array.from(cards)));
  expect(findAdjacentCard(modules, 0, 'after')).toBe(1);
  expect(findAdjacentCard(modules, 1, 'before')).toBe(3);
  expect(findAdjacentCard(modules, 3, 'up')).toBe(0);
  expect(findAdjacentCard(modules, 0, 'down')).toBe(2);
});

test('[PG-06] the card that has the focus is found by its key in each list, as it stands there', () => {
  const keyOf = ({ key }: { readonly key: string }): string => key;
  const items = ['a', 'b', 'c'].map((key) => ({ key }));
  expect(['b', 'b', 'c', 'd', undefined].map((key) => indexOfKey(items, keyOf, key))).toEqual([
    1, 1, 2, -1, -1,
  ]);
  expect(indexOfKey(items.slice(1), keyOf, 'b')).toBe(0);
});
