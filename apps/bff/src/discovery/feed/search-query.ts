import { sql, type SQL } from 'drizzle-orm';

const WORDS_MAX = 10;

/** Returns the words of a search in lower case. */
export function searchWords(query: string): readonly string[] {
  return (
    query
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, WORDS_MAX) ?? []
  );
}

/** Returns the `tsquery` of all words, the last one also as a prefix; undefined without words. */
export function searchQuery(words: readonly string[]): SQL | undefined {
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const others = words.slice(0, -1);
  const all = others.length === 0 ? sql`` : sql`plainto_tsquery('english', ${others.join(' ')}) &&`;
  return sql`(${all} (to_tsquery('english', ${`${last}:*`}) || plainto_tsquery('english', ${last})))`;
}
