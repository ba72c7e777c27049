import { expect, test } from 'vitest';
import { pasteLines, removeEmptyLine, splitLine } from './line-list.ts';

test('[CR-08] Enter splits a line at the caret, and the caret is at the beginning of the next one', () => {
  expect(splitLine(['Water, salt', 'Oil'], 0, 6)).toEqual({
    lines: ['Water,', ' salt', 'Oil'],
    line: 1,
    column: 0,
  });
  expect(splitLine([], 0, 0).lines).toEqual(['', '']);
});

test.each([
  [
    'an empty line, and the caret is at the end of the previous one',
    ['Oil', '', 'Salt'],
    1,
    ['Oil', 'Salt'],
    0,
    3,
  ],
  ['the first line', ['', 'Salt'], 0, ['Salt'], 0, 0],
])('[CR-08] Backspace removes %s', (_, lines, at, expected, line, column) => {
  expect(removeEmptyLine(lines, at)).toEqual({ lines: expected, line, column });
});

test('[CR-08] Backspace removes neither a line with a text nor the only line', () => {
  expect([removeEmptyLine(['Oil', ' '], 1), removeEmptyLine([''], 0)]).toEqual([null, null]);
});

const paste = (lines: readonly string[], text: string, { at = 0, start = 0, end = 0, max = 200 } = {}) =>
  pasteLines(lines, at, { start, end, text, max });

test.each([
  ['each line becomes one', [''], 'Oil\nSalt', {}, ['Oil', 'Salt']],
  ['line ends of every system', [''], 'Oil\r\nSalt\rFlour\u2028', {}, ['Oil', 'Salt', 'Flour']],
  [
    'empty lines, bullets and numbers are left out',
    [''],
    '• Oil\n\n- Salt\n3. Boil',
    {},
    ['Oil', 'Salt', 'Boil'],
  ],
  ['amounts stay', [''], '2 cups rice\n1.5 l water', {}, ['2 cups rice', '1.5 l water']],
  ['a selection is replaced', ['ab12cd', 'z'], 'X\nY', { start: 2, end: 4 }, ['abX', 'Ycd', 'z']],
  ['up to the maximum', ['a', 'b'], '1\n2\n3', { at: 1, max: 3 }, ['a', '1', '2']],
])('[CR-08] of a pasted text %s', (_, lines, text, options, expected) => {
  expect(paste(lines, text, options)?.lines).toEqual(expected);
});

test('[CR-08] a pasted single line is left to the field; the caret is after what was pasted', () => {
  expect(paste(['Oil'], 'Salt')).toBe(null);
  expect(paste(['ab'], 'X\nYZ', { start: 1, end: 1 })).toEqual({ lines: ['aX', 'YZb'], line: 1, column: 2 });
});
