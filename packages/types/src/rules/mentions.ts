import { MENTIONS_MAX } from '../limits/pin-builder-limits.ts';

/** A segment of a text: plain, or the name of a mentioned member. */
export type MentionSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly username: string };

const NAME = /(?<![\w@./])@([a-z0-9][a-z0-9_]{2,29})(?!\w)/gi;

/** Returns the usernames that a text mentions with an at sign, in lower case, each once. Emails are not mentions. */
export function listMentionedNames(text: string): readonly string[] {
  const names = Array.from(text.matchAll(NAME), ([, name = '']) => name.toLowerCase());
  return [...new Set(names)].slice(0, MENTIONS_MAX);
}

/** Splits a text at those names with an at sign that are among the usernames of its mentions. Source: CU-07, CR-08. */
export function splitMentions(text: string, usernames: readonly string[]): readonly MentionSegment[] {
  const parts: MentionSegment[] = [];
  let end = 0;
  for (const { 0: written, 1: name = '', index } of text.matchAll(NAME)) {
    const username = name.toLowerCase();
    if (!usernames.includes(username)) continue;
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push({ kind: 'mention', text: written, username });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
