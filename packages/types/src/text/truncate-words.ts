import { graphemeOffset, graphemes } from './graphemes.ts';

/** Default maximum length for `truncateWords` in characters. Source: §9, TY-21. */
export const TRUNCATE_WORDS_MAX = 80;

/** Trailing punctuation before the cut; signs that belong to a word (`50%`, `C#`) stay. */
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

/** Returns the offsets between grapheme clusters. */
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
 * Truncates a text to at most `max` characters at a word boundary, without trailing punctuation and without
 * an ellipsis. In languages without spaces (Chinese, Thai) the words of the language count; a single word
 * longer than `max` is cut between two characters. Source: §5, TY-21.
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
