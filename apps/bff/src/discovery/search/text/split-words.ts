import { normalizeText } from '../../../platform/text/normalize-text.ts';

/** Maximum length of an indexed word in characters: longer ones are cut. */
export const WORD_LENGTH_MAX = 40;

const RUN = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts that are written without spaces. */
const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー\\p{M}]+';
const UNSPACED_RUN = new RegExp(`(${UNSPACED})`, 'u');
const IS_UNSPACED = new RegExp(`^${UNSPACED}$`, 'u');

/** Returns whether a word is written in a script without spaces, and so is compared by its pairs of characters. */
export const isUnspaced = (word: string): boolean => IS_UNSPACED.test(word);

/** Returns the words of a text, normalized, in order; a run of a script without spaces is one word. */
export function splitWords(text: string): readonly string[] {
  return (normalizeText(text).match(RUN) ?? []).flatMap((run) =>
    run
      .split(UNSPACED_RUN)
      .filter((part) => part !== '')
      .map((part) => Array.from(part).slice(0, WORD_LENGTH_MAX).join('')),
  );
}

/**
 * Returns the terms under which a word is indexed: the word, or, in a script without spaces, its characters and its pairs of
 * neighbouring characters (SR-04).
 */
export function indexTerms(word: string): readonly string[] {
  if (!isUnspaced(word)) return [word];
  const characters = Array.from(word);
  return [...new Set([...characters, ...pairs(characters)])];
}

/**
 * Returns the terms that a document has to have if it contains a word: the word, or the pairs of a word of a script without
 * spaces.
 */
export function requiredTerms(word: string): readonly string[] {
  if (!isUnspaced(word)) return [word];
  const characters = Array.from(word);
  return characters.length < 2 ? characters : [...new Set(pairs(characters))];
}

function pairs(characters: readonly string[]): readonly string[] {
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
