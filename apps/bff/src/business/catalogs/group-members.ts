import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { GroupRules } from '../catalog-records/index.ts';
import type { ItemRow } from './item-row.ts';

/** Condition over `item` and `product_groups`: the product matches all rules of the group, of which there is at least one. */
const MATCHES: SQL = sql`product_groups.rules <> '{}'::jsonb
  and ${contains('category', sql`coalesce(item.product ->> 'category', '')`)}
  and ${contains('text', sql`concat_ws(' ', item.product ->> 'title', item.product ->> 'description')`)}
  and ${isEqual('brand', sql`item.product ->> 'brand'`)}
  and ${isEqual('label', sql`item.product ->> 'label'`)}
  and (item.product ->> 'price')::numeric
    between coalesce((product_groups.rules ->> 'priceMin')::numeric, 0)
      and coalesce((product_groups.rules ->> 'priceMax')::numeric, 'infinity')
  and (product_groups.rules ->> 'availability' is null
    or (product_groups.rules ->> 'availability' = 'out_of_stock') = (item.product ->> 'isSoldOut')::boolean)
  and (product_groups.rules ->> 'onSale' is null
    or (product_groups.rules ->> 'onSale')::boolean = (item.product ->> 'standardPrice' is not null))`;

function contains(rule: keyof GroupRules, value: SQL): SQL {
  const wanted = sql`product_groups.rules ->> ${sql.raw(`'${rule}'`)}`;
  return sql`(${wanted} is null or strpos(lower(${value}), lower(${wanted})) > 0)`;
}

function isEqual(rule: keyof GroupRules, value: SQL): SQL {
  const wanted = sql`product_groups.rules ->> ${sql.raw(`'${rule}'`)}`;
  return sql`(${wanted} is null or lower(${value}) = lower(${wanted}))`;
}

/** Updates the products that match the rules of a group, or of all groups of a catalog. Picked products stay. */
export async function updateGroups(
  tx: Db,
  { catalogId, groupId = null }: { readonly catalogId: bigint; readonly groupId?: bigint | null },
): Promise<void> {
  const isWanted = sql`product_groups.catalog_id = ${catalogId}
    and (${groupId}::bigint is null or product_groups.id = ${groupId}::bigint)`;
  await tx.execute(sql`
    delete from product_group_items using product_groups, catalog_items item
    where product_groups.id = group_id and ${isWanted} and not is_picked
      and item.catalog_id = product_groups.catalog_id and item.item_id = product_group_items.item_id and not (${MATCHES})`);
  await tx.execute(sql`
    insert into product_group_items (group_id, item_id)
    select product_groups.id, item.item_id from product_groups
      join catalog_items item on item.catalog_id = product_groups.catalog_id
    where ${isWanted} and item.state <> 'removed' and ${MATCHES}
    on conflict do nothing`);
}

/** Updates the groups that one product is in by their rules. */
export async function updateGroupsOfItem(
  tx: Db,
  { catalogId, itemId }: Pick<ItemRow, 'catalogId' | 'itemId'>,
): Promise<void> {
  const isGroup = sql`product_groups.catalog_id = ${catalogId}`;
  const isThis = sql`item.catalog_id = ${catalogId} and item.item_id = ${itemId}`;
  await tx.execute(sql`
    delete from product_group_items using product_groups, catalog_items item
    where product_groups.id = group_id and ${isGroup} and not is_picked and ${isThis}
      and product_group_items.item_id = item.item_id and not (${MATCHES})`);
  await tx.execute(sql`
    insert into product_group_items (group_id, item_id)
    select product_groups.id, item.item_id from product_groups, catalog_items item
    where ${isGroup} and ${isThis} and ${MATCHES}
    on conflict do nothing`);
}
