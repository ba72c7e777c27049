import { and, eq, gt, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mayMeet, userColumns, users, type UserRow } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { hashOfInviteCode } from '../invites/rules.ts';
import type { SignedIn, Viewer } from '../viewer.ts';
import { boardColumns } from './authorise.ts';
import type { GivenRights } from './board-rights.ts';
import type { BoardRow } from './board-row.ts';
import { boardInviteLinks, boardInvites, boards } from './tables.ts';

/** An invite to a board, as whoever is asked sees it before they answer. */
export type AskedInvite = {
  readonly board: BoardRow;
  readonly inviter: UserRow;
  readonly rights: GivenRights;
};

type Reader = Pick<Deps, 'db' | 'now'>;

const owners = alias(users, 'owners');
const ofBoard = { ...boardColumns, ownerUsername: owners.username };

/** The open invite of the viewer to the board at an address; undefined alike when there is none and when there is no board. */
export async function inviteTo(
  { db }: Reader,
  viewer: SignedIn,
  { username, slug }: { readonly username: string; readonly slug: string },
): Promise<AskedInvite | undefined> {
  const [row] = await db
    .select({
      board: ofBoard,
      inviter: userColumns,
      rights: { mayEdit: boardInvites.mayEdit, mayInvite: boardInvites.mayInvite },
    })
    .from(boardInvites)
    .innerJoin(boards, eq(boards.id, boardInvites.boardId))
    .innerJoin(owners, eq(owners.id, boards.ownerId))
    .innerJoin(users, eq(users.id, boardInvites.invitedById))
    .where(
      and(
        eq(boardInvites.invitedUserId, viewer.id),
        eq(owners.username, username.toLowerCase()),
        eq(boards.slug, slug),
        isNull(boards.deletedAt),
        mayMeet(viewer, boards.ownerId),
      ),
    );
  return row;
}

/** The invite of a link, for whoever has its code; undefined for one that opens nothing, or not for them. */
export async function inviteOfLink(
  { db, now }: Reader,
  viewer: Viewer,
  code: string,
): Promise<AskedInvite | undefined> {
  const [row] = await db
    .select({
      board: ofBoard,
      inviter: userColumns,
      rights: { mayEdit: boardInviteLinks.mayEdit, mayInvite: boardInviteLinks.mayInvite },
    })
    .from(boardInviteLinks)
    .innerJoin(boards, eq(boards.id, boardInviteLinks.boardId))
    .innerJoin(owners, eq(owners.id, boards.ownerId))
    .innerJoin(users, eq(users.id, boardInviteLinks.invitedById))
    .where(
      and(
        eq(boardInviteLinks.codeHash, hashOfInviteCode(code)),
        gt(boardInviteLinks.expiresAt, now()),
        isNull(boards.deletedAt),
        mayMeet(viewer, boards.ownerId),
      ),
    );
  return row;
}
