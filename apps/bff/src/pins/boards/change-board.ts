import { and, eq, isNull } from 'drizzle-orm';
import { checkWords } from '../../people/word-rules/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { pins } from '../pin-access/index.ts';
import { type Authorized, boards, boardUrl } from '../board-access/index.ts';
import { nameTaken, type NewBoard } from './create-board.ts';
import { slugCandidate } from '../../platform/text/slugs.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { boardUpdated } from './events.ts';
import { slugFrom, SLUG_TRIES } from './rules.ts';

/** The changeable fields of a board. A cover of null shows the newest pins. */
export type BoardChange = Partial<NewBoard> & { readonly coverPinId?: bigint | null };

/**
 * Changes a board's texts, privacy and cover; its address follows its name. Returns its path. Throws
 * `board_name_taken`, and `pin_not_found` for a cover that is no pin of this board.
 */
export async function changeBoard(
  db: Db,
  board: Authorized<'edit' | 'own'>,
  change: BoardChange,
): Promise<string> {
  if (change.coverPinId != null) await checkCover(db, board.id, change.coverPinId);
  if (Object.keys(change).length === 0) return boardUrl(board);
  await checkWords(db, { name: change.name, description: change.description });
  const isRenamed = change.name !== undefined && change.name !== board.name;
  const wanted = isRenamed ? slugFrom(change.name ?? board.name, 'board') : board.slug;
  for (let nth = 1; nth <= SLUG_TRIES; nth += 1) {
    const slug = isRenamed ? slugCandidate(wanted, nth) : wanted;
    try {
      await db.transaction(async (tx) => {
        await tx
          .update(boards)
          .set({ ...change, slug })
          .where(eq(boards.id, board.id));
        await publishEvent(tx, boardUpdated, { boardId: board.id, ownerId: board.ownerId });
      });
      return boardUrl({ slug, ownerUsername: board.ownerUsername });
    } catch (error) {
      if (isUniqueViolation(error, 'boards_name')) throw nameTaken(error);
      if (!isUniqueViolation(error, 'boards_slug')) throw error;
    }
  }
  throw nameTaken();
}

async function checkCover(db: Db, boardId: bigint, pinId: bigint): Promise<void> {
  const [pin] = await db
    .select({ id: pins.id })
    .from(pins)
    .where(and(eq(pins.id, pinId), eq(pins.boardId, boardId), isNull(pins.deletedAt)));
  if (!pin)
    throw new AppError('pin_not_found', { fields: { cover_pin_id: 'This Pin is not on the board.' } });
}
