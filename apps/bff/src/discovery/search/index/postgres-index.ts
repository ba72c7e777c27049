import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { unpackWords } from './index-words.ts';
import { prefixEnd } from './prefix-end.ts';
import { createStemmer } from './stemmer.ts';
import { findStatement } from './find-statement.ts';
import { updateDocuments } from './update-documents.ts';
import { estimatePlaces, rebalanceTiers } from './rebalance-tiers.ts';
import { createVocabulary } from './vocabulary.ts';
import type {
  Candidate,
  CandidateRequest,
  Candidates,
  DocumentKind,
  IndexPosition,
  SearchIndex,
  SuggestedQuery,
} from './search-index.ts';
import { TIER_COUNT } from './tiers.ts';
import { splitWords } from '../text/split-words.ts';

type Row = {
  id: string;
  tier: number;
  quality: number;
  language: string;
  label: string;
  title: string;
  body: string;
  context: string;
  facets: string[];
  created_at: string;
  creator_id: string | null;
  site: string | null;
  look: string | null;
};

/** Creates the search index on a PostgreSQL database, that of the site or another one. */
export function createPostgresIndex(db: Db): SearchIndex {
  const stemmer = createStemmer(db);
  return {
    vocabulary: createVocabulary(db, stemmer),
    update: (documents, removed) => updateDocuments(db, stemmer, documents, removed),
    async find(request) {
      if (request.limit < 1 || request.privateOf?.length === 0 || request.ids?.length === 0) return NOTHING;
      const { rows } = await db.execute<Row>(findStatement(request));
      return {
        candidates: rows.map((row) => toCandidate(request.kind, row)),
        next: positionAfter(rows, request),
      };
    },
    expect: (kind, sample, count) => estimatePlaces(db, kind, sample, count),
    rebalance: (signal) => rebalanceTiers(db, signal),
    suggestQueries: (queries) => replaceQueries(db, queries),
    queries: (prefix, limit) => findQueries(db, prefix, limit),
    async isFilled() {
      const { rows } = await db.execute(sql`select from search_state where name = 'filled'`);
      return rows.length > 0;
    },
    async markFilled() {
      await db.execute(
        sql`insert into search_state (name, value) values ('filled', 1) on conflict do nothing`,
      );
    },
    async clear() {
      await db.execute(sql`truncate search_documents, search_words, search_state`);
    },
  };
}

const NOTHING: Candidates = { candidates: [], next: null };

/** Returns the position behind the rows that a request found: they end within a tier at its limit, and otherwise with one. */
function positionAfter(
  rows: readonly Row[],
  { limit, enough = limit }: CandidateRequest,
): IndexPosition | null {
  const last = rows.at(-1);
  if (!last || rows.length < enough) return null;
  if (rows.length === limit) return { tier: last.tier, last: { quality: last.quality, id: BigInt(last.id) } };
  return last.tier + 1 < TIER_COUNT ? { tier: last.tier + 1, last: null } : null;
}

function toCandidate(kind: DocumentKind, row: Row): Candidate {
  return {
    kind,
    id: BigInt(row.id),
    language: row.language,
    label: row.label,
    title: unpackWords(row.title),
    body: unpackWords(row.body),
    context: unpackWords(row.context),
    facets: row.facets,
    quality: row.quality,
    createdAt: new Date(row.created_at),
    creatorId: row.creator_id === null ? null : BigInt(row.creator_id),
    site: row.site,
    look: row.look,
  };
}

async function replaceQueries(db: Db, queries: readonly SuggestedQuery[]): Promise<void> {
  const entries = new Map(queries.map((entry) => [splitWords(entry.query).join(' '), entry]));
  entries.delete('');
  const column = (of: (key: string, entry: SuggestedQuery) => string | number): SQL =>
    sql`${sql.param([...entries].map(([key, entry]) => of(key, entry)))}`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from search_queries`);
    await tx.execute(sql`
      insert into search_queries (query, label, count, rise)
      select * from unnest(${column((key) => key)}::text[], ${column((_, { query }) => query)}::text[],
        ${column((_, { count }) => count)}::int[], ${column((_, { rise }) => rise)}::real[])`);
  });
}

/** The highest level of `search_queries`: 4 to its power is more than there are people. */
const LEVEL_MAX = 16;

async function findQueries(db: Db, prefix: string, limit: number): Promise<readonly SuggestedQuery[]> {
  const { rows } =
    prefix === ''
      ? await db.execute<SuggestedQuery>(sql`
          select label as query, count, rise from search_queries where rise > 0
          order by rise desc, query limit ${limit}`)
      : await db.execute<SuggestedQuery>(sql`
          select found.label as query, found.count, found.rise
          from generate_series(${LEVEL_MAX}, 0, -1) wanted, lateral (
            select label, count, rise, query from search_queries
            where level = wanted and query ~>=~ ${prefix} and query ~<~ ${prefixEnd(prefix)}
            order by count desc, query limit ${limit}
          ) found limit ${limit}`);
  return rows;
}
