import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/**
 * The integer part of the logarithm of `count` to the base 4, from its first bit: `log` of PostgreSQL, which computes in decimals,
 * takes thirty times as long, twice per counted word.
 */
const LEVEL_OF_COUNT = sql`(32 - position(B'1' in greatest(count, 1)::bit(32))) / 2`;

/**
 * The documents of the search index. `keys` contains each term behind the digit of the document's tier and the letter of its kind:
 * one index on it is a list of documents for every tier and term, so the best documents with common words are found without
 * reading all of them. See docs/ranking.md.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().notNull(),
    id: bigint({ mode: 'bigint' }).notNull(),
    isPublic: boolean('is_public').notNull(),
    tier: smallint().notNull(),
    quality: real().notNull(),
    keys: text().array().notNull(),
    language: text().notNull(),
    /** The title as written, cut. */
    label: text().notNull(),
    /** Words, each with `/` and its stem if that differs, separated by spaces. */
    title: text().notNull(),
    body: text().notNull(),
    context: text().notNull(),
    facets: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    boardId: bigint('board_id', { mode: 'bigint' }),
    creatorId: bigint('creator_id', { mode: 'bigint' }),
    site: text(),
    look: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('search_documents_keys').using('gin', table.keys).with({ fastupdate: false }),
    index('search_documents_quality').on(table.kind, table.quality, table.id),
  ],
);

/** The number of public documents with a word, by kind and language. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().notNull(),
    kind: text().notNull(),
    language: text().notNull(),
    count: integer().notNull(),
    /** The order of magnitude of `count`: the integer part of its logarithm to the base 4. */
    level: smallint().notNull().generatedAlwaysAs(LEVEL_OF_COUNT),
    /** The keys of typing errors: see `spellingVariants`. */
    variants: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.kind, table.language] }),
    index('search_words_prefix').on(table.kind, table.level, sql`${table.word} text_pattern_ops`),
    index('search_words_variants').using('gin', table.variants),
  ],
);

/** The searches that are suggested, by their normalized text. */
export const searchQueries = pgTable(
  'search_queries',
  {
    query: text().primaryKey(),
    /** As members write it. */
    label: text().notNull(),
    count: integer().notNull(),
    rise: real().notNull(),
    level: smallint().notNull().generatedAlwaysAs(LEVEL_OF_COUNT),
  },
  (table) => [
    index('search_queries_prefix').on(table.level, sql`${table.query} text_pattern_ops`),
    index('search_queries_rise').on(table.rise),
  ],
);

/** The last position of each tier, a quality and an id, and the state of the index. */
export const searchState = pgTable('search_state', {
  name: text().primaryKey(),
  value: real().notNull(),
  id: bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`0`),
});
