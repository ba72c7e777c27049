import { expect, test } from 'vitest';
import { TITLE_WIDTHS, titleLines } from './title-lines.ts';

test.for<[title: string, standard: 1 | 2, narrow: 1 | 2]>([
  ['Green salad', 1, 1],
  ['Green salad, changing clothes', 1, 2],
  ['A summer of mugs by the window', 2, 2],
  ['緑のサラダと朝の食卓に並ぶ器', 1, 2],
])('[PG-02] the lines of %s are known before layout, at both widths', ([title, standard, narrow]) => {
  expect(titleLines(title)).toBe(standard);
  expect(titleLines(title, TITLE_WIDTHS.narrow)).toBe(narrow);
});

test('[PC-02] a title clamps to 2 lines, beside a price to 3', () => {
  const long = 'Stoneware cup, ash glaze, '.repeat(6);
  expect(titleLines(long, 236)).toBe(2);
  expect(titleLines(long, 236, 3)).toBe(3);
  expect(titleLines('Stoneware cup', 236, 3)).toBe(1);
  expect(titleLines('Stoneware cup with a long handle', 236, 3)).toBe(2);
});
