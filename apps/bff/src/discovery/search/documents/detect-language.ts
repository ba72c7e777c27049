import { languageOf } from '../text/language-of.ts';

/** The advantage of the language of the author's settings for a text of at most so many words: few words are little evidence. */
const AUTHOR: readonly (readonly [words: number, advantage: number])[] = [
  [3, 0.9],
  [8, 0.35],
  [Infinity, 0.15],
];
const ENGLISH = 0.05;
const LATIN = /\p{Script=Latin}/u;
/** Languages of the detector that are not written in Latin letters. */
const OTHER_SCRIPTS = new Set(
  'am ar be bg bn el fa gu he hi hy ja ka kn ko lo ml mr or pa ru sr ta te th uk ur zh'.split(' '),
);

/** Returns the likelihood of each language (ISO 639-1) of a text, between 0 and 1. */
export type LanguageScores = (text: string) => Readonly<Record<string, number>>;

/**
 * Returns the language of a text: the likeliest by its characters and words, with an advantage for the language of its author, so
 * that two words decide nothing (SR-04). The author's language for a text without letters.
 */
export function detectLanguage(text: string, authorLocale: string, scores: LanguageScores): string {
  const author = languageOf(authorLocale);
  const count = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  if (count === 0) return author;
  const isPossible = OTHER_SCRIPTS.has(author) !== LATIN.test(text);
  const found = scores(text);
  const candidates = isPossible ? { [author]: 0, ...found } : found;
  const advantage = AUTHOR.find(([words]) => count <= words)?.[1] ?? 0;
  const weighed = Object.entries(candidates).map(([language, score]) => ({
    language,
    score: score + (language === author && isPossible ? advantage : 0) + (language === 'en' ? ENGLISH : 0),
  }));
  return weighed.toSorted((one, other) => other.score - one.score).at(0)?.language ?? author;
}

let loaded: Promise<LanguageScores> | undefined;

/** Loads the language detector once: some 1.6 MB of statistics, so only processes that index load it. */
export function loadLanguageScores(): Promise<LanguageScores> {
  return (loaded ??= load());
}

async function load(): Promise<LanguageScores> {
  const { eld } = await import('eld/small');
  return (text) => eld.detect(text).getScores();
}
