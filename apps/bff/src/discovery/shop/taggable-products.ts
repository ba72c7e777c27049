import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { hydratePins, readPins, type PinView } from '../../pins/pins/index.ts';
import { canonicalPin, mutedSourcesCte, searchQuery, searchWords } from '../feed/index.ts';

/** Maximum number of products of other members that are ranked: the newest with the words of the search. */
const CANDIDATES_MAX = 100;

/**
 * Returns the products that a member can tag for a search (CR-09): those that they created, also from their catalogs, then
 * those that they saved, then those of others, each the newest first. Without words, their own and saved ones.
 */
export async function searchTaggableProducts(
  db: Db,
  viewer: SignedIn,
  query: string,
  limit: number,
): Promise<readonly PinView[]> {
  const tsquery = searchQuery(searchWords(query));
  const matches = tsquery ? sql`and contents.search @@ ${tsquery}` : sql``;
  const others = tsquery
    ? sql`union all (
        select canonical.id, newest.id as content_id, 2 as rank
        from (
          select contents.id from contents where contents.rich ? 'products' ${matches} order by id desc
        ) newest, lateral (${canonicalPin(viewer, sql`newest.id`)}) canonical
        limit ${CANDIDATES_MAX})`
    : sql``;
  const { rows } = await db.execute<{ id: string }>(sql`
    with ${mutedSourcesCte(viewer)} found as (
      (select pins.id, contents.id as content_id, case when contents.creator_id = ${viewer.id} then 0 else 1 end as rank
        from pins join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
        where pins.pinner_id = ${viewer.id} and pins.deleted_at is null and boards.deleted_at is null
          and contents.rich ? 'products' ${matches}
        order by rank, pins.id desc limit ${limit})
      ${others}
    ), each_once as (select distinct on (content_id) id, rank from found order by content_id, rank, id)
    select id::text as id from each_once order by rank, each_once.id desc limit ${limit}`);
  return hydratePins(
    db,
    rows.map(({ id }) => BigInt(id)),
  );
}

/** Returns those of the given Pins that are products and that the member may see, for the tags of a draft. */
export async function findTaggableProducts(
  db: Db,
  viewer: SignedIn,
  ids: readonly bigint[],
): Promise<readonly PinView[]> {
  return (await readPins(db, viewer, ids)).filter(({ rich }) => rich.products?.length);
}
