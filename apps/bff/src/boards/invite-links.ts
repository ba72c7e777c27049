import { and, eq, gt, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { hashOfInviteCode, inviteEnd, newInviteCode } from '../invites/rules.ts';
import type { SignedIn } from '../viewer.ts';
import { standingOn, type Authorized } from './authorise.ts';
import { ADDS_ONLY, mayGive, type GivenRights } from './board-rights.ts';
import { acceptInvite } from './board-invites.ts';
import { boardUrl, type BoardRow } from './board-row.ts';
import { boardInviteLinks } from './tables.ts';

type Reader = Pick<Deps, 'db' | 'now'>;

/** A link that lets whoever opens it join a board, until its time is over or it is taken back. */
export type InviteLink = { readonly code: string; readonly url: string; readonly expiresAt: Date };

/**
 * Makes a link to a board, which gives rights that the viewer has themselves; its code is kept nowhere. Links of this
 * board that are over are forgotten. Throws `forbidden`.
 */
export async function makeInviteLink(
  { db, now }: Reader,
  viewer: SignedIn,
  board: Authorized<'invite'>,
  rights: GivenRights = ADDS_ONLY,
): Promise<InviteLink> {
  if (!mayGive(await standingOn(db, viewer, board), rights)) throw new AppError('forbidden');
  if (board.layout !== 'default')
    throw new AppError('invalid_input', { fields: { board_id: 'Nobody is invited to a profile.' } });
  const code = newInviteCode();
  const expiresAt = inviteEnd(now());
  await db.execute(
    sql`delete from board_invite_links where board_id = ${board.id} and expires_at <= ${now().toISOString()}`,
  );
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

/** Joins the board of a link, and gives it. Throws `invite_not_found` for every code that opens nothing. */
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

/** Takes back all links to a board, or those that the viewer made when it is another's: those who came by them stay. */
export async function endInviteLinks(
  { db }: Reader,
  viewer: SignedIn,
  board: Authorized<'invite'>,
): Promise<void> {
  const whose = board.ownerId === viewer.id ? undefined : eq(boardInviteLinks.invitedById, viewer.id);
  await db.delete(boardInviteLinks).where(and(eq(boardInviteLinks.boardId, board.id), whose));
}
