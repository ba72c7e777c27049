/** The value of a cell in a table of plain values. */
export type CsvValue = string | number | null | undefined;

/**
 * Characters that spreadsheets interpret as the start of a formula, also full-width and after skipped
 * whitespace.
 */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠|%]/u;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
/** The byte order mark, by which spreadsheets detect UTF-8. */
const BOM = '\uFEFF';

/**
 * Formats a table as CSV (RFC 4180): a line of names, then one line per row. Texts that a spreadsheet would
 * run as a formula are prefixed with an apostrophe; numbers stay numbers. Source: BD-05.
 */
export function formatCsv(names: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return BOM + [names, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** Returns a file name of letters and digits: `Top pins, 1–7 Nov` becomes `top-pins-1-7-nov.csv`. */
export function csvFileName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['table'];
  return `${words.join('-').slice(0, 80)}.csv`;
}

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
