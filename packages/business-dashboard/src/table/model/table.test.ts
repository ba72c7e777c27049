import { expect, test } from 'vitest';
import { csvFileName, formatCsv } from './csv.ts';
import { nextSort, sortRows } from './sort-rows.ts';

const lines = (rows: Parameters<typeof formatCsv>[1]): readonly string[] =>
  formatCsv(['Name'], rows).replace('\uFEFF', '').split('\r\n').slice(1, -1);

test.each([
  ['plain text', 'A cup', 'A cup'],
  ['a comma', 'Cups, plates', '"Cups, plates"'],
  ['quotes and a line', 'A "cup"\nof tea', '"A ""cup""\nof tea"'],
  ['a formula', '=HYPERLINK("https://x.example")', `"'=HYPERLINK(""https://x.example"")"`],
  ['plus', '+1', "'+1"],
  ['minus in a text', '-1+2', "'-1+2"],
  ['at', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula behind a tab', '\t=1', `"'\t=1"`],
  ['a formula in full width', '＝1', "'＝1"],
  ['a negative number', -1, '-1'],
  ['a number that is none', Number.NaN, ''],
  ['nothing', null, ''],
])('[BD-05] a cell of %s is written so that no spreadsheet runs it', (_, value, cell) => {
  expect(lines([[value]]).join('\r\n')).toBe(cell);
});

test('[BD-05] a CSV says that it is UTF-8, and has a line for each row, ended as RFC 4180 has it', () => {
  expect(formatCsv(['Pin', 'Saves'], [['Schale', 3]])).toBe('\uFEFFPin,Saves\r\nSchale,3\r\n');
  expect(csvFileName('Top pins, 1–7 Nov')).toBe('top-pins-1-7-nov.csv');
  expect(csvFileName('…')).toBe('table.csv');
});

test('[BD-10] rows are sorted by number or by text, equal ones as they stood, missing ones last', () => {
  const rows = [{ n: 2 }, { n: null }, { n: 10 }, { n: 2 }];
  const valueOf = ({ n }: { n: number | null }) => n;
  expect(sortRows(rows, valueOf, 'ascending')).toEqual([{ n: 2 }, { n: 2 }, { n: 10 }, { n: null }]);
  expect(sortRows(rows, valueOf, 'descending').at(-1)).toEqual({ n: null });
  expect(sortRows(rows, valueOf, 'ascending')[0]).toBe(rows[0]);
  expect(sortRows(['b10', 'a', 'b9', 'Ä'], (text) => text, 'ascending')).toEqual(['a', 'Ä', 'b9', 'b10']);
});

test('[BD-10] pressing a head sorts by it, pressing it again turns the order around', () => {
  const first = nextSort(undefined, 'saves', 'descending');
  expect(first).toEqual({ column: 'saves', direction: 'descending' });
  expect(nextSort(first, 'saves', 'descending')).toEqual({ column: 'saves', direction: 'ascending' });
  expect(nextSort(first, 'name', 'ascending')).toEqual({ column: 'name', direction: 'ascending' });
});
