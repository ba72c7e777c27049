import { sql, type SQL } from 'drizzle-orm';
import type { AnyTerm, CandidateRequest, DocumentKind } from './search-index.ts';
import { TIER_COUNT } from './tiers.ts';

/** The letters of the kinds in keys: small for documents that are public, capital for others. */
const LETTERS: Readonly<Record<DocumentKind, string>> = { pin: 'p', board: 'b', person: 'u', topic: 't' };

/** Returns the key of a term of a document. */
export function keyOf(tier: number, kind: DocumentKind, isPublic: boolean, term: string): string {
  return `${tier}${isPublic ? LETTERS[kind] : LETTERS[kind].toUpperCase()}${term}`;
}

/** Returns the term of the documents of a board. */
export const boardTerm = (id: bigint): string => `#board:${id}`;

/** The columns of candidates with their types. */
const TYPES = {
  id: 'bigint',
  tier: 'smallint',
  quality: 'real',
  language: 'text',
  label: 'text',
  title: 'text',
  body: 'text',
  context: 'text',
  facets: 'text[]',
  created_at: 'timestamptz',
  creator_id: 'bigint',
  site: 'text',
  look: 'text',
} as const;
const COLUMNS = sql.raw(Object.keys(TYPES).join(', '));
const TYPED_COLUMNS = sql.raw(
  Object.entries(TYPES)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

/**
 * Builds the statement of a request: from the best tier to the last, the documents of a tier that match, by quality. It ends with the
 * tier in which there are enough, so tiers that are not needed are not read, and of those that are read no match is lost below the limit.
 */
export function findStatement(request: CandidateRequest): SQL {
  const { kind, after, limit, enough = limit } = request;
  if (request.ids) return amongIds(request, request.ids);
  const isPublic = request.privateOf === undefined;
  const groups = allGroups(request);
  const first = after?.tier ?? 0;
  const tiers = Array.from({ length: TIER_COUNT - first }, (_, at) => first + at);
  const rows = tiers.map((tier) => {
    const keys = groups.map((terms) => keysOf(tier, kind, isPublic, terms));
    return sql`(${tier}::int${keys.length > 0 ? sql`, ${sql.join(keys, sql`, `)}` : sql``})`;
  });
  const names = groups.map((_, at) => sql.raw(`g${at}`));
  const last = after?.last ?? null;
  const beyond =
    last === null
      ? sql``
      : sql`and (wanted.tier > ${first}::int or (quality, id) < (${last.quality}::real, ${last.id}::bigint))`;
  return sql`
    with recursive wanted (${sql.join([sql`tier`, ...names], sql`, `)}) as (values ${sql.join(rows, sql`, `)}),
      read (tier, total, documents) as (
        select ${first - 1}::int, 0, array[]::record[]
        union all
        select wanted.tier, read.total + coalesce(cardinality(of_tier.documents), 0), of_tier.documents
        from read join wanted on wanted.tier = read.tier + 1, lateral (
          select array_agg(best order by quality desc, id desc) as documents from (
            select * from (
              select ${COLUMNS} from search_documents
              where ${matches(request, (at) => sql`keys && wanted.${sql.raw(`g${at}`)}`)} ${within(request)} ${beyond} offset 0
            ) matched order by quality desc, id desc limit ${limit}
          ) best
        ) of_tier
        where read.total < ${enough}::int
      )
    select document.* from read, unnest(read.documents) as document (${TYPED_COLUMNS})
    order by document.tier, document.quality desc, document.id desc limit ${limit}`;
}

/** The same for documents with given ids, whatever their tier. */
function amongIds(request: CandidateRequest, ids: readonly bigint[]): SQL {
  const groups = allGroups(request);
  const any = (terms: AnyTerm): SQL =>
    sql`array(select substr(key, 3) from unnest(keys) key) && ${sql.param([...terms])}::text[]`;
  return sql`
    select ${COLUMNS} from search_documents
    where kind = ${request.kind} and id = any(${sql.param(ids.map(String))}::bigint[])
      and ${matches(request, (at) => any(groups[at] ?? []))} ${within(request)}
    order by quality desc, id desc limit ${request.limit}`;
}

/** Returns the groups of a request in the order in which `matches` refers to them. */
function allGroups({ anyOf, allOf, noneOf, privateOf }: CandidateRequest): readonly AnyTerm[] {
  return [...anyOf.flat(), ...allOf, noneOf, ...(privateOf ? [privateOf.map(boardTerm)] : [])];
}

function matches(request: CandidateRequest, has: (group: number) => SQL): SQL {
  const { anyOf, allOf, noneOf, privateOf } = request;
  let at = 0;
  const next = (): SQL => has(at++);
  const alternatives = anyOf.map((groups) => conjunction(groups.map(next)));
  const required = allOf.map(next);
  const excluded = next();
  const conditions = [
    ...(alternatives.length > 0 ? [sql`(${sql.join(alternatives, sql` or `)})`] : []),
    ...required,
    ...(noneOf.length > 0 ? [sql`not ${excluded}`] : []),
    ...(privateOf ? [next()] : []),
  ];
  return conjunction(conditions);
}

function conjunction(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`;
}

function within({ from, until }: CandidateRequest): SQL {
  const since = from === null ? sql`` : sql`and created_at >= ${from.toISOString()}::timestamptz`;
  return until === null ? since : sql`${since} and created_at < ${until.toISOString()}::timestamptz`;
}

function keysOf(tier: number, kind: DocumentKind, isPublic: boolean, terms: AnyTerm): SQL {
  return sql`${sql.param(terms.map((term) => keyOf(tier, kind, isPublic, term)))}::text[]`;
}
