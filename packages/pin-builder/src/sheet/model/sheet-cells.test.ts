import { expect, test } from 'vitest';
import {
  getRowWindow,
  moveCell,
  nextCell,
  numberRows,
  pasteCells,
  type Cell,
  type CellKey,
} from './sheet-cells.ts';
import { createRow } from './sheet-state.ts';

const rows = ['1', '2', '3'].map((id) => createRow(id, `${id}.jpg`));

test.each<[CellKey, Cell]>([
  ['ArrowUp', { row: 4, column: 'description' }],
  ['ArrowDown', { row: 6, column: 'description' }],
  ['ArrowStart', { row: 5, column: 'title' }],
  ['ArrowEnd', { row: 5, column: 'altText' }],
  ['Home', { row: 5, column: 'title' }],
  ['End', { row: 5, column: 'board' }],
  ['PageUp', { row: 0, column: 'description' }],
  ['PageDown', { row: 9, column: 'description' }],
  ['FirstRow', { row: 0, column: 'description' }],
  ['LastRow', { row: 9, column: 'description' }],
])('[CR-12] %s moves within the sheet', (key, cell) => {
  expect(moveCell({ row: 5, column: 'description' }, key, 10, 8)).toEqual(cell);
});

test('[CR-12] Tab continues in the next row and ends at the last cell', () => {
  expect(nextCell({ row: 0, column: 'board' }, 1, 2)).toEqual({ row: 1, column: 'title' });
  expect(nextCell({ row: 1, column: 'title' }, -1, 2)).toEqual({ row: 0, column: 'board' });
  expect([nextCell({ row: 1, column: 'board' }, 1, 2), nextCell({ row: 0, column: 'title' }, -1, 2)]).toEqual(
    [undefined, undefined],
  );
});

test('[CR-12] cells of a spreadsheet are pasted from the selected cell on', () => {
  expect(
    pasteCells(rows, { row: 1, column: 'altText' }, 'A lamp\thttps://a.example\tbeyond\r\nA chair\nbelow'),
  ).toEqual([
    { id: '2', column: 'altText', text: 'A lamp' },
    { id: '2', column: 'link', text: 'https://a.example' },
    { id: '3', column: 'altText', text: 'A chair' },
  ]);
  expect(pasteCells(rows, { row: 0, column: 'board' }, 'Lamps')).toEqual([]);
});

test('[CR-12] rows are numbered where the pattern has a placeholder, else at its end', () => {
  const texts = (pattern: string) => numberRows(rows, 'title', pattern, String).map(({ text }) => text);
  expect(texts('No. {n} of 3')).toEqual(['No. 1 of 3', 'No. 2 of 3', 'No. 3 of 3']);
  expect(texts('Lamp ')).toEqual(['Lamp 1', 'Lamp 2', 'Lamp 3']);
  expect(texts('')).toEqual(['1', '2', '3']);
});

test.each([
  ['the beginning', 0, { first: 0, end: 14 }],
  ['the middle', 7200, { first: 96, end: 114 }],
  ['the end', 35_280, { first: 486, end: 500 }],
])('[CR-12] of 500 rows those in sight are rendered: %s', (_, scrollTop, window) => {
  expect(getRowWindow({ scrollTop, height: 720, rowHeight: 72, rowCount: 500 })).toEqual(window);
});
