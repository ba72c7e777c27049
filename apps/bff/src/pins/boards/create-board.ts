import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { type BoardRow, boards } from '../board-access/index.ts';
import { slugCandidate } from '../../platform/text/slugs.ts';
import { slugFrom, SLUG_TRIES } from './rules.ts';

/** The fields of a new board, validated by the resource's schema. */
export type NewBoard = {
  readonly name: string;
  readonly description: string | null;
  readonly privacy: 'public' | 'protected' | 'secret';
};

/**
 * Creates a board of the viewer (SF-03). An existing board with the same name is reported as `board_name_taken`, or
 * returned unchanged if `returnsExisting` accepts it.
 */
export async function createBoard(
  db: Db,
  viewer: SignedIn,
  board: NewBoard,
  returnsExisting: (board: BoardRow) => boolean = () => false,
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
    const existing = same && { ...same, ownerUsername: viewer.username };
    if (existing && returnsExisting(existing)) return existing;
    if (existing) throw nameTaken();
  }
  throw nameTaken();
}

/** Returns the error for a name that another board of the same owner has. */
export function nameTaken(cause?: unknown): AppError {
  return new AppError('board_name_taken', {
    fields: { name: 'You already have a board with this name.' },
    cause,
  });
}
