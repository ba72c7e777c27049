import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { hydratePins, readPins, type PinView } from '../../pins/pins/index.ts';

/**
 * Returns the products that a member created, also from their catalogs, and then those that they saved, the newest first: the
 * products to tag before anything is searched (CR-09).
 */
export async function ownProducts(db: Db, viewer: SignedIn, limit: number): Promise<readonly PinView[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as (
      select pins.id, contents.id as content_id, case when contents.creator_id = ${viewer.id} then 0 else 1 end as rank
      from pins join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
      where pins.pinner_id = ${viewer.id} and pins.deleted_at is null and boards.deleted_at is null
        and contents.rich ? 'products'
      order by rank, pins.id desc limit ${limit}
    ), each_once as (select distinct on (content_id) id, rank from found order by content_id, rank, id)
    select id::text as id from each_once order by rank, each_once.id desc`);
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
