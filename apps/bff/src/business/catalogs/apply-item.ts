import { and, eq, sql } from 'drizzle-orm';
import type { Authorized } from '../../pins/board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { createPin, removePin } from '../../pins/pins/index.ts';
import { contents } from '../../pins/pin-access/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { ItemRow } from './item-row.ts';
import { fetchProductPicture } from './product-picture.ts';
import { productContent } from './product-content.ts';
import type { RunIssue } from './store-lines.ts';
import { catalogItems, type FeedProduct } from '../catalog-records/index.ts';

/** The board and section to which products are pinned. */
export type ProductTarget = {
  readonly owner: SignedIn;
  readonly board: Authorized<'save'>;
  readonly runId: bigint;
};

/** The result of applying a product. `busy` is retried soon; `same` needed no change. */
export type Applied =
  | { readonly kind: 'created' | 'updated' | 'sold-out' | 'removed' | 'same' | 'busy' }
  | { readonly kind: 'failed'; readonly finding: RunIssue };

/**
 * Synchronizes the pin of one product with the feed: created, changed, sold out or removed. A pin removed by
 * a moderator is not restored; if the image cannot be fetched, the pin stays unchanged.
 */
export async function applyItem(deps: Deps, place: ProductTarget, item: ItemRow): Promise<Applied> {
  const { db } = deps;
  if (item.state === 'leaving') return leave(db, place, item);
  const shown = await shownContent(db, item);
  if (shown.isForbidden) return refuse(db, item, { field: null, code: 'removed_by_moderator' });
  const needsPicture = !shown.isLive || item.shownImageUrl !== item.product.imageUrl;
  const picture = needsPicture ? await fetchProductPicture(deps, place.owner, item) : undefined;
  if (picture === 'busy') return { kind: 'busy' };
  if (picture === 'image_unreachable' || picture === 'image_unfit')
    return refuse(db, item, { field: 'image_link', code: picture });
  return db.transaction(async (tx) => {
    if (!(await isWaiting(tx, item))) return { kind: 'same' };
    const known = shown.isLive ? item.contentId : null;
    const contentId = await writeProductPin(tx, place, item.product, { contentId: known, imageId: picture });
    await tx
      .update(catalogItems)
      .set({ state: 'live', contentId, shownImageUrl: item.product.imageUrl })
      .where(isItem(item));
    if (known === null) return { kind: 'created' };
    return { kind: item.product.isSoldOut && !shown.wasSoldOut ? 'sold-out' : 'updated' };
  });
}

/** Writes a product to its pin, or to a new one, which needs an image. Returns the id of the pin. */
export async function writeProductPin(
  tx: Db,
  { owner, board }: Pick<ProductTarget, 'owner' | 'board'>,
  product: FeedProduct,
  { contentId, imageId }: { readonly contentId: bigint | null; readonly imageId: bigint | undefined },
): Promise<bigint> {
  const content = productContent(product);
  if (contentId !== null) {
    await tx
      .update(contents)
      .set({ ...content, ...(imageId === undefined ? {} : { imageId }) })
      .where(eq(contents.id, contentId));
    return contentId;
  }
  if (imageId === undefined) throw new Error('A product without a picture was to become a pin.');
  return createPin(tx, board, null, { ...content, creatorId: owner.id, imageId });
}

const isItem = ({ catalogId, itemId }: ItemRow) =>
  and(eq(catalogItems.catalogId, catalogId), eq(catalogItems.itemId, itemId));

/** Locks the product; returns false if another process has applied it meanwhile. */
async function isWaiting(tx: Db, item: ItemRow): Promise<boolean> {
  const [row] = await tx
    .select({ state: catalogItems.state })
    .from(catalogItems)
    .where(isItem(item))
    .for('update');
  return row?.state === item.state;
}

/** Reads the state of the pin of a product: shown, sold out, or removed by a moderator. */
export async function shownContent(
  db: Db,
  { contentId }: Pick<ItemRow, 'contentId'>,
): Promise<{ readonly isLive: boolean; readonly wasSoldOut: boolean; readonly isForbidden: boolean }> {
  const { rows } = await db.execute<{ is_live: boolean; was_sold_out: boolean; is_forbidden: boolean }>(sql`
    select exists (select from pins where pins.id = ${contentId} and pins.deleted_at is null) as is_live,
      coalesce((select is_oos_product from contents where id = ${contentId}), false) as was_sold_out,
      exists (select from moderation_decisions
        where kind = 'pin' and object_id = ${contentId} and decision = 'remove' and withdrawn_at is null) as is_forbidden`);
  const [row] = rows;
  return {
    isLive: row?.is_live === true,
    wasSoldOut: row?.was_sold_out === true,
    isForbidden: row?.is_forbidden === true,
  };
}

async function leave(db: Db, { owner }: ProductTarget, item: ItemRow): Promise<Applied> {
  return db.transaction(async (tx) => {
    if (!(await isWaiting(tx, item))) return { kind: 'same' };
    if (item.contentId !== null) await removePin(tx, owner, item.contentId);
    await tx.update(catalogItems).set({ state: 'removed' }).where(isItem(item));
    return { kind: 'removed' };
  });
}

async function refuse(
  db: Db,
  item: ItemRow,
  { field, code }: { readonly field: string | null; readonly code: string },
): Promise<Applied> {
  await db.update(catalogItems).set({ state: 'failed' }).where(isItem(item));
  const value = field === null ? '' : item.product.imageUrl.slice(0, 80).toWellFormed();
  const { line, itemId } = item;
  return { kind: 'failed', finding: { line, itemId, field, code, severity: 'error', value } };
}
