/** A line of cells is at most so many characters long: more is a quote that no one closed, or no table. */
export const LINE_CHARS_MAX = 65_536;

/** A line of a table, or why there is none. Lines count from one; cells in quotes may go over several. */
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
      /** Nothing is between a closing quote and the end of its cell. */
      readonly isClean: boolean;
    }
  | { readonly kind: 'part' };

const NEW_LINE = /\r\n|\n|\r/;
const NEW_LINES = /\r\n|\n|\r/g;

/**
 * Reads lines of cells (RFC 4180, any delimiter, any kind of new line) from pieces of text. It holds two
 * lines of the longest at most: of one that is longer the rest is passed over, and after a quote that is not
 * closed reading continues in the line below, so that nothing else is lost. So it does where cells over
 * several lines are more or fewer than the first line has, or go on after a quote: that quote was opened for
 * another text.
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
    /** Passes over what is left of this line; false when its end has not come. */
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
      // A line over many lines begins with a quote that should have been closed.
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

/** The end of a line that is passed over may be the first half of a new line. */
const keptEnd = (text: string): string => (text.endsWith('\r') ? '\r' : '');

const countNewLines = (text: string, from: number, to: number): number =>
  text.slice(from, to).match(NEW_LINES)?.length ?? 0;

function endOfLine(text: string, from: number, isLast: boolean): number | undefined {
  const found = NEW_LINE.exec(text.slice(from));
  if (!found) return undefined;
  const end = from + found.index + found[0].length;
  return found[0] === '\r' && end === text.length && !isLast ? undefined : end;
}

/** The line that begins here, unless its end has not come. */
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
