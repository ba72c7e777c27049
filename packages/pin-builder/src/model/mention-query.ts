/** The beginning of a mention before the caret. */
export type MentionQuery = {
  /** The offset of the at sign. */
  readonly start: number;
  /** The caret. */
  readonly end: number;
  /** The part of the name after the at sign, in lower case. */
  readonly name: string;
};

const BEGINNING = /(?<![\w@./])@([a-z0-9_]{0,30})$/i;

/** Returns the mention that is typed at the caret; null without one. Source: CR-08. */
export function findMentionQuery(text: string, caret: number): MentionQuery | null {
  const found = BEGINNING.exec(text.slice(0, caret));
  return found && { start: found.index, end: caret, name: (found[1] ?? '').toLowerCase() };
}

/** Returns a text in which a typed beginning is replaced by a username and a space, with the caret after them. */
export function insertMention(
  text: string,
  { start, end }: MentionQuery,
  username: string,
): { readonly text: string; readonly caret: number } {
  const inserted = `@${username} `;
  const after = text.slice(end);
  return {
    text: text.slice(0, start) + inserted + (after.startsWith(' ') ? after.slice(1) : after),
    caret: start + inserted.length,
  };
}
