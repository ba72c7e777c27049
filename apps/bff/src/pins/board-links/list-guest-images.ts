import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { images } from '../../platform/media/images/tables.ts';
import { type Authorized, boardGuestImages, boardShareLinks } from '../board-access/index.ts';

const PAGE_SIZE = 50;

/** An image of a guest that waits for review. */
export type WaitingImage = Pick<
  typeof boardGuestImages.$inferSelect,
  'id' | 'guestName' | 'note' | 'createdAt'
> &
  Pick<typeof images.$inferSelect, 'signature' | 'sizes'> & { readonly linkLabel: string | null };

/** Returns the oldest images of guests that wait on a board, at most 50, and the number of all. */
export async function listGuestImages(
  db: Db,
  board: Authorized<'invite'>,
): Promise<{ readonly items: readonly WaitingImage[]; readonly count: number }> {
  const isOfBoard = eq(boardGuestImages.boardId, board.id);
  const [items, [all]] = await Promise.all([
    db
      .select({
        id: boardGuestImages.id,
        guestName: boardGuestImages.guestName,
        note: boardGuestImages.note,
        createdAt: boardGuestImages.createdAt,
        linkLabel: boardShareLinks.label,
        signature: images.signature,
        sizes: images.sizes,
      })
      .from(boardGuestImages)
      .innerJoin(images, eq(images.id, boardGuestImages.imageId))
      .leftJoin(boardShareLinks, eq(boardShareLinks.id, boardGuestImages.linkId))
      .where(isOfBoard)
      .orderBy(asc(boardGuestImages.id))
      .limit(PAGE_SIZE),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(boardGuestImages)
      .where(isOfBoard),
  ]);
  return { items, count: all?.count ?? 0 };
}
