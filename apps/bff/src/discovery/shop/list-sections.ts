import { sql } from 'drizzle-orm';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { mutedSourcesCte } from '../feed/index.ts';
import type { Deps } from './deps.ts';
import { profilePin } from './shop-lists.ts';
import { merchantList } from './store-entries.ts';

/** A section of the shop of a member, with a product that the viewer may see. */
export type ShopSection = { readonly entityId: string; readonly name: string; readonly cover: PinView };

const SECTIONS_MAX = 30;

const readSections = viewerStatement<{ readonly id: bigint; readonly name: string; readonly pin_id: bigint }>(
  'sections of a shop',
  (viewer, value) => sql`with ${mutedSourcesCte(viewer)} sections as materialized (
      select product_groups.id, product_groups.name, catalog_id from product_groups
        join catalogs on catalogs.id = catalog_id
      where catalogs.owner_id = ${value('owner')}::bigint
      order by product_groups.id limit ${SECTIONS_MAX}
    )
    select sections.id, sections.name, cover.id as pin_id from sections, lateral (
      select canonical.id from product_group_items member
        join catalog_items item on item.catalog_id = sections.catalog_id and item.item_id = member.item_id
        join shop_entries entries on entries.content_id = item.content_id and entries.list = ${value('list')},
        lateral (${profilePin(viewer, sql`entries.content_id`)}) canonical
      where member.group_id = sections.id
      order by member.item_id limit 1
    ) cover
    order by sections.id`,
);

/** Returns the sections of the shop of a member: the groups of their catalogs in which the viewer may see a product. */
export async function listSections(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  owner: bigint,
): Promise<readonly ShopSection[]> {
  const rows = await readSections(db, viewer, { owner, list: merchantList(owner) });
  const pins = await hydratePins(
    db,
    rows.map(({ pin_id: id }) => id),
  );
  const byId = new Map(pins.map((pin) => [pin.id, pin]));
  return rows.flatMap(({ id, name, pin_id: pinId }) => {
    const cover = byId.get(pinId);
    return cover ? [{ entityId: String(id), name, cover }] : [];
  });
}
