import { COLUMNS_MAX, createBreakpoint, type Breakpoint } from './model/columns.ts';

/** The rules for `fewest` to `most` cards beside each other. */
function rulesFor(fewest: number, most: number, ruleFor: (count: number) => Breakpoint): Breakpoint[] {
  return Array.from({ length: most - fewest + 1 }, (_, at) => ruleFor(fewest + at));
}

const small = (nominal: number) => (count: number) => createBreakpoint(count, nominal, 12, 8, 200);
const large = (count: number): Breakpoint => createBreakpoint(count, 354, 16, 16, 460);

/** Small cards, for the `rules` of a grid: three beside each other on a phone, elsewhere of 150 px or a little more (BY-01). */
export const SMALL_CARD_BREAKPOINTS: readonly Breakpoint[] = [
  { ...createBreakpoint(3, 128, 12, 8, 200), from: 0, least: 80 },
  ...rulesFor(4, 5, small(128)),
  ...rulesFor(6, COLUMNS_MAX, small(150)),
];

/** Large cards, for the `rules` of a grid: one above the other on a phone, elsewhere of 354 px or a little more (BY-01). */
export const LARGE_CARD_BREAKPOINTS: readonly Breakpoint[] = [
  { ...large(1), from: 0, least: 236, most: 560 },
  ...rulesFor(2, COLUMNS_MAX, large),
];
