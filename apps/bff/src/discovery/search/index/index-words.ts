import { indexTerms, isUnspaced, splitWords } from '../text/split-words.ts';
import type { IndexedWord, SearchDocument } from './search-index.ts';

/** Maximum number of words that are indexed, of a field. */
const WORDS_PER_FIELD = { title: 40, body: 100, context: 60 } as const;

/** Fields of a document that have words. */
export const FIELDS = ['title', 'body', 'context'] as const;

/** The words of each field. */
export type DocumentWords = Readonly<Record<(typeof FIELDS)[number], readonly string[]>>;

/** Returns the words of a document's fields; a long text is cut. */
export function documentWords(document: SearchDocument): DocumentWords {
  const of = (field: (typeof FIELDS)[number]): readonly string[] =>
    splitWords(document[field]).slice(0, WORDS_PER_FIELD[field]);
  return { title: of('title'), body: of('body'), context: of('context') };
}

/**
 * Returns the terms of a document: its words, the stems behind `~`, and its facets. Stop words, whose stem is empty, are indexed
 * as words of the title only: a title can consist of them.
 */
export function documentTerms(
  words: DocumentWords,
  stems: ReadonlyMap<string, string>,
  facets: readonly string[],
): readonly string[] {
  const terms = new Set<string>(facets);
  for (const field of FIELDS)
    for (const word of words[field]) {
      const stem = stems.get(word);
      if (stem !== '' || field === 'title') for (const term of indexTerms(word)) terms.add(term);
      if (stem !== undefined && stem !== '') terms.add(`~${stem}`);
    }
  return [...terms];
}

/** Returns the stored form of a field: words with their stems. */
export function packWords(words: readonly string[], stems: ReadonlyMap<string, string>): string {
  return words
    .map((word) => {
      const stem = stems.get(word) ?? word;
      return stem === word || stem === '' ? word : `${word}/${stem}`;
    })
    .join(' ');
}

/** Returns the words of a stored field. */
export function unpackWords(text: string): readonly IndexedWord[] {
  if (text === '') return [];
  return text.split(' ').map((token) => {
    const [word = '', stem = word] = token.split('/');
    return { word, stem };
  });
}

/** Returns whether a word belongs to the vocabulary: one that can be completed and corrected. */
export const isVocabulary = (word: string): boolean =>
  word.length > 1 && !isUnspaced(word) && /^\p{L}/u.test(word);
