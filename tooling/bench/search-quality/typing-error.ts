import type { Draws } from './search-world.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Words from this length may have an error (SR-03). */
const WORD_MIN = 4;

/** Returns a text with one random edit in one of its words of four letters or more; as it is without such a word. */
export function withOneEdit(text: string, draws: Draws): string {
  const words = [...text.matchAll(/\p{L}+/gu)].filter(([word]) => Array.from(word).length >= WORD_MIN);
  if (words.length === 0) return text;
  const { 0: word, index } = draws.from(words);
  let edited = word;
  while (edited === word) edited = editOf(word, draws);
  return text.slice(0, index) + edited + text.slice(index + word.length);
}

/** Inserts, deletes or replaces a letter of a word, or exchanges two neighbours. */
function editOf(word: string, draws: Draws): string {
  const letters = Array.from(word);
  const at = draws.below(letters.length);
  const letter = LETTERS[draws.below(LETTERS.length)] ?? 'e';
  const kind = draws.below(4);
  if (kind === 0) return letters.toSpliced(at, 0, letter).join('');
  if (kind === 1) return letters.toSpliced(at, 1).join('');
  if (kind === 2) return letters.toSpliced(at, 1, letter).join('');
  const place = Math.min(at, letters.length - 2);
  return letters.toSpliced(place, 2, letters[place + 1] ?? '', letters[place] ?? '').join('');
}
