import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { IMAGE_REFUSALS } from '../../platform/media/images/index.ts';
import { FIELD_PROBLEMS } from '../../platform/errors/field-errors.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import { boardGuestImages, boardShareLinks } from '../board-access/index.ts';
import { openShareLink, type LinkKey, type OpenedBoard } from '../boards/index.ts';
import { retryIfImageRemoved, saveImage } from '../image-lifecycle/index.ts';
import type { Deps } from './deps.ts';
import { GUEST_IMAGES_WAITING_MAX } from './rules.ts';

const HOUR_MS = 3_600_000;
const IMAGES_PER_ADDRESS = defineLimit({
  name: 'images of guests an address',
  max: 30,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const IMAGES_PER_LINK = defineLimit({
  name: 'images of guests by a link',
  max: 300,
  windowMs: 24 * HOUR_MS,
  against: 'abuse',
});

/** An image as a guest sends it. */
export type GuestImage = {
  readonly name: string;
  readonly note: string | null;
  readonly bytes: Uint8Array;
};

/**
 * Returns the board to which those who have a link may add images, and counts the attempt. Throws what `openShareLink` throws,
 * `share_password_wrong` without its password, `guest_images_closed` for a link that takes no images, and `rate_limited`.
 */
export async function openForGuests(
  deps: Pick<Deps, 'db' | 'now' | 'limits' | 'env'>,
  viewer: Viewer,
  key: LinkKey,
): Promise<OpenedBoard> {
  const opened = await openShareLink(deps, viewer, key);
  if (opened === 'asks-password') throw new AppError('share_password_wrong');
  if (!opened.guestsMayAdd) throw new AppError('guest_images_closed');
  await deps.limits.count(
    [IMAGES_PER_ADDRESS, getClientSubnet(key.address)],
    [IMAGES_PER_LINK, String(opened.linkId)],
  );
  return opened;
}

/**
 * Stores an image of a guest, which waits for review and is shown to the owner alone. It is processed as images of members are: its
 * content decides its type, it is encoded again without metadata, and it is checked against the block list. Throws the code of
 * its refusal, `guest_images_full`, and `board_link_gone` if the link was deleted meanwhile.
 */
export async function addGuestImage(
  deps: Deps,
  { board, linkId }: OpenedBoard,
  { name, note, bytes }: GuestImage,
): Promise<void> {
  await retryIfImageRemoved(async () => {
    const saved = await saveImage(deps, board.ownerId, { kind: 'upload', bytes }, { isSentByOwner: false });
    if (!saved.ok)
      throw new AppError(
        IMAGE_REFUSALS[saved.code],
        saved.type === undefined ? {} : { fields: { file: FIELD_PROBLEMS[saved.type] } },
      );
    await deps.db.transaction(async (tx) => {
      // Guests with the same link wait for each other: together they would exceed the limit.
      const [link] = await tx
        .select({ id: boardShareLinks.id })
        .from(boardShareLinks)
        .where(eq(boardShareLinks.id, linkId))
        .for('no key update');
      if (!link) throw new AppError('board_link_gone');
      const [waiting] = await tx
        .select({ count: sql<number>`count(*)::int` })
        .from(boardGuestImages)
        .where(eq(boardGuestImages.boardId, board.id));
      if ((waiting?.count ?? 0) >= GUEST_IMAGES_WAITING_MAX) throw new AppError('guest_images_full');
      await tx.insert(boardGuestImages).values({
        id: newId(),
        boardId: board.id,
        ownerId: board.ownerId,
        linkId,
        imageId: saved.row.id,
        guestName: name,
        note,
      });
    });
  });
}
