import { editDistance } from './edit-distance.ts';
import { isUnspaced } from './split-words.ts';

/** Characters from which a word may have one error, and two errors. Source: SR-03. */
const ONE_EDIT_LENGTH = 4;
const TWO_EDITS_LENGTH = 8;
/** Errors are looked up in this many first characters: this bounds the number of variants of a word. */
const VARIANT_PREFIX = 8;

/** Returns the number of typing errors that a word may have: 0, 1 or 2 (SR-03). */
export function editsAllowed(word: string): number {
  if (/\p{N}/u.test(word) || isUnspaced(word)) return 0;
  const { length } = Array.from(word);
  if (length < ONE_EDIT_LENGTH) return 0;
  return length < TWO_EDITS_LENGTH ? 1 : 2;
}

/**
 * Returns the keys under which a word is found despite typing errors: the beginning of the word, and that beginning without one
 * or two of its characters. Two words within the distance of `editsAllowed` share a key (the symmetric deletions of Garbe's
 * SymSpell).
 */
export function spellingVariants(word: string): readonly string[] {
  const edits = editsAllowed(word);
  if (edits === 0) return [];
  const beginning = Array.from(word).slice(0, VARIANT_PREFIX).join('');
  const found = new Set([beginning]);
  let latest = [beginning];
  for (let edit = 0; edit < edits; edit += 1) {
    latest = latest.flatMap((text) => {
      const characters = Array.from(text);
      return characters.map((_, at) => characters.toSpliced(at, 1).join(''));
    });
    for (const text of latest) found.add(text);
  }
  return [...found];
}

/** A word of the index, and the number of documents that contain it. */
export type KnownWord = { readonly word: string; readonly count: number };

/** A possible intended word, and the number of edits from what was typed. */
export type Correction = KnownWord & { readonly distance: number };

/**
 * Returns the known words that a typed word may have been intended as, the likeliest first: fewer edits before more, the same
 * first letter before another, more documents before fewer.
 */
export function rankCorrections(typed: string, known: readonly KnownWord[]): readonly Correction[] {
  const max = editsAllowed(typed);
  return known
    .map((entry) => ({ ...entry, distance: editDistance(typed, entry.word, max) }))
    .filter(({ distance, word }) => distance > 0 && distance <= max && editsAllowed(word) > 0)
    .toSorted((one, other) => weightOf(typed, other) - weightOf(typed, one) || compare(one.word, other.word));
}

/** Edits count more than any number of documents would; a different first letter is a rarer error than others. */
function weightOf(typed: string, { word, count, distance }: Correction): number {
  const isSameStart = typed.at(0) === word.at(0);
  return Math.log2(1 + count) - distance * 6 - (isSameStart ? 0 : 3);
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
