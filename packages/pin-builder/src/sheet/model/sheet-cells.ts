import {
  SHEET_COLUMNS,
  TEXT_COLUMNS,
  type SheetColumn,
  type SheetRow,
  type TextColumn,
} from './sheet-state.ts';

/** The position of a cell. */
export type Cell = { readonly row: number; readonly column: SheetColumn };

/** A text that is being edited in its cell. */
export type CellEdit = Cell & { readonly text: string };

/** Keys that move between cells, as in a spreadsheet. */
export type CellKey =
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowStart'
  | 'ArrowEnd'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'FirstRow'
  | 'LastRow';

/** Returns the cell that a key leads to; it stays within the sheet. `pageRows` is the number of rows in sight. */
export function moveCell(cell: Cell, key: CellKey, rowCount: number, pageRows: number): Cell {
  const column = SHEET_COLUMNS.indexOf(cell.column);
  const last = SHEET_COLUMNS.length - 1;
  const at = (row: number, index: number): Cell => ({
    row: clamp(row, rowCount - 1),
    column: SHEET_COLUMNS[clamp(index, last)] ?? cell.column,
  });
  switch (key) {
    case 'ArrowUp':
      return at(cell.row - 1, column);
    case 'ArrowDown':
      return at(cell.row + 1, column);
    case 'ArrowStart':
      return at(cell.row, column - 1);
    case 'ArrowEnd':
      return at(cell.row, column + 1);
    case 'Home':
      return at(cell.row, 0);
    case 'End':
      return at(cell.row, last);
    case 'PageUp':
      return at(cell.row - pageRows, column);
    case 'PageDown':
      return at(cell.row + pageRows, column);
    case 'FirstRow':
      return at(0, column);
    case 'LastRow':
      return at(rowCount - 1, column);
  }
}

/** Returns the cell after one in reading order, or before it; the first and the last have none. */
export function nextCell(cell: Cell, step: 1 | -1, rowCount: number): Cell | undefined {
  const index = cell.row * SHEET_COLUMNS.length + SHEET_COLUMNS.indexOf(cell.column) + step;
  const column = SHEET_COLUMNS[index % SHEET_COLUMNS.length];
  const row = Math.floor(index / SHEET_COLUMNS.length);
  return index < 0 || row >= rowCount || column === undefined ? undefined : { row, column };
}

/** A change of one text. */
export type TextChange = { readonly id: string; readonly column: TextColumn; readonly text: string };

/**
 * Returns the changes that pasted cells make from a cell on: lines are rows, tabs separate columns, as spreadsheets copy
 * them. What does not fit the sheet is left out.
 */
export function pasteCells(rows: readonly SheetRow[], cell: Cell, pasted: string): readonly TextChange[] {
  const first = TEXT_COLUMNS.findIndex((column) => column === cell.column);
  if (first < 0) return [];
  const lines = pasted.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.flatMap((line, offset) => {
    const row = rows[cell.row + offset];
    if (!row) return [];
    return line.split('\t').flatMap((text, index) => {
      const column = TEXT_COLUMNS[first + index];
      return column ? [{ id: row.id, column, text }] : [];
    });
  });
}

/** Returns the changes that number rows: `{n}` is replaced by the number, and is added when it is missing. Source: CR-12. */
export function numberRows(
  rows: readonly SheetRow[],
  column: TextColumn,
  pattern: string,
  format: (value: number) => string,
): readonly TextChange[] {
  const template = pattern.includes('{n}') ? pattern : `${pattern.trimEnd()} {n}`.trimStart();
  return rows.map(({ id }, index) => ({
    id,
    column,
    text: template.replaceAll('{n}', format(index + 1)),
  }));
}

/** The rows in sight of a list of rows of one height, and a few beyond both ends. */
export function getRowWindow(options: {
  readonly scrollTop: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly rowCount: number;
}): { readonly first: number; readonly end: number } {
  const { scrollTop, height, rowHeight, rowCount } = options;
  const first = clamp(Math.floor(scrollTop / rowHeight) - ROWS_BEYOND, rowCount - 1);
  return { first, end: Math.min(rowCount, Math.ceil((scrollTop + height) / rowHeight) + ROWS_BEYOND) };
}

const ROWS_BEYOND = 4;

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));
