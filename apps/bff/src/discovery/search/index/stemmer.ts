import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';

/** The dictionaries of PostgreSQL 15 by language (ISO 639-1). */
const DICTIONARIES: Readonly<Record<string, string>> = {
  ar: 'arabic_stem',
  ca: 'catalan_stem',
  da: 'danish_stem',
  de: 'german_stem',
  el: 'greek_stem',
  en: 'english_stem',
  es: 'spanish_stem',
  eu: 'basque_stem',
  fi: 'finnish_stem',
  fr: 'french_stem',
  ga: 'irish_stem',
  hi: 'hindi_stem',
  hu: 'hungarian_stem',
  hy: 'armenian_stem',
  id: 'indonesian_stem',
  it: 'italian_stem',
  lt: 'lithuanian_stem',
  ne: 'nepali_stem',
  nl: 'dutch_stem',
  no: 'norwegian_stem',
  pt: 'portuguese_stem',
  ro: 'romanian_stem',
  ru: 'russian_stem',
  sr: 'serbian_stem',
  sv: 'swedish_stem',
  ta: 'tamil_stem',
  tr: 'turkish_stem',
  yi: 'yiddish_stem',
};

/** Maximum number of remembered stems. */
const CACHE_SIZE = 50_000;

/** Returns the stems of words: empty for a stop word; a word is left out if its language has no dictionary. */
export type Stemmer = (words: readonly string[], language: string) => Promise<ReadonlyMap<string, string>>;

/** Creates a stemmer that uses the dictionaries of PostgreSQL and remembers its results (SR-04). */
export function createStemmer(db: Db): Stemmer {
  const cache = new Map<string, string>();
  return async (words, language) => {
    const dictionary = DICTIONARIES[language];
    if (dictionary === undefined) return new Map();
    if (cache.size > CACHE_SIZE) cache.clear();
    const unknown = [...new Set(words)].filter((word) => !cache.has(`${language} ${word}`));
    if (unknown.length > 0) {
      const { rows } = await db.execute<{ word: string; stem: string | null }>(sql`
        select word, (ts_lexize(${dictionary}::regdictionary, word))[1] as stem
        from unnest(${sql.param(unknown)}::text[]) word`);
      for (const { word, stem } of rows) cache.set(`${language} ${word}`, stem ?? '');
    }
    return new Map(words.map((word) => [word, cache.get(`${language} ${word}`) ?? word]));
  };
}
