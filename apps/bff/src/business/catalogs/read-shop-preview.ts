import { eq, sql } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Deps } from './deps.ts';
import type { CatalogRow } from './find-catalog.ts';
import { listProducts, type ProductRow } from './list-products.ts';
import { listGroups } from './product-groups.ts';

/** The shop on the profile of a catalog's owner, as it will look with the products of the catalog. */
export type ShopPreview = {
  readonly username: string;
  readonly fullName: string;
  readonly isVerified: boolean;
  /** Number of products with a pin, and of those without one. */
  readonly live: number;
  readonly pending: number;
  readonly sections: readonly {
    readonly id: bigint;
    readonly name: string;
    readonly products: number;
    readonly shown: readonly ProductRow[];
  }[];
  readonly shown: readonly ProductRow[];
};

const SECTION_SIZE = 8;
const SHOP_SIZE = 24;

/** Reads the preview of the shop: the groups of the catalog with their first products, and its first products. */
export async function readShopPreview(
  deps: Pick<Deps, 'db' | 'bookmarks'>,
  catalog: CatalogRow,
): Promise<ShopPreview> {
  const { db } = deps;
  const [[owner], counts, groups, all] = await Promise.all([
    db
      .select({ username: users.username, fullName: users.fullName, isVerified: users.isVerifiedMerchant })
      .from(users)
      .where(eq(users.id, catalog.ownerId)),
    db.execute<{ live: number; pending: number }>(sql`
      select (count(*) filter (where pins.id is not null))::int as live,
        (count(*) filter (where pins.id is null))::int as pending
      from catalog_items item left join pins on pins.id = item.content_id and pins.deleted_at is null
      where item.catalog_id = ${catalog.id} and item.state <> 'removed'`),
    listGroups(db, catalog),
    listProducts(deps, catalog, {}, { size: SHOP_SIZE, after: null }),
  ]);
  if (!owner) throw new AppError('catalog_not_found');
  const sections = [];
  for (const { id, name, products } of groups) {
    if (products === 0) continue;
    const page = await listProducts(deps, catalog, { groupId: id }, { size: SECTION_SIZE, after: null });
    sections.push({ id, name, products, shown: page.items });
  }
  const { live, pending } = counts.rows[0] ?? { live: 0, pending: 0 };
  return { ...owner, live, pending, sections, shown: all.items };
}
