import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { hashOfInviteCode, inviteEnd, newInviteCode } from '../../people/invites/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import {
  CONTRIBUTOR_PERMISSIONS,
  type Authorized,
  boardInviteLinks,
  type BoardRow,
  boardUrl,
  type CollaboratorPermissions,
  canGrant,
  getBoardAccess,
} from '../board-access/index.ts';
import { acceptInvite } from './board-invites.ts';
import { ENDED, isEndedJustNow, isRevokedOrExpired, REOPENED } from './undo-window.ts';

type Reader = Pick<Deps, 'db' | 'now'>;

/** A link that lets anyone who opens it join a board, until it expires or is revoked. */
export type InviteLink = { readonly code: string; readonly url: string; readonly expiresAt: Date };

/**
 * Creates a link to a board with permissions that the viewer has; its code is not stored. Expired links of this board
 * are deleted. Throws `forbidden`.
 */
export async function makeInviteLink(
  { db, now }: Reader,
  viewer: SignedIn,
  board: Authorized<'invite'>,
  rights: CollaboratorPermissions = CONTRIBUTOR_PERMISSIONS,
): Promise<InviteLink> {
  if (!canGrant(await getBoardAccess(db, viewer, board), rights)) throw new AppError('forbidden');
  if (board.layout !== 'default')
    throw new AppError('invalid_input', { fields: { board_id: 'Nobody is invited to a profile.' } });
  const code = newInviteCode();
  const expiresAt = inviteEnd(now());
  await db
    .delete(boardInviteLinks)
    .where(and(eq(boardInviteLinks.boardId, board.id), isRevokedOrExpired(boardInviteLinks, now())));
  await db.insert(boardInviteLinks).values({
    codeHash: hashOfInviteCode(code),
    boardId: board.id,
    invitedById: viewer.id,
    ...rights,
    expiresAt,
  });
  const query = new URLSearchParams({
    board_url: boardUrl(board),
    accept_invite: 'true',
    seamless: 'true',
    invite_code: code,
  });
  return { code, url: `/?${query}`, expiresAt };
}

/** Joins the board of a link, and returns it. Throws `invite_not_found` for every invalid code. */
export async function acceptInviteLink(
  { db, now }: Reader,
  viewer: SignedIn,
  code: string,
): Promise<BoardRow> {
  const codeHash = hashOfInviteCode(code);
  const [link] = await db
    .select({ boardId: boardInviteLinks.boardId })
    .from(boardInviteLinks)
    .where(and(eq(boardInviteLinks.codeHash, codeHash), gt(boardInviteLinks.expiresAt, now())));
  return acceptInvite(db, viewer, link?.boardId, codeHash);
}

/** Revokes all links to a board, or for non-owners those that the viewer created. Members who joined by them stay. */
export async function endInviteLinks(
  { db }: Reader,
  viewer: SignedIn,
  board: Authorized<'invite'>,
): Promise<void> {
  await db.execute(sql`
    update board_invite_links set ${ENDED} where ${areTheirs(viewer, board)} and ended_at is null`);
}

/**
 * Restores the links that were last revoked, less than `UNDO_SECONDS` ago, with their expiry; not those of a former
 * collaborator. Throws `undo_over` when there are none and none is valid.
 */
export async function restoreInviteLinks(
  { db, now }: Reader,
  viewer: SignedIn,
  board: Authorized<'invite'>,
): Promise<void> {
  const theirs = areTheirs(viewer, board);
  await db.execute(sql`
    update board_invite_links as link set ${REOPENED}
    where ${theirs} and ${isEndedJustNow()}
      and ended_at = (select max(ended_at) from board_invite_links where ${theirs})
      and (invited_by_id = ${board.ownerId} or exists (
        select from board_collaborators as maker
        where maker.board_id = link.board_id and maker.user_id = link.invited_by_id))`);
  const { rows } = await db.execute(
    sql`select from board_invite_links where ${theirs} and expires_at > ${now().toISOString()} limit 1`,
  );
  if (rows.length === 0) throw new AppError('undo_over');
}

function areTheirs(viewer: SignedIn, board: Authorized<'invite'>): SQL {
  const isAnyones = board.ownerId === viewer.id;
  return sql`board_id = ${board.id} and ${isAnyones ? sql`true` : sql`invited_by_id = ${viewer.id}`}`;
}
