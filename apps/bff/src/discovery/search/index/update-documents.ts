import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { cleanText } from '../../../platform/text/normalize-text.ts';
import { spellingVariants } from '../text/spelling.ts';
import { keyOf, boardTerm } from './find-statement.ts';
import {
  documentTerms,
  documentWords,
  FIELDS,
  isVocabulary,
  packWords,
  unpackWords,
  type DocumentWords,
} from './index-words.ts';
import type { DocumentKey, IndexedWord, SearchDocument } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';
import { tierPlaces } from './rebalance-tiers.ts';
import { tierOf } from './tiers.ts';

/** The advisory lock of the one transaction that changes documents; any number that is not used otherwise in the database. */
const LOCK = 7_310_020;
const LABEL_LENGTH = 100;

type Entry = {
  readonly document: SearchDocument;
  readonly words: DocumentWords;
  readonly stems: ReadonlyMap<string, string>;
};

/** Adds or replaces documents, removes others, and counts their words, in one transaction. */
export async function updateDocuments(
  db: Db,
  stemmer: Stemmer,
  documents: readonly SearchDocument[],
  removed: readonly DocumentKey[],
): Promise<void> {
  if (documents.length + removed.length === 0) return;
  const entries = await withStems(stemmer, documents);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const counts = new WordCounts();
    for (const before of await takeDocuments(tx, [...documents, ...removed])) counts.add(before, -1);
    if (entries.length > 0) {
      const places = await tierPlaces(tx);
      await tx.execute(insertDocuments(entries, (document) => tierOf(document, places[document.kind])));
      for (const { document, words, stems } of entries)
        if (document.isPublic)
          counts.add(
            {
              kind: document.kind,
              language: document.language,
              words: FIELDS.flatMap((name) =>
                unpackWords(packWords(words[name], stems)).flatMap(countedTerms),
              ),
            },
            1,
          );
    }
    await counts.store(tx);
  });
}

/** Splits the texts of documents into words, and looks the stems up, those of a language together. */
async function withStems(stemmer: Stemmer, documents: readonly SearchDocument[]): Promise<readonly Entry[]> {
  const split = documents.map((document) => ({ document, words: documentWords(document) }));
  const stems = new Map<string, ReadonlyMap<string, string>>();
  for (const [language, entries] of Map.groupBy(split, ({ document }) => document.language)) {
    const words = entries.flatMap((entry) => FIELDS.flatMap((field) => entry.words[field]));
    stems.set(language, await stemmer(words, language));
  }
  return split.map((entry) => ({ ...entry, stems: stems.get(entry.document.language) ?? new Map() }));
}

/** Returns the terms of a word that the vocabulary counts: the word and its stem. */
function countedTerms({ word, stem }: IndexedWord): readonly string[] {
  return isVocabulary(word) ? [word, `~${stem}`] : [];
}

type CountedWords = { readonly kind: string; readonly language: string; readonly words: readonly string[] };

/** Deletes documents and returns the words of those that were public. */
async function takeDocuments(tx: Db, keys: readonly DocumentKey[]): Promise<readonly CountedWords[]> {
  const { rows } = await tx.execute<
    Record<'kind' | 'language' | 'title' | 'body' | 'context', string> & { is_public: boolean }
  >(sql`
    delete from search_documents using unnest(
      ${sql.param(keys.map(({ kind }) => kind))}::text[], ${sql.param(keys.map(({ id }) => String(id)))}::bigint[]
    ) as gone (kind, id) where search_documents.kind = gone.kind and search_documents.id = gone.id
    returning search_documents.kind, language, title, body, context, is_public`);
  return rows
    .filter((row) => row.is_public)
    .map((row) => ({
      kind: row.kind,
      language: row.language,
      words: FIELDS.flatMap((field) => unpackWords(row[field]).flatMap(countedTerms)),
    }));
}

function insertDocuments(entries: readonly Entry[], tierFor: (document: SearchDocument) => number): SQL {
  const rows = entries.map(({ document, words, stems }) => {
    const tier = tierFor(document);
    const { kind, boardId } = document;
    const own = boardId === null || document.isPublic ? [] : [boardTerm(boardId)];
    const terms = [...documentTerms(words, stems, document.facets), ...own];
    return {
      kind,
      id: String(document.id),
      is_public: document.isPublic,
      tier,
      quality: document.quality,
      keys: terms.map((term) => keyOf(tier, kind, document.isPublic, term)),
      language: document.language,
      label: cleanText(document.title).slice(0, LABEL_LENGTH),
      title: packWords(words.title, stems),
      body: packWords(words.body, stems),
      context: packWords(words.context, stems),
      facets: document.facets,
      created_at: document.createdAt.toISOString(),
      board_id: document.boardId === null ? null : String(document.boardId),
      creator_id: document.creatorId === null ? null : String(document.creatorId),
      site: document.site,
      look: document.look,
    };
  });
  return sql`insert into search_documents
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      kind text, id bigint, is_public boolean, tier smallint, quality real, keys text[], language text, label text, title text, body text,
      context text, facets text[], created_at timestamptz, board_id bigint, creator_id bigint, site text, look text)
    on conflict (kind, id) do nothing`;
}

/** Sums changes of the counts of words. */
class WordCounts {
  readonly #changes = new Map<string, number>();

  add({ kind, language, words }: CountedWords, change: number): void {
    for (const word of new Set(words)) {
      const key = `${word} ${kind} ${language}`;
      this.#changes.set(key, (this.#changes.get(key) ?? 0) + change);
    }
  }

  /** Stores the sums. Known words come first: only new ones need their variants, and nearly all words of a filled index are known. */
  async store(tx: Db): Promise<void> {
    const rows = [...this.#changes]
      .filter(([, change]) => change !== 0)
      .map(([key, change]) => {
        const [word = '', kind = '', language = ''] = key.split(' ');
        return { key, word, kind, language, change };
      });
    if (rows.length === 0) return;
    const { rows: known } = await tx.execute<{ key: string }>(sql`
      update search_words set count = count + change
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (word text, kind text, language text, change int)
      where search_words.word = row.word and search_words.kind = row.kind and search_words.language = row.language
      returning search_words.word || ' ' || search_words.kind || ' ' || search_words.language as key`);
    const isKnown = new Set(known.map(({ key }) => key));
    const added = rows.filter(({ key, change }) => change > 0 && !isKnown.has(key));
    if (added.length > 0) await tx.execute(insertWords(added));
    const fewer = rows.filter(({ change }) => change < 0).map(({ word }) => word);
    if (fewer.length > 0)
      await tx.execute(
        sql`delete from search_words where word = any(${sql.param(fewer)}::text[]) and count <= 0`,
      );
  }
}

type CountedWord = {
  readonly word: string;
  readonly kind: string;
  readonly language: string;
  readonly change: number;
};

function insertWords(words: readonly CountedWord[]): SQL {
  const rows = words.map(({ word, kind, language, change }) => ({
    word,
    kind,
    language,
    change,
    variants: word.startsWith('~') ? [] : spellingVariants(word),
  }));
  return sql`
    insert into search_words (word, kind, language, count, variants)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      word text, kind text, language text, change int, variants text[])`;
}
