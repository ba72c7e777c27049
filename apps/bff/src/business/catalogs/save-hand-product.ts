import { and, count, eq, ne } from 'drizzle-orm';
import { users, viewerColumns } from '../../people/accounts/index.ts';
import { authoriseBoard } from '../../pins/board-access/index.ts';
import { retryIfImageRemoved } from '../../pins/image-lifecycle/index.ts';
import { removePin } from '../../pins/pins/index.ts';
import { uploadedPicture } from '../../pins/uploads/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import { logAction, type Membership } from '../business/index.ts';
import { catalogItems, HAND_PRODUCTS_MAX, type FeedProduct } from '../catalog-records/index.ts';
import { shownContent, writeProductPin, type ProductTarget } from './apply-item.ts';
import type { Deps } from './deps.ts';
import type { CatalogRow } from './find-catalog.ts';
import {
  fieldText,
  isUploaded,
  readHandProduct,
  uploadedAddress,
  type HandProductInput,
} from './hand-product-fields.ts';
import type { ItemRow } from './item-row.ts';
import { fetchProductPicture } from './product-picture.ts';
import { updateGroupsOfItem } from './group-members.ts';

/** A product that is added or changed by hand. */
export type HandProductChange = HandProductInput & {
  /** The merchant's own id of a new product; one is made without it. */
  readonly id?: string | undefined;
  /** An upload of the viewer; it replaces the address of the image. */
  readonly upload_id?: string | undefined;
};

type Caller = Membership & { readonly viewer: SignedIn };

/**
 * Adds a product to a catalog, or changes one that was added by hand, and its pin with it, in one transaction. Feeds leave it
 * alone. Throws `invalid_input` by the fields of a feed, `products_full`, `product_not_found`, `product_from_feed`, `overloaded`, and
 * the errors of `authoriseBoard` and `uploadedPicture`.
 */
export async function saveHandProduct(
  deps: Deps,
  caller: Caller,
  catalog: CatalogRow,
  { itemId, input }: { readonly itemId: string | null; readonly input: HandProductChange },
): Promise<ItemRow> {
  const { db } = deps;
  const target = await targetOf(db, catalog);
  const before = itemId === null ? undefined : await findHandProduct(db, catalog, itemId);
  const shown = await shownContent(db, { contentId: before?.contentId ?? null });
  if (shown.isForbidden) throw new AppError('forbidden');
  const write = async (): Promise<ItemRow> => {
    const uploaded = await findUpload(deps, caller, input, before);
    const id = before?.itemId ?? (input.id?.trim() || `hand-${newId()}`);
    const { product, errors } = readHandProduct(input, id, uploaded?.address);
    if (errors) throw new AppError('invalid_input', { fields: errors });
    const isSameImage = shown.isLive && before?.shownImageUrl === product.imageUrl;
    const imageId = isSameImage
      ? undefined
      : (uploaded?.imageId ?? (await fetchImage(deps, target, catalog, product)));
    return db.transaction(async (tx) => {
      const row = await lockItem(tx, catalog, product, before);
      const known = shown.isLive ? row.contentId : null;
      const contentId = await writeProductPin(tx, target, product, { contentId: known, imageId });
      const [saved] = await tx
        .update(catalogItems)
        .set({ product, state: 'live', isByHand: true, contentId, shownImageUrl: product.imageUrl })
        .where(isItem(catalog, product.itemId))
        .returning();
      if (!saved) throw new Error('A locked product was not there to be changed.');
      await updateGroupsOfItem(tx, saved);
      await logAction(tx, caller, 'catalog.changed', catalog.name);
      return saved;
    });
  };
  return retryIfImageRemoved(write);
}

/** Removes a product that was added by hand, with its pin. Throws as `saveHandProduct`. */
export async function removeHandProduct(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  catalog: CatalogRow,
  itemId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { contentId } = await findHandProduct(tx, catalog, itemId);
    const [owner] = await tx.select(viewerColumns).from(users).where(eq(users.id, catalog.ownerId));
    if (contentId !== null && owner) await removePin(tx, owner, contentId);
    await tx.update(catalogItems).set({ state: 'removed' }).where(isItem(catalog, itemId));
    await logAction(tx, caller, 'catalog.changed', catalog.name);
  });
}

const isItem = (catalog: CatalogRow, itemId: string) =>
  and(eq(catalogItems.catalogId, catalog.id), eq(catalogItems.itemId, itemId));

async function targetOf(db: Db, catalog: CatalogRow): Promise<Pick<ProductTarget, 'owner' | 'board'>> {
  const [owner] = await db.select(viewerColumns).from(users).where(eq(users.id, catalog.ownerId));
  if (!owner) throw new AppError('catalog_not_found');
  return { owner, board: await authoriseBoard(db, owner, catalog.boardId, 'save') };
}

async function findHandProduct(db: Db, catalog: CatalogRow, itemId: string): Promise<ItemRow> {
  const [row] = await db.select().from(catalogItems).where(isItem(catalog, itemId));
  if (!row || row.state === 'removed') throw new AppError('product_not_found');
  if (!row.isByHand) throw new AppError('product_from_feed');
  return row;
}

/** Returns the uploaded image of a product: a new one, or the one that it has, if no address replaces it. */
async function findUpload(
  { db }: Deps,
  { viewer }: Caller,
  input: HandProductChange,
  before: ItemRow | undefined,
): Promise<{ readonly address: string; readonly imageId?: bigint } | undefined> {
  if (input.upload_id !== undefined) {
    const imageId = await uploadedPicture(db, viewer, parseId(input.upload_id), 'image_link');
    return { address: uploadedAddress(imageId), imageId };
  }
  const hasAddress = (input.image_link ?? '').trim() !== '';
  return !hasAddress && before && isUploaded(before.product.imageUrl)
    ? { address: before.product.imageUrl }
    : undefined;
}

async function fetchImage(
  deps: Deps,
  { owner }: Pick<ProductTarget, 'owner'>,
  { id: catalogId }: CatalogRow,
  product: FeedProduct,
): Promise<bigint> {
  // The image of a removed pin may be gone, so an upload is asked for again.
  if (isUploaded(product.imageUrl))
    throw new AppError('invalid_input', { fields: { image_link: fieldText('missing') } });
  const found = await fetchProductPicture(deps, owner, { catalogId, product });
  if (found === 'busy') throw new AppError('overloaded');
  if (typeof found === 'string')
    throw new AppError('invalid_input', { fields: { image_link: fieldText(found) } });
  return found;
}

/** Locks the row of a product; a new one is inserted first. A removed product may be added again. */
async function lockItem(
  tx: Db,
  catalog: CatalogRow,
  product: FeedProduct,
  before: ItemRow | undefined,
): Promise<ItemRow> {
  const { itemId } = product;
  if (!before) {
    const [{ known } = { known: 0 }] = await tx
      .select({ known: count() })
      .from(catalogItems)
      .where(
        and(
          eq(catalogItems.catalogId, catalog.id),
          eq(catalogItems.isByHand, true),
          ne(catalogItems.state, 'removed'),
        ),
      );
    if (known >= HAND_PRODUCTS_MAX) throw new AppError('products_full');
    await tx
      .insert(catalogItems)
      .values({
        catalogId: catalog.id,
        itemId,
        line: 0,
        product,
        seenRunId: 0n,
        isByHand: true,
        state: 'removed',
      })
      .onConflictDoNothing();
  }
  const [row] = await tx.select().from(catalogItems).where(isItem(catalog, itemId)).for('update');
  if (!row) throw new AppError('product_not_found');
  if (!before && row.state !== 'removed')
    throw new AppError('invalid_input', { fields: { id: 'Another product of this catalog has this id.' } });
  return row;
}
