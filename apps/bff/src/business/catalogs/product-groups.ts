import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Reader } from '../asset-groups/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import { logAction, type Membership } from '../business/index.ts';
import {
  catalogs,
  PRODUCT_GROUPS_MAX,
  productGroupItems,
  productGroups,
  type GroupRules,
} from '../catalog-records/index.ts';
import { isReached, type CatalogRow } from './find-catalog.ts';
import { updateGroups } from './group-members.ts';

/** A group of products as stored, with its catalog. */
export type GroupRow = typeof productGroups.$inferSelect & { readonly catalog: CatalogRow };

/** The fields of a group that members set; `picked` are the ids of products that are in it regardless of the rules. */
export type GroupInput = {
  readonly name: string;
  readonly rules: GroupRules;
  readonly picked: readonly string[];
};

/** A group in a list: with the number of its products, its picked ones, and the images of its first products. */
export type GroupSummary = {
  readonly id: bigint;
  readonly name: string;
  readonly rules: GroupRules;
  readonly products: number;
  readonly picked: readonly string[];
  readonly images: readonly { readonly signature: string; readonly sizes: object }[];
};

const IMAGES_SHOWN = 4;

/** Returns a group of a catalog that the member has access to. Throws `product_group_not_found`. */
export async function findGroup(db: Db, reader: Reader, id: string): Promise<GroupRow> {
  const known = parseId(id);
  const [found] =
    known === undefined
      ? []
      : await db
          .select({ group: productGroups, catalog: catalogs })
          .from(productGroups)
          .innerJoin(catalogs, eq(catalogs.id, productGroups.catalogId))
          .where(and(eq(productGroups.id, known), isReached(reader)));
  if (!found) throw new AppError('product_group_not_found');
  return { ...found.group, catalog: found.catalog };
}

/** Creates a group of products of a catalog. Throws `product_groups_full` and `invalid_input`. */
export async function createGroup(
  tx: Db,
  membership: Membership,
  catalog: CatalogRow,
  input: GroupInput,
): Promise<bigint> {
  const [{ known } = { known: 0 }] = await tx
    .select({ known: count() })
    .from(productGroups)
    .where(eq(productGroups.catalogId, catalog.id));
  if (known >= PRODUCT_GROUPS_MAX) throw new AppError('product_groups_full');
  const id = newId();
  const { name, rules } = input;
  await nameOnce(tx.insert(productGroups).values({ id, catalogId: catalog.id, name, rules }));
  await storeMembers(tx, { id, catalogId: catalog.id }, input);
  await logAction(tx, membership, 'catalog.changed', catalog.name);
  return id;
}

/** Changes the name, the rules and the picked products of a group. Throws `invalid_input`. */
export async function changeGroup(
  tx: Db,
  membership: Membership,
  group: GroupRow,
  input: GroupInput,
): Promise<void> {
  const { name, rules } = input;
  await nameOnce(tx.update(productGroups).set({ name, rules }).where(eq(productGroups.id, group.id)));
  await storeMembers(tx, group, input);
  await logAction(tx, membership, 'catalog.changed', group.catalog.name);
}

/** Deletes a group; its products stay. */
export async function deleteGroup(tx: Db, membership: Membership, group: GroupRow): Promise<void> {
  await tx.delete(productGroups).where(eq(productGroups.id, group.id));
  await logAction(tx, membership, 'catalog.changed', group.catalog.name);
}

async function nameOnce(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (isUniqueViolation(error, 'product_groups_name'))
      throw new AppError('invalid_input', { fields: { name: 'Another group has this name.' }, cause: error });
    throw error;
  });
}

async function storeMembers(
  tx: Db,
  { id, catalogId }: { readonly id: bigint; readonly catalogId: bigint },
  { picked }: GroupInput,
): Promise<void> {
  await tx
    .delete(productGroupItems)
    .where(and(eq(productGroupItems.groupId, id), eq(productGroupItems.isPicked, true)));
  await tx.execute(sql`
    insert into product_group_items (group_id, item_id, is_picked)
    select ${id}, item.item_id, true from catalog_items item
    where item.catalog_id = ${catalogId} and item.state <> 'removed'
      and item.item_id in (select jsonb_array_elements_text(${JSON.stringify(picked)}::jsonb))
    on conflict (group_id, item_id) do update set is_picked = true`);
  await updateGroups(tx, { catalogId, groupId: id });
}

/** Returns the groups of a catalog in the order in which they were created, or one of them. */
export async function listGroups(
  db: Db,
  catalog: Pick<CatalogRow, 'id'>,
  id?: bigint,
): Promise<readonly GroupSummary[]> {
  const isIn = sql`from product_group_items member
    join catalog_items item on item.catalog_id = ${catalog.id} and item.item_id = member.item_id and item.state <> 'removed'`;
  const rows = await db
    .select({
      id: productGroups.id,
      name: productGroups.name,
      rules: productGroups.rules,
      products: sql<number>`(select count(*)::int ${isIn} where member.group_id = product_groups.id)`,
      picked: sql<readonly string[]>`coalesce((select json_agg(item.item_id order by item.item_id) ${isIn}
        where member.group_id = product_groups.id and member.is_picked), '[]')`,
      images: sql<GroupSummary['images']>`coalesce((select json_agg(image) from (
        select images.signature, images.sizes ${isIn}
          join pins on pins.id = item.content_id and pins.deleted_at is null
          join contents on contents.id = pins.content_id join images on images.id = contents.image_id
        where member.group_id = product_groups.id order by item.item_id limit ${IMAGES_SHOWN}) image), '[]')`,
    })
    .from(productGroups)
    .where(
      and(eq(productGroups.catalogId, catalog.id), id === undefined ? undefined : eq(productGroups.id, id)),
    )
    .orderBy(asc(productGroups.id));
  return rows;
}
