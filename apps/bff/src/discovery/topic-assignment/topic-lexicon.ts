import { isUnspaced, splitWords, synonymsOf } from '../search/index.ts';

/** A topic with the words by which texts are recognized to be about it. */
export type TopicWords = {
  readonly id: bigint;
  readonly name: string;
  readonly parentId: bigint | null;
  readonly keywords: readonly string[];
};

/** Returns the stem of a normalized word, or an empty text for a stop word. */
export type StemOf = (word: string) => string;

/** The topics of a site, prepared for texts in one language. */
export type TopicLexicon = {
  /** Returns the topics that a text names, each with its best match: 1 for a name or keyword, less for a synonym. */
  match(text: string): ReadonlyMap<bigint, number>;
};

const SYNONYM_MATCH = 0.6;

type Phrase = { readonly terms: readonly string[]; readonly topicId: bigint; readonly weight: number };

/** Returns the words of all topics, for which a stemmer is needed. */
export function lexiconWords(topics: readonly TopicWords[]): readonly string[] {
  return [...new Set(topics.flatMap((topic) => phrasesOf(topic).flatMap(({ terms }) => terms)))];
}

/**
 * Creates the lexicon of a language. At each word the longest name or keyword counts and its words count once, so that a text about
 * a "home office" is not about the topic "Home". Stop words are skipped on both sides.
 */
export function createTopicLexicon(topics: readonly TopicWords[], stemOf: StemOf): TopicLexicon {
  const byFirst = new Map<string, Phrase[]>();
  const unspaced: Phrase[] = [];
  for (const phrase of topics.flatMap(phrasesOf)) {
    const terms = toTerms(phrase.terms, stemOf);
    const [first] = terms;
    if (first === undefined) continue;
    if (terms.length === 1 && isUnspaced(first)) unspaced.push({ ...phrase, terms });
    byFirst.set(first, [...(byFirst.get(first) ?? []), { ...phrase, terms }]);
  }
  return {
    match(text) {
      const terms = toTerms(splitWords(text), stemOf);
      const found = new Map<bigint, number>();
      const add = ({ topicId, weight }: Phrase): void =>
        void found.set(topicId, Math.max(weight, found.get(topicId) ?? 0));
      for (let at = 0; at < terms.length;) {
        const matching = (byFirst.get(terms[at] ?? '') ?? []).filter((phrase) =>
          phrase.terms.every((term, nth) => terms[at + nth] === term),
        );
        const length = Math.max(1, ...matching.map((phrase) => phrase.terms.length));
        matching.filter((phrase) => phrase.terms.length === length).forEach(add);
        at += length;
      }
      for (const term of terms.filter(isUnspaced))
        unspaced.filter((phrase) => term.includes(phrase.terms[0] ?? '')).forEach(add);
      return found;
    },
  };
}

function phrasesOf({ id, name, keywords }: TopicWords): readonly Phrase[] {
  const phrases = [name, ...keywords].map(splitWords).filter((terms) => terms.length > 0);
  const synonyms = phrases
    .flatMap((terms) => (terms.length === 1 ? synonymsOf(terms[0] ?? '') : []))
    .map((word) => [word]);
  return [
    ...phrases.map((terms) => ({ terms, topicId: id, weight: 1 })),
    ...synonyms.map((terms) => ({ terms, topicId: id, weight: SYNONYM_MATCH })),
  ];
}

function toTerms(words: readonly string[], stemOf: StemOf): readonly string[] {
  return words.map(stemOf).filter((stem) => stem !== '');
}
