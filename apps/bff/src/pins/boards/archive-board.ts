import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { type Authorized, boardColumns, type BoardRow, boards } from '../board-access/index.ts';

const SHOWN_MAX = 200;

/**
 * Archives a board: only its members see it, and nothing can be saved to it. Archiving is idempotent. Throws
 * `invalid_input` for the board of quick saves, which is the profile itself.
 */
export async function archiveBoard(db: Db, board: Authorized<'own'>): Promise<void> {
  if (board.layout !== 'default')
    throw new AppError('invalid_input', { fields: { board_id: 'A profile is not archived.' } });
  await db
    .update(boards)
    .set({ archivedAt: new Date() })
    .where(and(eq(boards.id, board.id), isNull(boards.archivedAt)));
}

/** Unarchives a board: its privacy applies again. */
export async function unarchiveBoard(db: Db, board: Authorized<'own'>): Promise<void> {
  await db.update(boards).set({ archivedAt: null }).where(eq(boards.id, board.id));
}

/** Returns the viewer's archived boards, the last archived first. */
export async function archivedBoards(db: Db, viewer: SignedIn): Promise<readonly BoardRow[]> {
  return db
    .select(boardColumns)
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(eq(boards.ownerId, viewer.id), isNotNull(boards.archivedAt), isNull(boards.deletedAt)))
    .orderBy(desc(boards.archivedAt), desc(boards.id))
    .limit(SHOWN_MAX);
}
