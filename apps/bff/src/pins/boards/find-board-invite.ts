import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notBlockedCondition, userColumns, users, type UserRow } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { hashOfInviteCode } from '../../people/invites/index.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import {
  boardColumns,
  boardInviteLinks,
  boardInvites,
  type BoardRow,
  boards,
  type CollaboratorPermissions,
} from '../board-access/index.ts';

/** An invite to a board, as the invited member sees it before they respond. */
export type PendingBoardInvite = {
  readonly board: BoardRow;
  readonly inviter: UserRow;
  readonly rights: CollaboratorPermissions;
};

type Reader = Pick<Deps, 'db' | 'now'>;

const owners = alias(users, 'owners');
const ofBoard = { ...boardColumns, ownerUsername: owners.username };

/** Returns the first of these invites, if its board exists and there is no block between its owner and the viewer. */
async function findInvite(
  db: Db,
  viewer: Viewer,
  invites: typeof boardInvites | typeof boardInviteLinks,
  which: SQL | undefined,
): Promise<PendingBoardInvite | undefined> {
  const [row] = await db
    .select({
      board: ofBoard,
      inviter: userColumns,
      rights: { mayEdit: invites.mayEdit, mayInvite: invites.mayInvite },
    })
    .from(invites)
    .innerJoin(boards, eq(boards.id, invites.boardId))
    .innerJoin(owners, eq(owners.id, boards.ownerId))
    .innerJoin(users, eq(users.id, invites.invitedById))
    .where(and(which, isNull(boards.deletedAt), notBlockedCondition(viewer, boards.ownerId)));
  return row;
}

/**
 * Returns the pending invite of the viewer to the board at an address; undefined both without an invite and without a
 * board.
 */
export function inviteTo(
  { db }: Reader,
  viewer: SignedIn,
  { username, slug }: { readonly username: string; readonly slug: string },
): Promise<PendingBoardInvite | undefined> {
  const isTheirs = eq(boardInvites.invitedUserId, viewer.id);
  const isThere = and(eq(owners.username, username.toLowerCase()), eq(boards.slug, slug));
  return findInvite(db, viewer, boardInvites, and(isTheirs, isThere));
}

/** Returns the invite of a link by its code; undefined for a code that is invalid, or not valid for the viewer. */
export function inviteOfLink(
  { db, now }: Reader,
  viewer: Viewer,
  code: string,
): Promise<PendingBoardInvite | undefined> {
  const isOpen = gt(boardInviteLinks.expiresAt, now());
  const hasCode = eq(boardInviteLinks.codeHash, hashOfInviteCode(code));
  return findInvite(db, viewer, boardInviteLinks, and(hasCode, isOpen));
}
