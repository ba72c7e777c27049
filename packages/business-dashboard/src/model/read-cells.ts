/** Maximum number of characters in a line: a longer one has an unclosed quote, or is no table. */
export const LINE_CHARS_MAX = 65_536;

/**
 * A line of a table, or the reason why there is none. Lines count from one; quoted cells may span several.
 */
export type CellLine =
  | { readonly kind: 'cells'; readonly line: number; readonly cells: readonly string[] }
  | { readonly kind: 'problem'; readonly line: number; readonly code: 'line_too_long' | 'quote_open' };

/** The delimiter of cells. */
export type Delimiter = ',' | '\t' | ';' | '|';

type Taken =
  | {
      readonly kind: 'line';
      readonly cells: readonly string[];
      readonly next: number;
      /** True if there is nothing between a closing quote and the end of its cell. */
      readonly isClean: boolean;
    }
  | { readonly kind: 'part' };

const NEW_LINE = /\r\n|\n|\r/;
const NEW_LINES = /\r\n|\n|\r/g;

/**
 * Parses lines of cells (RFC 4180, any delimiter, any kind of newline) from chunks of text. It buffers at
 * most two lines of the maximum length: the rest of a longer line is skipped, and after an unclosed quote
 * parsing continues on the next line, so that nothing else is lost. The same applies if a cell over several
 * lines has a number of cells other than that of the first line, or text after the closing quote: the quote
 * was then part of the text.
 */
export function createCellReader(delimiter: Delimiter): {
  push(text: string): readonly CellLine[];
  end(): readonly CellLine[];
} {
  let rest = '';
  let line = 1;
  let isSkipping = false;
  /** Number of cells in the first line. */
  let width: number | undefined;

  const read = (isLast: boolean): readonly CellLine[] => {
    const lines: CellLine[] = [];
    let from = 0;
    /** Skips the rest of this line; false if its end was not received yet. */
    const skipLine = (): boolean => {
      const end = endOfLine(rest, from, isLast);
      isSkipping = end === undefined;
      from = end ?? rest.length;
      if (end !== undefined) line += 1;
      return end !== undefined;
    };
    while (from < rest.length) {
      if (isSkipping) {
        if (!skipLine()) break;
        continue;
      }
      const taken = takeLine(rest, from, delimiter, isLast);
      const newLines = taken.kind === 'line' ? countNewLines(rest, from, taken.next) : 0;
      const isOne =
        newLines <= 1 ||
        (taken.kind === 'line' && taken.isClean && taken.cells.length === (width ?? taken.cells.length));
      if (taken.kind === 'line' && isOne && taken.next - from <= LINE_CHARS_MAX) {
        if (taken.cells.some((cell) => cell !== '')) lines.push({ kind: 'cells', line, cells: taken.cells });
        line += newLines;
        width ??= taken.cells.length;
        from = taken.next;
        continue;
      }
      const isLong = rest.length - from > LINE_CHARS_MAX;
      if (taken.kind === 'part' && !isLast && !isLong) break;
      // A cell over many lines begins with a quote that should have been closed.
      const text = rest.slice(from, taken.kind === 'line' ? taken.next - 1 : undefined);
      const isOpen = NEW_LINE.test(text.trimEnd()) || (taken.kind === 'part' && !isLong);
      lines.push({ kind: 'problem', line, code: isOpen ? 'quote_open' : 'line_too_long' });
      if (!skipLine()) break;
    }
    rest = isSkipping ? keptEnd(rest) : rest.slice(from);
    return lines;
  };
  return {
    push(text) {
      rest += text;
      return read(false);
    },
    end: () => read(true),
  };
}

/** Returns the end of skipped text that may be the first half of a newline. */
const keptEnd = (text: string): string => (text.endsWith('\r') ? '\r' : '');

const countNewLines = (text: string, from: number, to: number): number =>
  text.slice(from, to).match(NEW_LINES)?.length ?? 0;

function endOfLine(text: string, from: number, isLast: boolean): number | undefined {
  const found = NEW_LINE.exec(text.slice(from));
  if (!found) return undefined;
  const end = from + found.index + found[0].length;
  return found[0] === '\r' && end === text.length && !isLast ? undefined : end;
}

/** Parses the line that begins here; undefined until its end is received. */
function takeLine(text: string, start: number, delimiter: Delimiter, isLast: boolean): Taken {
  const cells: string[] = [];
  let at = start;
  let isClean = true;
  for (;;) {
    let value = '';
    if (text[at] === '"') {
      let from = at + 1;
      for (;;) {
        const quote = text.indexOf('"', from);
        if (quote === -1) return { kind: 'part' };
        if (quote + 1 === text.length && !isLast) return { kind: 'part' };
        value += text.slice(from, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        value += '"';
        from = at + 1;
      }
    }
    const end = endOfCell(text, at, delimiter);
    if (end === text.length && !isLast) return { kind: 'part' };
    if (value !== '' && text.slice(at, end).trim() !== '') isClean = false;
    cells.push(value + text.slice(at, end));
    if (text[end] === delimiter) {
      at = end + 1;
      continue;
    }
    if (text[end] === '\r' && end + 1 === text.length && !isLast) return { kind: 'part' };
    return {
      kind: 'line',
      cells,
      isClean,
      next: end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1),
    };
  }
}

function endOfCell(text: string, from: number, delimiter: Delimiter): number {
  let at = from;
  while (at < text.length) {
    const char = text[at];
    if (char === delimiter || char === '\n' || char === '\r') break;
    at += 1;
  }
  return at;
}
