import { graphemeOffset } from '@pegboard/types';

const SHORT_CHARACTERS = 280;
const SHORT_LINES = 6;

/**
 * Returns the beginning of a comment of more than 280 characters or 6 lines; undefined if it is shown
 * completely.
 */
export function truncateComment(text: string): string | undefined {
  const offsets = [graphemeOffset(text, SHORT_CHARACTERS), lineOffset(text, SHORT_LINES)];
  const end = Math.min(...offsets.map((offset) => offset ?? text.length));
  return end === text.length ? undefined : `${text.slice(0, end).trimEnd()}…`;
}

/** Returns the offset of the line after the first `count` lines; undefined if there is none. */
function lineOffset(text: string, count: number): number | undefined {
  let at = -1;
  for (let line = 0; line < count; line += 1) {
    at = text.indexOf('\n', at + 1);
    if (at === -1) return undefined;
  }
  return at;
}
