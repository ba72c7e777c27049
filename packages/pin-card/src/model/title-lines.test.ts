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
