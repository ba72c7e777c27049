import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_MAX_PX, CARD_PX, DEFAULT_BREAKPOINTS, computeColumns, MOBILE_CARD_PX } from './columns.ts';

test.for([
  { width: 320, count: 2, gap: 12 },
  { width: 390, count: 2, gap: 12 },
  { width: 768, count: 3, gap: 12 },
  { width: 800, count: 3, gap: 16 },
  { width: 1280, count: 5, gap: 16 },
  { width: 1440, count: 5, gap: 16 },
  { width: 1920, count: 7, gap: 24 },
])('[PG-01] $width px hold $count columns $gap px apart', ({ width, count, gap }) => {
  expect(computeColumns(width)).toMatchObject({ count, gap });
});

test('[PG-01] cards are 236 to 270 px wide on a desktop, and the grid stands in the middle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 772, max: 6000 }), (width) => {
      const { count, cardWidth, gap, inset } = computeColumns(width);
      expect(cardWidth).toBeLessThanOrEqual(CARD_MAX_PX);
      expect(cardWidth).toBeGreaterThanOrEqual(CARD_PX - 1e-9);
      expect(2 * inset + count * cardWidth + (count - 1) * gap).toBeCloseTo(width, 6);
    }),
  );
});

test('[PG-01] a phone has two columns at least, 175 px each where it is wide enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 240, max: 771 }), (width) => {
      const { count, cardWidth } = computeColumns(width);
      expect(count).toBeGreaterThanOrEqual(2);
      if (width >= 378) expect(cardWidth).toBeGreaterThanOrEqual(MOBILE_CARD_PX);
    }),
  );
});

test('[PG-01] the rules follow each other by width', () => {
  const starts = DEFAULT_BREAKPOINTS.map(({ from }) => from);
  expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
});
