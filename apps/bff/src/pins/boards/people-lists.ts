import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notBlockedCondition, userColumns, users, type UserRow } from '../../people/accounts/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import {
  boardCollaborators,
  boardColumns,
  boardInvites,
  type BoardRow,
  boards,
  type CollaboratorPermissions,
} from '../board-access/index.ts';

type Reader = Pick<Deps, 'db' | 'bookmarks'>;

/** A pending invite. */
export type OpenInvite = {
  readonly board: BoardRow;
  readonly invitedUser: UserRow;
  readonly invitedBy: Pick<UserRow, 'id' | 'username' | 'fullName'>;
  readonly rights: CollaboratorPermissions;
  readonly createdAt: Date;
};

/** A collaborator of a board, with their permissions. */
export type Collaborator = UserRow & CollaboratorPermissions;

/** Returns the instant of a column as text without loss of precision. */
const instantOf = (column: SQL): SQL => sql`extract(epoch from ${column})::text`;

/** Returns a page of the collaborators of a board in the order in which they joined, if the viewer may see them. */
export async function collaborators(
  { db, bookmarks }: Reader,
  viewer: Viewer,
  boardId: bigint,
  { size, after }: PageParams,
): Promise<Page<Collaborator>> {
  const kind = `collaborators ${boardId}`;
  const cameAt = instantOf(sql`${boardCollaborators.createdAt}`);
  const [at, id] = bookmarks.read(kind, after) ?? [];
  const beyond =
    at === undefined
      ? undefined
      : sql`(${cameAt}::numeric, ${boardCollaborators.userId}) > (${at}::numeric, ${id}::bigint)`;
  const rows = await db
    .select({
      ...userColumns,
      mayEdit: boardCollaborators.mayEdit,
      mayInvite: boardCollaborators.mayInvite,
      cameAt: sql<string>`${cameAt}`,
    })
    .from(boardCollaborators)
    .innerJoin(users, eq(users.id, boardCollaborators.userId))
    .where(and(eq(boardCollaborators.boardId, boardId), notBlockedCondition(viewer, users.id), beyond))
    .orderBy(asc(sql`${cameAt}::numeric`), asc(boardCollaborators.userId))
    .limit(size + 1);
  return toPage(rows, size, (last) => bookmarks.make(kind, [last.cameAt, String(last.id)]));
}

/** Returns a page of the pending invites of a board, or of those that the viewer received, the newest first. */
export async function openInvites(
  { db, bookmarks }: Reader,
  viewer: SignedIn,
  boardId: bigint | undefined,
  { size, after }: PageParams,
): Promise<Page<OpenInvite>> {
  const kind = `invites ${viewer.id} ${boardId ?? ''}`;
  const madeAt = instantOf(sql`${boardInvites.createdAt}`);
  const [at, ofBoard, ofUser] = bookmarks.read(kind, after) ?? [];
  const keys = sql`${madeAt}::numeric, ${boardInvites.boardId}, ${boardInvites.invitedUserId}`;
  const beyond =
    at === undefined ? undefined : sql`(${keys}) < (${at}::numeric, ${ofBoard}::bigint, ${ofUser}::bigint)`;
  const which =
    boardId === undefined ? eq(boardInvites.invitedUserId, viewer.id) : eq(boardInvites.boardId, boardId);
  const [owners, inviters] = [alias(users, 'owners'), alias(users, 'inviters')];
  const rows = await db
    .select({
      board: { ...boardColumns, ownerUsername: owners.username },
      invitedUser: userColumns,
      invitedBy: { id: inviters.id, username: inviters.username, fullName: inviters.fullName },
      rights: { mayEdit: boardInvites.mayEdit, mayInvite: boardInvites.mayInvite },
      createdAt: boardInvites.createdAt,
      madeAt: sql<string>`${madeAt}`,
    })
    .from(boardInvites)
    .innerJoin(boards, eq(boards.id, boardInvites.boardId))
    .innerJoin(owners, eq(owners.id, boards.ownerId))
    .innerJoin(users, eq(users.id, boardInvites.invitedUserId))
    .innerJoin(inviters, eq(inviters.id, boardInvites.invitedById))
    .where(
      and(
        which,
        isNull(boards.deletedAt),
        notBlockedCondition(viewer, boards.ownerId),
        notBlockedCondition(viewer, users.id),
        beyond,
      ),
    )
    .orderBy(desc(sql`${madeAt}::numeric`), desc(boardInvites.boardId), desc(boardInvites.invitedUserId))
    .limit(size + 1);
  return toPage(rows, size, ({ madeAt: made, board, invitedUser }) =>
    bookmarks.make(kind, [made, String(board.id), String(invitedUser.id)]),
  );
}
