import { collapseWhitespace } from './collapse-whitespace.ts';

/** Bidirectional control characters: an unclosed one would reorder the text after a name. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Invisible control characters. */
const CONTROLS = /[\p{Cc}\u200b]+/gu;
/** Words of printable ASCII with single spaces between them: already such a line. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates a right-to-left text from its context; returns others unchanged. */
export function bidiIsolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/**
 * Returns an external text on one line, without control characters and bidirectional control characters;
 * empty if there is none.
 */
export function toSingleLine(text: string | null | undefined): string {
  if (typeof text !== 'string' || text === '') return '';
  return PLAIN.test(text)
    ? text
    : collapseWhitespace(text.replace(DIRECTION_SIGNS, '').replace(CONTROLS, ' '));
}
