import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { ALL_PRODUCTS, merchantList } from './store-entries.ts';

/** Returns whether the shop of a member has products: public ones, or for the member themselves any. */
export async function hasShop(db: Db, viewer: Viewer, userId: bigint): Promise<boolean> {
  const isOwn = viewer?.id === userId;
  const { rows } = await db.execute<{ has_shop: boolean }>(sql`
    select exists (select from shop_entries entry where list = ${merchantList(userId)}
      and (${isOwn} or exists (select from shop_entries shared
        where shared.content_id = entry.content_id and shared.list = ${ALL_PRODUCTS}))) as has_shop`);
  return rows[0]?.has_shop === true;
}
