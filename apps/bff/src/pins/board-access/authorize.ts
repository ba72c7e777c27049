import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import {
  nextUsername,
  notBlockedCondition,
  readableProfileCondition,
  users,
} from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { defineStatement, selected, viewerStatement, type Value } from '../../platform/database/statement.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import { canPerform, type BoardRight, type BoardAccess } from './board-access.ts';
import type { BoardRow, SectionRow } from './board-row.ts';
import { onBoard, reachableBoards } from './can-see.ts';
import { boardCollaborators, boards, boardSections, formerBoardSlugs, formerSectionSlugs } from './tables.ts';

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
    { reusesPlan: true },
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

const boardByFormerSlug = viewerStatement<BoardRow & { readonly leftAt: Date }>(
  'a board by a former address',
  (
    viewer,
    value,
  ) => sql`select ${selected({ ...boardColumns, leftAt: formerBoardSlugs.leftAt })} from ${formerBoardSlugs}
    join users former_owner on former_owner.id = ${formerBoardSlugs.ownerId}
    join ${boards} on ${boards.id} = ${formerBoardSlugs.boardId}
    join ${users} on ${users.id} = ${boards.ownerId}
    where former_owner.username = ${value('username')} and ${formerBoardSlugs.slug} = ${value('slug')}
      and ${reachableBoards(viewer)} and (not ${formerBoardSlugs.wasSecret} or ${onBoard(viewer)})
    order by ${formerBoardSlugs.leftAt} desc limit 1`,
);
const goneBoard = defineStatement<{ readonly deletedAt: Date }>(
  'a deleted board by its address',
  (value) => sql`select ${selected({ deletedAt: boards.deletedAt })} from ${boards}
    join ${users} on ${users.id} = ${boards.ownerId}
    where ${users.username} = ${value('username')} and ${boards.slug} = ${value('slug')}
      and ${boards.deletedAt} is not null and ${boards.mergedIntoId} is null
      and ${boards.privacy} = 'public' and ${boards.archivedAt} is null
      and ${notBlockedCondition(null, boards.ownerId)} and ${readableProfileCondition(null, boards.ownerId)}
    order by ${boards.deletedAt} desc limit 1`,
);

/**
 * Returns a board that the viewer may see, by an address with its owner's current or a former username, and its own current or a
 * former slug. A current address goes before a former one. Returns 'gone' if the last board at the address that everyone could
 * see was deleted, until its row is removed.
 */
export async function findBoardByAnyName(
  db: Db,
  viewer: Viewer,
  address: { readonly username: string; readonly slug: string },
): Promise<BoardRow | 'gone' | undefined> {
  const board = await findBoard(db, viewer, address);
  if (board) return board;
  const next = await nextUsername(db, address.username);
  const { slug } = address;
  const username = next ?? address.username.toLowerCase();
  const renamed = next === undefined ? undefined : await findBoard(db, viewer, { username, slug });
  if (renamed) return renamed;
  const [former] = await boardByFormerSlug(db, viewer, { username, slug });
  const [gone] = await goneBoard(db, { username, slug });
  return gone && (!former || former.leftAt < gone.deletedAt) ? 'gone' : former;
}

const sectionByFormerSlug = defineStatement<SectionRow & { readonly wasSecret: boolean }>(
  'a section by a former address',
  (
    value,
  ) => sql`select ${selected({ ...getTableColumns(boardSections), wasSecret: formerSectionSlugs.wasSecret })}
    from ${formerSectionSlugs} join ${boardSections} on ${boardSections.id} = ${formerSectionSlugs.sectionId}
    where ${formerSectionSlugs.boardId} = ${value('id')}::bigint and ${formerSectionSlugs.slug} = ${value('slug')}
      and ${boardSections.boardId} = ${formerSectionSlugs.boardId} and ${boardSections.deletedAt} is null
    order by ${formerSectionSlugs.leftAt} desc limit 1`,
);

/** Returns a section of a board that the viewer sees, by a former slug; one of its secret time only for members of the board. */
export async function findSectionByFormerSlug(
  db: Db,
  viewer: Viewer,
  board: BoardRow,
  slug: string,
): Promise<SectionRow | undefined> {
  const [section] = await sectionByFormerSlug(db, { id: board.id, slug });
  if (!section?.wasSecret) return section;
  return viewer && (await getBoardAccess(db, viewer, board)) !== null ? section : undefined;
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
