import { sql } from 'drizzle-orm';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import { toPage } from '../../platform/http/bookmark.ts';
import type { FeedProduct } from '../catalog-records/index.ts';
import type { Deps } from './deps.ts';
import type { CatalogRow } from './find-catalog.ts';

/** A product of a catalog, with its image and the state of its pin. */
export type ProductRow = {
  readonly item_id: string;
  readonly product: FeedProduct;
  readonly is_by_hand: boolean;
  readonly state: 'waiting' | 'leaving' | 'live' | 'failed';
  /** The id of its pin; null without one that is shown. */
  readonly pin_id: string | null;
  readonly is_forbidden: boolean;
  readonly signature: string | null;
  readonly sizes: object | null;
};

/** The products of a list: of all, of one source, of one text, of a group, or one product. */
export type ProductFilter = {
  readonly source?: 'hand' | 'feed' | undefined;
  readonly query?: string | undefined;
  readonly itemId?: string | undefined;
  readonly groupId?: bigint | undefined;
};

/** Returns a page of the products of a catalog that are not removed, in the order of their ids. */
export async function listProducts(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  catalog: CatalogRow,
  { source, query = '', itemId, groupId }: ProductFilter,
  params: PageParams,
): Promise<Page<ProductRow>> {
  const kind = `catalog products ${catalog.id} ${groupId ?? ''} ${source ?? ''} ${query}`;
  const [after] = bookmarks.read(kind, params.after) ?? [];
  const { rows } = await db.execute<ProductRow>(sql`
    select item.item_id, item.product, item.is_by_hand, item.state, pins.id::text as pin_id,
      exists (select from moderation_decisions
        where kind = 'pin' and object_id = item.content_id and decision = 'remove') as is_forbidden,
      images.signature, images.sizes
    from catalog_items item
      left join pins on pins.id = item.content_id and pins.deleted_at is null
      left join contents on contents.id = item.content_id
      left join images on images.id = contents.image_id
    where item.catalog_id = ${catalog.id} and item.state <> 'removed'
      and (${source ?? null}::text is null or item.is_by_hand = (${source ?? null}::text = 'hand'))
      and (${query} = '' or strpos(lower(concat_ws(' ', item.item_id, item.product ->> 'title', item.product ->> 'brand')),
        lower(${query})) > 0)
      and (${itemId ?? null}::text is null or item.item_id = ${itemId ?? null}::text)
      and (${groupId ?? null}::bigint is null or exists (select from product_group_items
        where group_id = ${groupId ?? null}::bigint and product_group_items.item_id = item.item_id))
      and (${after ?? null}::text is null or item.item_id > ${after ?? null}::text)
    order by item.item_id limit ${params.size + 1}`);
  return toPage(rows, params.size, (last) => bookmarks.make(kind, [last.item_id]));
}
