import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './search-index.ts';
import { lastOfTier, lastPlaces, TIER_COUNT, tierOf, type Place } from './tiers.ts';

/** The number of documents moved in one statement. */
const BATCH = 500;
/** A document stays in its tier while the tier would have it if it were so many times as large, or as small. */
const TOLERANCE = 1.25;

/** The last place of each full tier, by kind. */
export type TierPlaces = Readonly<Record<DocumentKind, readonly Place[]>>;

/** Returns the stored places. */
export async function tierPlaces(db: Db): Promise<TierPlaces> {
  const { rows } = await db.execute<{ name: string; value: number; id: string }>(
    sql`select name, value, id::text from search_state where name like 'tier %' order by name`,
  );
  const of = (kind: DocumentKind): readonly Place[] =>
    rows
      .filter(({ name }) => name.startsWith(`tier ${kind} `))
      .map(({ value, id }) => ({ quality: value, id: BigInt(id) }));
  return { pin: of('pin'), board: of('board'), person: of('person'), topic: of('topic') };
}

/**
 * Computes the last places from the present documents, and moves those that are in another tier, in small transactions. Returns the
 * number moved.
 */
export async function rebalanceTiers(db: Db, signal?: AbortSignal): Promise<number> {
  let moved = 0;
  for (const kind of DOCUMENT_KINDS) {
    const lasts = await readPlaces(db, kind, 1);
    await storePlaces(db, kind, lasts);
    const larger = await readPlaces(db, kind, TOLERANCE);
    const smaller = await readPlaces(db, kind, 1 / TOLERANCE);
    moved += await moveDocuments(db, kind, { lasts, larger, smaller }, signal);
  }
  return moved;
}

/**
 * Estimates the last places of a kind from a sample of `count` documents, before they are added: without places all would be in the
 * best tier, and each would be moved afterwards.
 */
export async function estimatePlaces(
  db: Db,
  kind: DocumentKind,
  sample: readonly Place[],
  count: number,
): Promise<void> {
  await storePlaces(db, kind, lastPlaces(sample, count));
}

async function storePlaces(db: Db, kind: DocumentKind, places: readonly Place[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from search_state where name like ${`tier ${kind} %`}`);
    for (const [tier, { quality, id }] of places.entries())
      await tx.execute(sql`
        insert into search_state (name, value, id) values (${`tier ${kind} ${tier}`}, ${quality}::real, ${id})`);
  });
}

/** Reads the last places of the tiers that are full, of tiers so many times as large. */
async function readPlaces(db: Db, kind: DocumentKind, scale: number): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (let tier = 0; tier < TIER_COUNT - 1; tier += 1) {
    const { rows } = await db.execute<{ quality: number; id: string }>(sql`
      select quality, id from search_documents where kind = ${kind}
      order by quality desc, id desc offset ${Math.ceil(scale * lastOfTier(tier)) - 1} limit 1`);
    const [last] = rows;
    if (!last) break;
    places.push({ quality: last.quality, id: BigInt(last.id) });
  }
  return places;
}

async function moveDocuments(
  db: Db,
  kind: DocumentKind,
  places: Readonly<Record<'lasts' | 'larger' | 'smaller', readonly Place[]>>,
  signal: AbortSignal | undefined,
): Promise<number> {
  let [moved, after] = [0, '-1'];
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await db.execute<{ document: string; tier: number; quality: number }>(sql`
      select id::text as document, tier, quality from search_documents
      where kind = ${kind} and id > ${after}::bigint order by id limit ${BATCH * 10}`);
    const last = rows.at(-1);
    if (!last) return moved;
    after = last.document;
    const changed = rows.flatMap(({ document, tier, quality }) => {
      const place = { quality, id: BigInt(document) };
      const isNear = tierOf(place, places.larger) <= tier && tier <= tierOf(place, places.smaller);
      return isNear ? [] : [{ id: document, tier: tierOf(place, places.lasts) }];
    });
    for (let at = 0; at < changed.length; at += BATCH)
      await db.execute(sql`
        update search_documents set tier = to_tier.tier,
          keys = array(select to_tier.tier::text || substr(key, 2) from unnest(keys) key)
        from jsonb_to_recordset(${JSON.stringify(changed.slice(at, at + BATCH))}::jsonb) as to_tier (id bigint, tier int)
        where search_documents.kind = ${kind} and search_documents.id = to_tier.id`);
    moved += changed.length;
  }
}
