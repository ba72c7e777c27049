import { createCellReader, type Delimiter } from '../model/read-cells.ts';

/** A line of a file: its cells by column name, or the error of the line. */
export type TableLine =
  | { readonly line: number; readonly cells: Readonly<Record<string, string>> }
  | { readonly line: number; readonly problem: 'line_too_long' | 'quote_open' | 'columns_more' };

/** The result of parsing a file: its columns and lines, or the reason why it is not a table. */
export type TableReadResult =
  | { readonly ok: true; readonly columns: readonly string[]; readonly lines: readonly TableLine[] }
  | { readonly ok: false; readonly problem: 'empty' | 'columns_missing' };

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];

/** Returns the delimiter of a file: the most frequent candidate in its first line. */
function delimiterOf(head: string): Delimiter {
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Normalizes a column name for comparison: in lower case, with `_` between words. */
const columnOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/**
 * Parses a table by its first line, with the parser of product feeds: any delimiter, a byte order mark,
 * quoted cells over several lines. An invalid line does not affect the others. `needed` are the required
 * columns.
 */
export function parseTable(text: string, needed: readonly string[]): TableReadResult {
  const whole = text.replace(/^\uFEFF/, '').trimStart();
  if (whole === '') return { ok: false, problem: 'empty' };
  const reader = createCellReader(delimiterOf(/^[^\r\n]*/.exec(whole)?.[0] ?? ''));
  const [head, ...rest] = [...reader.push(whole), ...reader.end()];
  const columns = head?.kind === 'cells' ? head.cells.map(columnOf) : [];
  if (needed.some((name) => !columns.includes(name))) return { ok: false, problem: 'columns_missing' };
  if (rest.length === 0) return { ok: false, problem: 'empty' };
  const lines = rest.map((found): TableLine => {
    const { line } = found;
    if (found.kind === 'problem') return { line, problem: found.code };
    if (found.cells.length > columns.length) return { line, problem: 'columns_more' };
    const cells = columns.flatMap((name, at) => {
      const value = found.cells[at]?.trim() ?? '';
      return value === '' ? [] : [[name, value] as const];
    });
    return { line, cells: Object.fromEntries(cells) };
  });
  return { ok: true, columns, lines };
}
