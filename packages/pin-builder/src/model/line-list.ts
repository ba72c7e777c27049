/** Lines after a key, and the line and column of the caret in them. */
export type LineEdit = {
  readonly lines: readonly string[];
  readonly line: number;
  readonly column: number;
};

/** Splits a line at the caret: what is after it becomes the next line. */
export function splitLine(lines: readonly string[], line: number, column: number): LineEdit {
  const text = lines[line] ?? '';
  return {
    lines: lines.toSpliced(line, 1, text.slice(0, column), text.slice(column)),
    line: line + 1,
    column: 0,
  };
}

/**
 * Removes an empty line, and moves the caret to the end of the previous one, or to the beginning of the next one when it is the
 * first. Returns null for a line with a text, and for the only line.
 */
export function removeEmptyLine(lines: readonly string[], line: number): LineEdit | null {
  if (lines[line] !== '' || lines.length < 2) return null;
  const previous = Math.max(0, line - 1);
  return {
    lines: lines.toSpliced(line, 1),
    line: previous,
    column: line === 0 ? 0 : (lines[previous]?.length ?? 0),
  };
}

/**
 * Inserts pasted text in place of a selection: each of its lines becomes a line of the list, without bullets and numbers before
 * it; empty ones are left out. Returns null for a text of a single line, which the field inserts itself. Source: CR-08.
 */
export function pasteLines(
  lines: readonly string[],
  line: number,
  {
    start,
    end,
    text,
    max,
  }: { readonly start: number; readonly end: number; readonly text: string; readonly max: number },
): LineEdit | null {
  const pasted = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  if (pasted.length < 2) return null;
  const current = lines[line] ?? '';
  const clean = pasted.map((one) => one.replace(MARKER, '').trim()).filter((one) => one !== '');
  const [first = '', ...rest] = clean;
  const inserted = [current.slice(0, start) + first, ...rest];
  const last = inserted.length - 1;
  const column = inserted[last]?.length ?? 0;
  const complete = inserted.with(last, (inserted[last] ?? '') + current.slice(end));
  const all = lines.toSpliced(line, 1, ...complete).slice(0, max);
  return { lines: all, line: Math.min(line + last, all.length - 1), column };
}

/** A bullet or a number before a line. An amount, such as "2 cups", is none. */
const MARKER = /^\s*(?:[-*•◦▪–]\s+|\d{1,2}[.)]\s+)/u;
