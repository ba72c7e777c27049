import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnRule, columnsIn } from './columns.ts';
import {
  appendCards,
  cardHeight,
  cardsBetween,
  cardTop,
  columnEnds,
  emptyPlacement,
  gridHeight,
  type CardSize,
  type Placement,
} from './layout.ts';

const anySize = fc.record({
  aspect: fc.double({ min: 0.3, max: 3, noNaN: true }),
  extra: fc.integer({ min: 0, max: 140 }),
});
const anySizes = fc.array(anySize, { maxLength: 120 });
const anyWidth = fc.integer({ min: 280, max: 3000 });

function placed(width: number, ...pages: (readonly CardSize[])[]): Placement {
  const rule = columnRule(width);
  return pages.reduce((placement, page) => appendCards(placement, page, rule), emptyPlacement(rule));
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

test('[PG-02] cards of a column follow each other a gap apart and never overlap', () => {
  fc.assert(
    fc.property(anyWidth, anySizes, (width, sizes) => {
      const columns = columnsIn(width);
      const standing = { ...placed(width, sizes), ...columns };
      for (const cards of standing.byColumn)
        for (let at = 1; at < cards.length; at += 1) {
          const above = cards[at - 1] ?? 0;
          const end = cardTop(standing, above) + cardHeight(standing, above);
          expect(cardTop(standing, cards[at] ?? 0)).toBeCloseTo(end + columns.gap, 2);
        }
    }),
  );
});

test('[PG-03] the cards of a band are those that a look at every card finds, in reading order', () => {
  fc.assert(
    fc.property(
      anyWidth,
      anySizes,
      fc.integer({ min: -500, max: 9000 }),
      fc.integer({ min: 1, max: 3000 }),
      (width, sizes, from, height) => {
        const columns = columnsIn(width);
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

test('[PG-03] the height is right from the first frame: that of the longest column', () => {
  const columns = columnsIn(800);
  const placement = placed(800, [
    { aspect: 1, extra: 10 },
    { aspect: 2, extra: 0 },
  ]);
  const standing = { ...placement, ...columns };
  expect(gridHeight(standing)).toBeCloseTo(2 * columns.cardWidth, 6);
  const [first = 0, second = 0, third] = columnEnds(standing);
  expect(first).toBeCloseTo(columns.cardWidth + 10 + columns.gap, 6);
  expect(second).toBeCloseTo(2 * columns.cardWidth + columns.gap, 6);
  expect(third).toBe(0);
  expect(gridHeight({ ...emptyPlacement(columns), ...columns })).toBe(0);
});
