import { collapseWhitespace } from './collapse-whitespace.ts';

/** The signs that turn or isolate the direction of text: an unclosed one would turn what is after a name. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Control characters, which are invisible but would be part of the line. */
const CONTROLS = /[\p{Cc}\u200b]+/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates a text that runs from right to left from the words around it; returns others unchanged. */
export function bidiIsolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** A text from outside on one line, without control characters and signs that turn the direction; empty when there is none. */
export function toSingleLine(text: string | null | undefined): string {
  return typeof text === 'string'
    ? collapseWhitespace(text.replace(DIRECTION_SIGNS, '').replace(CONTROLS, ' '))
    : '';
}
