import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { type BoardRow, boards } from '../board-access/index.ts';
import { slugCandidate, slugFrom, SLUG_TRIES } from './rules.ts';

/** A board to be made; checked by the resource's schema. */
export type NewBoard = {
  readonly name: string;
  readonly description: string | null;
  readonly privacy: 'public' | 'protected' | 'secret';
};

/**
 * Makes a board of the viewer's (SF-03). A second one by the same name is refused with `board_name_taken`, or given back
 * as it is with `returnExisting`.
 */
export async function createBoard(
  db: Db,
  viewer: SignedIn,
  board: NewBoard,
  returnExisting = false,
): Promise<BoardRow> {
  const slug = slugFrom(board.name, 'board');
  for (let nth = 1; nth <= SLUG_TRIES; nth += 1) {
    const [made] = await db
      .insert(boards)
      .values({ id: newId(), ownerId: viewer.id, slug: slugCandidate(slug, nth), ...board })
      .onConflictDoNothing()
      .returning();
    if (made) return { ...made, ownerUsername: viewer.username };
    const [same] = await db
      .select()
      .from(boards)
      .where(
        and(
          eq(boards.ownerId, viewer.id),
          eq(boards.name, board.name),
          eq(boards.layout, 'default'),
          isNull(boards.deletedAt),
        ),
      );
    if (same && returnExisting) return { ...same, ownerUsername: viewer.username };
    if (same) throw nameTaken();
  }
  throw nameTaken();
}

/** The refusal of a name that another board of the same owner has. */
export function nameTaken(cause?: unknown): AppError {
  return new AppError('board_name_taken', {
    fields: { name: 'You already have a board with this name.' },
    cause,
  });
}
