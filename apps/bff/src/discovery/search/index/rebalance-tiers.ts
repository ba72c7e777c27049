import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './search-index.ts';
import { lastOfTier, minimumsOf, TIER_COUNT, tierOf } from './tiers.ts';

/** The number of documents moved in one statement. */
const BATCH = 500;
/** A document stays in its tier while its quality differs from the limits of the tier by at most this. */
const TOLERANCE = 0.25;

/** The least quality of each full tier, by kind. */
export type TierMinimums = Readonly<Record<DocumentKind, readonly number[]>>;

/** Returns the stored minimums. */
export async function tierMinimums(db: Db): Promise<TierMinimums> {
  const { rows } = await db.execute<{ name: string; value: number }>(
    sql`select name, value from search_state where name like 'tier %' order by name`,
  );
  const of = (kind: DocumentKind): readonly number[] =>
    rows.filter(({ name }) => name.startsWith(`tier ${kind} `)).map(({ value }) => value);
  return { pin: of('pin'), board: of('board'), person: of('person'), topic: of('topic') };
}

/**
 * Computes the minimums from the present qualities, and moves the documents that are in another tier, in small transactions.
 * Returns the number moved.
 */
export async function rebalanceTiers(db: Db, signal?: AbortSignal): Promise<number> {
  let moved = 0;
  for (const kind of DOCUMENT_KINDS) {
    const minimums = await computeMinimums(db, kind);
    await storeMinimums(db, kind, minimums);
    moved += await moveDocuments(db, kind, minimums, signal);
  }
  return moved;
}

/**
 * Estimates the minimums of a kind from a sample of qualities of `count` documents, before they are added: without minimums all
 * would be in the best tier, and each would be moved afterwards.
 */
export async function estimateMinimums(
  db: Db,
  kind: DocumentKind,
  sample: readonly number[],
  count: number,
): Promise<void> {
  await storeMinimums(db, kind, minimumsOf(sample, count));
}

async function storeMinimums(db: Db, kind: DocumentKind, minimums: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from search_state where name like ${`tier ${kind} %`}`);
    for (const [tier, minimum] of minimums.entries())
      await tx.execute(
        sql`insert into search_state (name, value) values (${`tier ${kind} ${tier}`}, ${minimum}::real)`,
      );
  });
}

async function computeMinimums(db: Db, kind: DocumentKind): Promise<readonly number[]> {
  const minimums: number[] = [];
  for (let tier = 0; tier < TIER_COUNT - 1; tier += 1) {
    const { rows } = await db.execute<{ quality: number }>(sql`
      select quality from search_documents where kind = ${kind}
      order by quality desc offset ${lastOfTier(tier) - 1} limit 1`);
    const [last] = rows;
    if (!last) break;
    minimums.push(last.quality);
  }
  return minimums;
}

async function moveDocuments(
  db: Db,
  kind: DocumentKind,
  minimums: readonly number[],
  signal: AbortSignal | undefined,
): Promise<number> {
  let [moved, after] = [0, '-1'];
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await db.execute<{ id: string; tier: number; quality: number }>(sql`
      select id, tier, quality from search_documents where kind = ${kind} and id > ${after}::bigint order by id limit ${BATCH * 10}`);
    const last = rows.at(-1);
    if (!last) return moved;
    after = last.id;
    const changed = rows.flatMap(({ id, tier, quality }) => {
      const isNear =
        tierOf(quality + TOLERANCE, minimums) <= tier && tier <= tierOf(quality - TOLERANCE, minimums);
      return isNear ? [] : [{ id, tier: tierOf(quality, minimums) }];
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
