import { graphemeOffset, graphemes } from './graphemes.ts';

/** Default maximum length for `truncateWords` in characters. Source: §9, TY-21. */
export const TRUNCATE_WORDS_MAX = 80;

/** Punctuation that leads on to what is cut; signs that belong to their word (`50%`, `C#`) stay. */
const TRAILING_PUNCTUATION = /(?:\s|(?![%‰#&@*])\p{P})+$/u;

/** A hyphen inside a word: `well-known` is one word. */
const HYPHEN_AT_END = /[-‐‑]$/u;
const HYPHEN_AT_START = /^[-‐‑]\S/u;

let segmenter: Intl.Segmenter | undefined;

/** Returns the boundaries of words, spaces and punctuation up to `limit` code units, the farthest first. */
const boundaries = (text: string, limit: number): number[] => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const found: number[] = [];
  for (const { index } of segmenter.segment(text)) {
    if (index > limit) break;
    found.unshift(index);
  }
  return found;
};

const isInsideWord = (before: string, after: string): boolean =>
  (HYPHEN_AT_END.test(before) && /^\S/u.test(after)) || HYPHEN_AT_START.test(after);

/** The offsets at which a text may be cut without splitting a character. */
const characterEdges = (text: string): Set<number> => {
  const edges = new Set<number>();
  let offset = 0;
  for (const grapheme of graphemes(text)) {
    offset += grapheme.length;
    edges.add(offset);
  }
  return edges;
};

/**
 * A text of at most `max` characters that ends with a whole word: itself, or when it is longer what comes
 * before the last boundary of words, without the punctuation that is there. No dots are added. Where nothing
 * is written between words (Chinese, Thai) the language's own words count; a single word that is longer than
 * the room for it is cut between two characters. Source: §5, TY-21.
 */
export const truncateWords = (text: string, max: number = TRUNCATE_WORDS_MAX): string => {
  const limit = graphemeOffset(text, max);
  if (limit === undefined) return text;
  const room = text.slice(0, limit);
  const edges = characterEdges(room);
  for (const end of boundaries(text, limit)) {
    const before = text.slice(0, end);
    if (!edges.has(end) || isInsideWord(before, text.slice(end, end + 2))) continue;
    const words = before.replace(TRAILING_PUNCTUATION, '');
    if (words !== '') return words;
  }
  return room;
};
