import { inArray, sql } from 'drizzle-orm';
import { findStoredResponse, withIdempotencyKey } from '../../people/idempotency/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import {
  authoriseBoard,
  boards,
  checkSecretTarget,
  reachableBoards,
  shownPrivacies,
  type TokenScopes,
} from '../board-access/index.ts';
import { quickSavesBoardId } from '../boards/index.ts';
import { visiblePins } from '../pin-access/index.ts';
import { createPin, isOutOfStock, publishedText, richDetails } from '../pins/index.ts';
import { findImages } from './find-images.ts';
import { fetchImage, storeImage, type PictureDeps } from './find-picture.ts';
import { retryIfImageRemoved } from '../image-lifecycle/index.ts';

/** The Pin of a product, and whether it was created now. */
export type ProductPin = { readonly id: string; readonly is_new: boolean };

/** The page of a product, and the board for its Pin: that of quick saves without one. */
export type ProductPinInput = { readonly url: string; readonly board_id?: string | undefined };

/**
 * Returns the Pin of the product at an address (CR-09): one with the same link that the member may see, their own first, or
 * a new one from the page's details and first image. Throws `page_without_product`, and what `findImages`, `fetchImage` and
 * `authoriseBoard` throw.
 */
export async function createProductPin(
  deps: PictureDeps & Parameters<typeof findImages>[0],
  viewer: SignedIn,
  { url, board_id: board }: ProductPinInput,
  call: TokenScopes & { readonly idempotencyKey: string | undefined },
): Promise<ProductPin> {
  const { db } = deps;
  const known = await findProductByLink(db, viewer, call, url);
  if (known !== undefined) return { id: known, is_new: false };
  const intent = { key: call.idempotencyKey, request: ['product pin', url, board ?? null] };
  const earlier = await findStoredResponse<ProductPin>(db, viewer, intent);
  if (earlier) return earlier.answer;
  const page = await findImages(deps, url);
  const redirected = page.url === url ? undefined : await findProductByLink(db, viewer, call, page.url);
  if (redirected !== undefined) return { id: redirected, is_new: false };
  const { details } = page;
  const [image] = page.images;
  if (details?.kind !== 'product' || image === undefined)
    throw new AppError('page_without_product', { fields: { url: 'We found no product on this page.' } });
  const boardId = board === undefined ? await quickSavesBoardId(db, viewer.id) : parseId(board);
  const target = await authoriseBoard(db, viewer, boardId, 'save');
  checkSecretTarget(call, 'pins', target.privacy);
  const bytes = await fetchImage(deps, { url: image.url, page: page.url }, 'url');
  const title = publishedText(details.name) ?? publishedText(page.title ?? '');
  return retryIfImageRemoved(async () => {
    const { id: imageId } = await storeImage(deps, viewer, bytes, 'url');
    return db.transaction((tx) =>
      withIdempotencyKey(tx, viewer, intent, async () => {
        const id = await createPin(tx, target, null, {
          creatorId: viewer.id,
          imageId,
          title,
          gridTitle: title,
          description: publishedText(page.description ?? ''),
          altText: image.alt === null ? null : publishedText(image.alt),
          link: page.url,
          isOosProduct: isOutOfStock(details),
          rich: richDetails({ details, title: title ?? '' }),
        });
        return { id: String(id), is_new: true };
      }),
    );
  });
}

/** Finds the Pin of a product with this link that the member may see and the call is shown, the own ones first. */
async function findProductByLink(
  db: Db,
  viewer: SignedIn,
  call: TokenScopes,
  link: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select pins.id::text as id
    from contents join pins on pins.content_id = contents.id join boards on boards.id = pins.board_id
    where contents.link = ${link} and contents.rich ? 'products' and pins.deleted_at is null
      and ${reachableBoards(viewer)} and ${visiblePins(viewer)}
      and ${inArray(boards.privacy, [...shownPrivacies(call, 'pins')])}
    order by (contents.creator_id = ${viewer.id}) desc, pins.is_repin, pins.id limit 1`);
  return rows[0]?.id;
}
