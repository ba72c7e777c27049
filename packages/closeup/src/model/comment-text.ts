import { graphemeOffset } from '@pegboard/types';

/** A segment of a comment's text: plain, or a link to a mentioned member. */
export type CommentSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly username: string };

const NAME = /(?<![\w@./])@([a-z0-9][a-z0-9_]{2,29})(?!\w)/gi;

/**
 * Splits a comment into segments (CU-07): a name with an at sign is a link if it is one of the comment's
 * mentions, otherwise plain text.
 */
export function splitComment(text: string, mentions: readonly string[]): readonly CommentSegment[] {
  const parts: CommentSegment[] = [];
  let end = 0;
  for (const { 0: written, 1: name = '', index } of text.matchAll(NAME)) {
    const username = name.toLowerCase();
    if (!mentions.includes(username)) continue;
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push({ kind: 'mention', text: written, username });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

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
