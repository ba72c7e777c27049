import { and, eq, sql, type SQL } from 'drizzle-orm';
import { nextUsername, users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { selected, viewerStatement, type Value } from '../../platform/database/statement.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import { canPerform, type BoardRight, type BoardAccess } from './board-access.ts';
import type { BoardRow } from './board-row.ts';
import { reachableBoards } from './can-see.ts';
import { boardCollaborators, boards } from './tables.ts';

declare const authorized: unique symbol;

/** A board for which `authoriseBoard` granted the permission; only that function creates one. */
export type Authorized<Right extends BoardRight> = BoardRow & { readonly [authorized]: Right };

/** The columns of a board's row. */
export const boardColumns = {
  id: boards.id,
  ownerId: boards.ownerId,
  name: boards.name,
  slug: boards.slug,
  description: boards.description,
  privacy: boards.privacy,
  layout: boards.layout,
  isCollaborative: boards.isCollaborative,
  pinCount: boards.pinCount,
  sectionCount: boards.sectionCount,
  followerCount: boards.followerCount,
  lastPinnedAt: boards.lastPinnedAt,
  position: boards.position,
  coverPinId: boards.coverPinId,
  createdAt: boards.createdAt,
  archivedAt: boards.archivedAt,
  deletedAt: boards.deletedAt,
  restorableUntil: boards.restorableUntil,
  mergedIntoId: boards.mergedIntoId,
  ownerUsername: users.username,
};

const boardBy = (name: string, named: (value: (name: string) => Value) => SQL) =>
  viewerStatement<BoardRow>(
    name,
    (viewer, value) => sql`select ${selected(boardColumns)} from ${boards}
      join ${users} on ${users.id} = ${boards.ownerId} where ${named(value)} and ${reachableBoards(viewer)}`,
  );
const boardById = boardBy('a board', (value) => sql`${boards.id} = ${value('id')}`);
const boardByAddress = boardBy(
  'a board by its address',
  (value) => sql`${users.username} = ${value('username')} and ${boards.slug} = ${value('slug')}`,
);

/** Returns a board that the viewer may see, by id or address; undefined both for a hidden board and for none. */
export async function findBoard(
  db: Db,
  viewer: Viewer,
  by: { readonly id: bigint } | { readonly username: string; readonly slug: string },
): Promise<BoardRow | undefined> {
  const [row] = await ('id' in by
    ? boardById(db, viewer, by)
    : boardByAddress(db, viewer, { ...by, username: by.username.toLowerCase() }));
  return row;
}

/** Returns a board that the viewer may see, by an address with its owner's current or a former username. */
export async function findBoardByAnyName(
  db: Db,
  viewer: Viewer,
  address: { readonly username: string; readonly slug: string },
): Promise<BoardRow | undefined> {
  const board = await findBoard(db, viewer, address);
  if (board) return board;
  const username = await nextUsername(db, address.username);
  return username === undefined ? undefined : findBoard(db, viewer, { ...address, username });
}

/** Returns the viewer's access to a board. */
export async function getBoardAccess(db: Db, viewer: SignedIn, board: BoardRow): Promise<BoardAccess> {
  if (board.ownerId === viewer.id) return 'owner';
  const [rights] = await db
    .select({ mayEdit: boardCollaborators.mayEdit, mayInvite: boardCollaborators.mayInvite })
    .from(boardCollaborators)
    .where(and(eq(boardCollaborators.boardId, board.id), eq(boardCollaborators.userId, viewer.id)));
  return rights ?? null;
}

/**
 * Returns the board if the viewer has this permission on it. Throws `board_not_found` when they may not see it,
 * `forbidden` when they see it without the permission, and `board_archived` for a save to an archived board.
 */
export async function authoriseBoard<Right extends BoardRight>(
  db: Db,
  viewer: SignedIn,
  id: bigint | undefined,
  right: Right,
): Promise<Authorized<Right>> {
  const board = id === undefined ? undefined : await findBoard(db, viewer, { id });
  if (!board) throw new AppError('board_not_found');
  if (!canPerform(await getBoardAccess(db, viewer, board), right)) throw new AppError('forbidden');
  if (right === 'save' && board.archivedAt) throw new AppError('board_archived');
  return board as Authorized<Right>;
}
