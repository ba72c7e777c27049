import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectBreakpoint, computeColumns } from './columns.ts';
import {
  cardBox,
  cardHeight,
  cardsBetween,
  cardTop,
  columnEnds,
  layoutCards,
  type CardSize,
  type Placement,
} from './layout.ts';

const anySize = fc.record({
  aspect: fc.double({ min: 0.3, max: 3, noNaN: true }),
  extra: fc.integer({ min: 0, max: 140 }),
  span: fc.constantFrom(undefined, 1, 1, 1, 2, 3, Infinity),
});
const anySizes = fc.array(anySize, { maxLength: 120 });
const anyWidth = fc.integer({ min: 280, max: 3000 });

const identity = (size: CardSize): CardSize => size;

function placed(width: number, ...pages: (readonly CardSize[])[]): Placement {
  const rule = selectBreakpoint(width);
  return pages.reduce(
    (standing, page) => layoutCards(page, identity, rule, standing),
    layoutCards([], identity, rule),
  );
}

test('[PG-02] each card goes to the shortest column, the first of equals', () => {
  const placement = placed(800, [
    { aspect: 1, extra: 0 },
    { aspect: 2, extra: 0 },
    { aspect: 0.5, extra: 0 },
    { aspect: 1, extra: 0 },
    { aspect: 1, extra: 0 },
  ]);
  expect([...placement.column]).toEqual([0, 1, 2, 2, 0]);
});

test('[PG-02] appended pages never move pins that stand', () => {
  fc.assert(
    fc.property(anyWidth, anySizes, anySizes, (width, first, second) => {
      const before = placed(width, first);
      const after = placed(width, first, second);
      expect(after.column.subarray(0, first.length)).toEqual(before.column);
      expect(after.lengths.subarray(0, before.lengths.length)).toEqual(before.lengths);
    }),
  );
});

test('[PG-02] pages give the same grid as all at once', () => {
  fc.assert(
    fc.property(anyWidth, anySizes, anySizes, (width, first, second) => {
      expect(placed(width, first, second)).toEqual(placed(width, [...first, ...second]));
    }),
  );
});

test('[PG-02] cards of a column follow each other a gap apart', () => {
  fc.assert(
    fc.property(anyWidth, anySizes, (width, sizes) => {
      const columns = computeColumns(width);
      const standing = {
        ...placed(
          width,
          sizes.map((size) => ({ ...size, span: 1 })),
        ),
        ...columns,
      };
      for (const cards of standing.byColumn)
        for (let at = 1; at < cards.length; at += 1) {
          const above = cards[at - 1] ?? 0;
          const end = cardTop(standing, above) + cardHeight(standing, above);
          expect(cardTop(standing, cards[at] ?? 0)).toBeCloseTo(end + columns.gap, 2);
        }
    }),
  );
});

test('[PG-09] cards over any number of columns never overlap, nor come nearer than a gap, at any width', () => {
  fc.assert(
    fc.property(anyWidth, anySizes, (width, sizes) => {
      const columns = computeColumns(width);
      const standing = { ...placed(width, sizes), ...columns };
      const boxes = sizes.map((_, index) => cardBox(standing, index));
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          const isBeside =
            one.x + one.width + columns.gap <= other.x + 0.01 ||
            other.x + other.width + columns.gap <= one.x + 0.01;
          expect(isBeside || other.y >= one.y + one.height + columns.gap - 0.01).toBe(true);
        }
    }),
  );
});

test('[PG-09] a card over several columns is as wide as they and the gaps between them, and its height follows', () => {
  const columns = computeColumns(1280);
  const standing = { ...placed(1280, [{ aspect: 0.5, extra: 30, span: 2 }]), ...columns };
  const width = 2 * columns.cardWidth + columns.gap;
  expect(cardBox(standing, 0)).toEqual({ x: columns.inset, y: 0, width, height: 0.5 * width + 30 });
});

test.for([
  { width: 320, span: Infinity, wide: 2 },
  { width: 320, span: 3, wide: 2 },
  { width: 1280, span: Infinity, wide: 5 },
  { width: 1280, span: 2.9, wide: 2 },
  { width: 1280, span: 0, wide: 1 },
  { width: 1280, span: -4, wide: 1 },
  { width: 1280, span: Number.NaN, wide: 1 },
])('[PG-09] at $width px a span of $span is $wide columns', ({ width, span, wide }) => {
  expect([...placed(width, [{ aspect: 1, extra: 0, span }]).span]).toEqual([wide]);
});

test('[PG-09] it goes where the least room is left empty above it, then where it stands highest', () => {
  const heights = [1, 4, 4.1, 2, 0.5];
  const cards = heights.map((aspect) => ({ aspect, extra: 0 }));
  expect(placed(1280, [...cards, { aspect: 1, extra: 0, span: 2 }]).column[5]).toBe(1);
  expect(
    placed(1280, [
      { aspect: 1, extra: 0 },
      { aspect: 1, extra: 0, span: 2 },
    ]).column[1],
  ).toBe(1);
  expect(
    placed(1280, [
      { aspect: 1, extra: 0, span: 2 },
      { aspect: 1, extra: 0, span: 2 },
    ]).column[1],
  ).toBe(2);
});

test('a size that is no length counts as none, and takes no other card along', () => {
  const bad = [Number.NaN, -3, 1e308, Infinity, -Infinity].map((aspect) => ({ aspect, extra: aspect }));
  const good = { aspect: 1, extra: 0 };
  const standing = { ...placed(1280, [...bad, good, good]), ...computeColumns(1280) };
  for (const index of bad.keys()) expect(cardHeight(standing, index)).toBe(0);
  expect(Math.max(...columnEnds(standing))).toBeCloseTo(standing.cardWidth + standing.gap, 6);
});

test('[PG-03] the cards of a band are those that a look at every card finds, in reading order', () => {
  fc.assert(
    fc.property(
      anyWidth,
      anySizes,
      fc.integer({ min: -500, max: 9000 }),
      fc.integer({ min: 1, max: 3000 }),
      (width, sizes, from, height) => {
        const columns = computeColumns(width);
        const standing = { ...placed(width, sizes), ...columns };
        const expected = sizes.flatMap((_, index) => {
          const top = cardTop(standing, index);
          return top < from + height && top + cardHeight(standing, index) > from ? [index] : [];
        });
        expect(cardsBetween(standing, from, from + height)).toEqual(expected);
      },
    ),
  );
});

test('[PG-03] a column ends with its last card, and a gap above the grid when it has none', () => {
  const columns = computeColumns(800);
  const placement = placed(800, [
    { aspect: 1, extra: 10 },
    { aspect: 2, extra: 0 },
  ]);
  const [first = 0, second = 0, third = 0] = columnEnds({ ...placement, ...columns });
  expect(first).toBeCloseTo(columns.cardWidth + 10, 6);
  expect(second).toBeCloseTo(2 * columns.cardWidth, 6);
  expect(third).toBe(-columns.gap);
});
