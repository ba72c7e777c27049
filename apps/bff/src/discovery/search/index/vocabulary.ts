import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { editsAllowed, spellingVariants, type KnownWord } from '../text/spelling.ts';
import { prefixEnd } from './prefix-end.ts';
import { ExpiringMap } from './expiring-map.ts';
import type { Vocabulary, WordUse } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';

/** Maximum number of words that are compared with a misspelt one. */
const SIMILAR_MAX = 400;
const LANGUAGES_PER_WORD = 2;
/** Words that occur are remembered: their counts change little in this time. A word that does not occur is read again. */
const CACHE_MS = 60_000;
const CACHE_SIZE = 20_000;
/** A smaller index counts as one of this size: in a few documents, the number with a word says little. */
const SIZE_MIN = 8192;
/** The highest level of `search_words`. */
const LEVEL_MAX = 16;

/** Creates the vocabulary on the tables of the index. Only public documents count. */
export function createVocabulary(db: Db, stems: Stemmer): Vocabulary {
  const recent = new ExpiringMap<string, WordUse>(CACHE_SIZE, CACHE_MS);
  const sizes = new ExpiringMap<string, number>(1, CACHE_MS);
  return {
    stems,
    async size() {
      const known = sizes.get('documents');
      if (known !== undefined) return known;
      const { rows } = await db.execute<{ size: number }>(
        sql`select reltuples::float8 as size from pg_class where oid = 'search_documents'::regclass`,
      );
      const size = 2 ** Math.ceil(Math.log2(Math.max(SIZE_MIN, rows[0]?.size ?? 0)));
      sizes.set('documents', size);
      return size;
    },
    async find(words) {
      const wanted = [...new Set(words)];
      const unread = wanted.filter((word) => recent.get(word) === undefined);
      if (unread.length > 0) {
        const { rows } = await db.execute<{ word: string; language: string; count: number }>(sql`
          select word, language, sum(count)::int as count from search_words
          where word = any(${sql.param(unread)}::text[]) group by word, language order by sum(count) desc, language`);
        for (const [word, uses] of Map.groupBy(rows, (row) => row.word))
          recent.set(word, {
            count: uses.reduce((sum, { count }) => sum + count, 0),
            languages: uses.slice(0, LANGUAGES_PER_WORD).map(({ language }) => language),
          });
      }
      return new Map(
        wanted.flatMap((word) => {
          const use = recent.get(word);
          return use ? [[word, use] as const] : [];
        }),
      );
    },
    async complete(prefix, kinds, limit) {
      if (prefix === '') return [];
      const { rows } = await db.execute<KnownWord>(sql`
        select word, sum(count)::int as count from unnest(${sql.param([...kinds])}::text[]) of_kind, lateral (
          select best.word, best.count from generate_series(${LEVEL_MAX}, 0, -1) wanted, lateral (
            select word, count from search_words
            where kind = of_kind and level = wanted and word ~>=~ ${prefix} and word ~<~ ${prefixEnd(prefix)} limit ${limit}
          ) best limit ${limit}
        ) found group by word order by count desc, word limit ${limit}`);
      return rows;
    },
    async similar(word) {
      if (editsAllowed(word) === 0) return [];
      const { rows } = await db.execute<KnownWord>(sql`
        select word, sum(count)::int as count from search_words
        where variants && ${sql.param([...spellingVariants(word)])}::text[]
        group by word order by abs(char_length(word) - ${Array.from(word).length}), count desc limit ${SIMILAR_MAX}`);
      return rows;
    },
  };
}
