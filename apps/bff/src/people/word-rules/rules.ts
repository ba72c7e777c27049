/**
 * The effects of a rule on a text: it is rejected, it is held for the review of a moderator, it is published and reported to the team, or
 * other rules do not apply within the phrase.
 */
export const WORD_ACTIONS = ['refuse', 'hold', 'report', 'allow'] as const;

/** An effect of a rule. */
export type WordAction = (typeof WORD_ACTIONS)[number];

/** The ways of matching: whole words, or any part of words. */
export const WORD_MATCHES = ['word', 'part'] as const;

/** A way of matching. */
export type WordMatch = (typeof WORD_MATCHES)[number];

/** A rule as it is applied. */
export type AppliedRule = { readonly needle: string; readonly action: WordAction; readonly phrase: string };

/**
 * Folds a text for the search of words: compatible forms are one (NFKC), without case and invisible characters, with single spaces in
 * place of everything that is no letter, mark or digit, and a space at both ends.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return ` ${folded} `;
}

/** Returns the text that a rule searches; undefined for a phrase without a letter or digit. */
export function needleOf(phrase: string, match: WordMatch): string | undefined {
  const folded = foldText(phrase);
  if (folded.trim() === '') return undefined;
  return match === 'word' ? folded : folded.trim();
}

/** Returns the rules that apply to a folded text: those that match outside of the exceptions. */
export function rulesFor(rules: readonly AppliedRule[], folded: string): readonly AppliedRule[] {
  const rest = rules
    .filter(({ action }) => action === 'allow')
    // The mark is in no folded text, so that the words beside an exception do not become one phrase.
    .reduce((text, { needle }) => text.replaceAll(needle, ' | '), folded);
  return rules.filter(({ action, needle }) => action !== 'allow' && rest.includes(needle));
}
