import type { ColumnRule } from './model/columns.ts';

const COLUMNS_MAX = 24;

type Size = Pick<ColumnRule, 'gap' | 'margin' | 'most'>;

/** The rules for `from` to `to` cards beside each other, each from the width on at which its nominal cards fit. */
function rulesOf({ gap, margin, most }: Size, nominal: number, from: number, to: number): ColumnRule[] {
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const count = from + at;
    const width = count * nominal + (count - 1) * gap + 2 * margin;
    return { from: width, count, gap, margin, nominal, least: nominal, most };
  });
}

const small: Size = { gap: 12, margin: 8, most: 200 };
const large: Size = { gap: 16, margin: 16, most: 460 };

/** Small cards, for the `rules` of a grid: three beside each other on a phone, elsewhere of 150 px or a little more (BY-01). */
export const SMALL_CARDS: readonly ColumnRule[] = [
  { ...small, from: 0, count: 3, nominal: 128, least: 80 },
  ...rulesOf(small, 128, 4, 5),
  ...rulesOf(small, 150, 6, COLUMNS_MAX),
];

/** Large cards, for the `rules` of a grid: one above the other on a phone, elsewhere of 354 px or a little more (BY-01). */
export const LARGE_CARDS: readonly ColumnRule[] = [
  { ...large, from: 0, count: 1, nominal: 354, least: 236, most: 560 },
  ...rulesOf(large, 354, 2, COLUMNS_MAX),
];
