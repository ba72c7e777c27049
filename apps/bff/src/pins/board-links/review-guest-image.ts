import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { type Authorized, boardGuestImages } from '../board-access/index.ts';
import { removePictureIfUnused } from '../image-lifecycle/index.ts';
import { createPin } from '../pins/index.ts';
import type { Deps } from './deps.ts';
import { guestByline } from './rules.ts';

type GuestImageRow = typeof boardGuestImages.$inferSelect;

/**
 * Accepts an image of a guest: it becomes a pin of the viewer on the board, with the name of the guest. Returns the id of the
 * pin. Throws `guest_image_reviewed` for an image that was reviewed already or never existed.
 */
export async function acceptGuestImage(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  board: Authorized<'save'>,
  id: bigint | undefined,
): Promise<bigint> {
  return db.transaction(async (tx) => {
    const { imageId, guestName, note } = await take(tx, board, id);
    return createPin(tx, board, null, {
      creatorId: viewer.id,
      imageId,
      description: guestByline(guestName, note),
      rich: { guest: { name: guestName } },
    });
  });
}

/**
 * Declines an image of a guest: it is removed, with its files unless something else shows them. Throws `guest_image_reviewed`.
 */
export async function declineGuestImage(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
  board: Authorized<'invite'>,
  id: bigint | undefined,
): Promise<void> {
  const { imageId } = await take(deps.db, board, id);
  await removePictureIfUnused(deps, imageId);
}

/** Removes an image from those that wait: of concurrent reviews, one gets it. */
async function take(db: Db, board: { readonly id: bigint }, id: bigint | undefined): Promise<GuestImageRow> {
  const [row] = await db
    .delete(boardGuestImages)
    .where(and(eq(boardGuestImages.boardId, board.id), eq(boardGuestImages.id, id ?? 0n)))
    .returning();
  if (!row) throw new AppError('guest_image_reviewed');
  return row;
}
