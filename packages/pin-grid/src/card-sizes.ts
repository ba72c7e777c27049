import { COLUMNS_MAX, createBreakpoint, type Breakpoint } from './model/columns.ts';

/** Returns the breakpoints for `fewest` to `most` columns. */
function rulesFor(fewest: number, most: number, ruleFor: (count: number) => Breakpoint): Breakpoint[] {
  return Array.from({ length: most - fewest + 1 }, (_, at) => ruleFor(fewest + at));
}

const small = (nominal: number) => (count: number) => createBreakpoint(count, nominal, 12, 8, 200);
const large = (count: number): Breakpoint => createBreakpoint(count, 354, 16, 16, 460);

/**
 * Small cards, for the `breakpoints` of a grid: three columns on a phone, elsewhere cards of 150 px or
 * slightly more (BY-01).
 */
export const SMALL_CARD_BREAKPOINTS: readonly Breakpoint[] = [
  { ...createBreakpoint(3, 128, 12, 8, 200), from: 0, least: 80 },
  ...rulesFor(4, 5, small(128)),
  ...rulesFor(6, COLUMNS_MAX, small(150)),
];

/**
 * Large cards, for the `breakpoints` of a grid: one column on a phone, elsewhere cards of 354 px or slightly
 * more (BY-01).
 */
export const LARGE_CARD_BREAKPOINTS: readonly Breakpoint[] = [
  { ...large(1), from: 0, least: 236, most: 560 },
  ...rulesFor(2, COLUMNS_MAX, large),
];
