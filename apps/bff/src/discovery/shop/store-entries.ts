import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import type { ContentRich } from '../../pins/pin-access/index.ts';
import { categoryOf } from './category-of.ts';
import { shopProduct } from './shop-product.ts';

/** The facts of a pin that the search index computes and the lists of shopping use. */
export type IndexedPin = {
  readonly id: bigint;
  readonly isPublic: boolean;
  readonly quality: number;
  readonly color: string;
};

type Row = {
  id: string;
  rich: ContentRich;
  title: string | null;
  category: string | null;
  creator_id: string;
  is_sold_out: boolean;
  is_stale: boolean;
  topics: string[] | null;
};

/** Updates the lists of shopping with changed pins, by content; those in `pins` are visible to someone, the others are removed. */
export async function updateShopEntries(
  db: Db,
  changed: readonly bigint[],
  pins: readonly IndexedPin[],
): Promise<void> {
  if (changed.length === 0) return;
  await db.execute(sql`delete from shop_entries where content_id = any(${idList(changed)}::bigint[])`);
  const known = new Map(pins.map((pin) => [String(pin.id), pin]));
  if (known.size === 0) return;
  const { rows } = await db.execute<Row>(sql`
    select contents.id::text, contents.rich, coalesce(contents.title, contents.grid_title) as title, contents.category,
      contents.creator_id::text, contents.is_oos_product as is_sold_out, contents.is_stale_product as is_stale,
      (select json_agg(interests.name) from interests where interests.id = contents.interest_id or interests.id in (
        select interest_id from content_topics where content_id = contents.id)) as topics
    from contents where contents.id = any(${idList(pins.map(({ id }) => id))}::bigint[]) and contents.rich ? 'products'`);
  const entries = rows.flatMap((row) => {
    const pin = known.get(row.id);
    return pin ? entriesOf(row, pin) : [];
  });
  if (entries.length === 0) return;
  await db.execute(sql`
    insert into shop_entries (list, content_id, rank, currency, price_micro, discount, is_available, category, brand, color)
    select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as row (
      list text, content_id bigint, rank real, currency text, price_micro bigint, discount smallint, is_available boolean,
      category int, brand text, color text)
    on conflict do nothing`);
}

function entriesOf(row: Row, pin: IndexedPin): readonly object[] {
  const [product] = row.rich.products ?? [];
  if (!product) return [];
  const { quality, color, isPublic } = pin;
  const facts = shopProduct(product, { isSoldOut: row.is_sold_out, isStale: row.is_stale, quality });
  const category = categoryOf({
    category: row.category,
    name: row.title ?? product.name,
    topics: row.topics ?? [],
  });
  const shared = isPublic
    ? [
        ALL_PRODUCTS,
        ...(facts.discount > 0 ? [SALE_PRODUCTS] : []),
        ...[category?.id, category?.parentId].flatMap((id) => (id == null ? [] : [categoryList(id)])),
        ...(facts.brand === null ? [] : [brandList(facts.brand)]),
      ]
    : [];
  return [merchantList(row.creator_id), ...shared].map((list) => ({
    list,
    content_id: row.id,
    rank: facts.rank,
    currency: facts.currency,
    price_micro: facts.priceMicro,
    discount: facts.discount,
    is_available: facts.isAvailable,
    category: category?.id ?? null,
    brand: facts.brand,
    color,
  }));
}

/** The list of all public products, and that of those on sale. */
export const ALL_PRODUCTS = 'all';
export const SALE_PRODUCTS = 'sale';

/** Returns the list of a category's products. */
export const categoryList = (id: number): string => `category:${id}`;

/** Returns the list of a brand's products. */
export const brandList = (brand: string): string => `brand:${brand}`;

/** Returns the list of a member's products. */
export const merchantList = (userId: bigint | string): string => `merchant:${userId}`;
