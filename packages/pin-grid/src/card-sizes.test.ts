import { expect, test } from 'vitest';
import { LARGE_CARD_BREAKPOINTS, SMALL_CARD_BREAKPOINTS } from './card-sizes.ts';
import { DEFAULT_BREAKPOINTS, selectBreakpoint, computeColumns, isNarrow } from './model/columns.ts';

const WIDTHS = [268, 320, 390, 600, 763, 764, 1024, 1280, 1600, 1920, 2560, 3840];

test.each([
  ['three small cards stand on a phone', SMALL_CARD_BREAKPOINTS, 390, 3],
  ['seven on a laptop', SMALL_CARD_BREAKPOINTS, 1280, 7],
  ['one large card stands on a phone', LARGE_CARD_BREAKPOINTS, 390, 1],
  ['three on a laptop', LARGE_CARD_BREAKPOINTS, 1280, 3],
])('[BY-01] %s', (_, rules, width, count) => {
  expect(selectBreakpoint(width, rules).count).toBe(count);
});

test('[BY-01] at every width small cards are narrower than the usual ones and large ones wider, and all fit', () => {
  for (const width of WIDTHS) {
    const [small, usual, large] = [SMALL_CARD_BREAKPOINTS, DEFAULT_BREAKPOINTS, LARGE_CARD_BREAKPOINTS].map(
      (rules) => computeColumns(width, selectBreakpoint(width, rules)),
    );
    expect(small?.cardWidth, `small at ${width}`).toBeLessThan(usual?.cardWidth ?? 0);
    expect(large?.cardWidth, `large at ${width}`).toBeGreaterThan(usual?.cardWidth ?? 0);
    for (const columns of [small, large]) expect(columns?.inset).toBeGreaterThanOrEqual(0);
  }
});

test('small cards set their texts as those of a phone, large ones never', () => {
  expect(SMALL_CARD_BREAKPOINTS.every(isNarrow)).toBe(true);
  expect(LARGE_CARD_BREAKPOINTS.some(isNarrow)).toBe(false);
});
