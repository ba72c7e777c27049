import { and, desc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import { hashPassword, isPassword, users } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { hashOfInviteCode, newInviteCode } from '../../people/invites/index.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import {
  type Authorized,
  boardColumns,
  type BoardRow,
  boards,
  boardShareLinks,
  isLinkShown,
} from '../board-access/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { createShareGrant, isShareGrant } from './share-grant.ts';
import { ENDED, isEndedJustNow, REOPENED } from './undo-window.ts';

/** Maximum number of share links per board. Not specified; our choice. */
export const SHARE_LINKS_MAX = 20;
const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
const ATTEMPTS_PER_ADDRESS = defineLimit({
  name: 'passwords of a shared board an address',
  max: 10,
  windowMs: QUARTER_MS,
  against: 'abuse',
});
const ATTEMPTS_PER_LINK = defineLimit({
  name: 'passwords of a shared board',
  max: 100,
  windowMs: QUARTER_MS,
  against: 'abuse',
});

type Reader = Pick<Deps, 'db' | 'now'>;

/** A link that shows a board, as listed for those who manage it. Its code is shown only once, when it is created. */
export type ShareLink = {
  readonly id: bigint;
  readonly label: string | null;
  readonly hasPassword: boolean;
  readonly guestsMayAdd: boolean;
  readonly useCount: number;
  readonly lastUsedAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
};

/** A new link: without a password it opens directly; without days it is valid until it is revoked. */
export type NewShareLink = {
  readonly label: string | undefined;
  readonly password: string | undefined;
  readonly days: number | undefined;
  readonly guestsMayAdd: boolean;
};

const linkColumns = {
  id: boardShareLinks.id,
  label: boardShareLinks.label,
  guestsMayAdd: boardShareLinks.guestsMayAdd,
  useCount: boardShareLinks.useCount,
  lastUsedAt: boardShareLinks.lastUsedAt,
  hasPassword: sql<boolean>`${boardShareLinks.passwordHash} is not null`,
  createdAt: boardShareLinks.createdAt,
  expiresAt: boardShareLinks.expiresAt,
};

/** Condition: the links that a viewer manages: the owner of the board all, others those that they created. */
const areTheirs = (viewer: SignedIn, board: BoardRow) =>
  and(
    eq(boardShareLinks.boardId, board.id),
    viewer.id === board.ownerId ? undefined : eq(boardShareLinks.createdById, viewer.id),
  );

const isOpen = (now: Date) => or(isNull(boardShareLinks.expiresAt), gt(boardShareLinks.expiresAt, now));

/**
 * Creates a share link of a board. Throws `invalid_input` for a profile, and when there are `SHARE_LINKS_MAX` already.
 */
export async function makeShareLink(
  deps: Reader,
  viewer: SignedIn,
  board: Authorized<'invite'>,
  { label, password, days, guestsMayAdd }: NewShareLink,
): Promise<ShareLink & { readonly code: string }> {
  if (board.layout !== 'default')
    throw new AppError('invalid_input', { fields: { board_id: 'A profile is not shared as a board.' } });
  checkRoom(await openLinks(deps, board));
  const code = newInviteCode();
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const expiresAt = days === undefined ? null : new Date(deps.now().getTime() + days * DAY_MS);
  const [made] = await deps.db
    .insert(boardShareLinks)
    .values({
      id: newId(),
      boardId: board.id,
      codeHash: hashOfInviteCode(code),
      passwordHash,
      createdById: viewer.id,
      label: label ?? null,
      guestsMayAdd,
      expiresAt,
    })
    .returning(linkColumns);
  if (!made) throw new Error('A link to a board was not stored: the insert no longer returns its row.');
  return { ...made, code };
}

/** Returns the valid share links of a board that the viewer manages, the newest first. */
export async function shareLinks(
  deps: Reader,
  viewer: SignedIn,
  board: Authorized<'invite'>,
): Promise<readonly ShareLink[]> {
  return openLinks(deps, board, areTheirs(viewer, board));
}

async function openLinks(
  { db, now }: Reader,
  board: BoardRow,
  which = eq(boardShareLinks.boardId, board.id) as SQL | undefined,
): Promise<readonly ShareLink[]> {
  return db
    .select(linkColumns)
    .from(boardShareLinks)
    .where(and(which, isOpen(now())))
    .orderBy(desc(boardShareLinks.id))
    .limit(SHARE_LINKS_MAX);
}

/** Revokes a share link of a board that the viewer manages; idempotent. */
export async function endShareLink(
  { db }: Reader,
  viewer: SignedIn,
  board: Authorized<'invite'>,
  id: bigint | undefined,
): Promise<void> {
  await db.execute(sql`
    update board_share_links set ${ENDED} where ${areTheirs(viewer, board)} and id = ${id ?? 0n} and ended_at is null`);
}

/**
 * Restores a link that was revoked less than `UNDO_SECONDS` ago, with the same code, password and expiry; idempotent.
 * Throws `undo_over`, also for a link that has expired meanwhile, and `invalid_input` when there are `SHARE_LINKS_MAX`
 * others.
 */
export async function restoreShareLink(
  deps: Reader,
  viewer: SignedIn,
  board: Authorized<'invite'>,
  id: bigint | undefined,
): Promise<ShareLink> {
  const known = (await shareLinks(deps, viewer, board)).find((link) => link.id === id);
  if (known) return known;
  checkRoom(await openLinks(deps, board));
  await deps.db.execute(sql`
    update board_share_links set ${REOPENED}
    where ${areTheirs(viewer, board)} and id = ${id ?? 0n} and ${isEndedJustNow()}`);
  const back = (await shareLinks(deps, viewer, board)).find((link) => link.id === id);
  if (!back) throw new AppError('undo_over');
  return back;
}

function checkRoom(open: readonly ShareLink[]): void {
  if (open.length >= SHARE_LINKS_MAX)
    throw new AppError('invalid_input', {
      fields: { board_id: 'Take a link back before you make another.' },
    });
}

/** Returns the path of the page of a board by the code of a link. */
export function sharedBoardPath(code: string): string {
  return `/board/shared/${encodeURIComponent(code)}/`;
}

/** A board that is opened by a link. */
export type OpenedBoard = {
  readonly board: BoardRow;
  readonly linkId: bigint;
  readonly guestsMayAdd: boolean;
  /** The grant by which a browser that sent the password opens the link again. */
  readonly grant?: string;
};

/** The request to open a link: its code, with the password or the grant of an earlier request if it has one. */
export type LinkKey = {
  readonly code: string;
  readonly password?: string | undefined;
  readonly grant?: string | undefined;
  readonly address: string;
};

/**
 * Returns the board that a link shows, to everyone but members whom a block separates from its owner. Throws
 * `board_link_gone` alike for a code that never existed, a link that ended, and a board that is archived or deleted;
 * `share_password_wrong` for a wrong password, and `rate_limited` after many of them.
 */
export async function openShareLink(
  { db, now, limits, env }: Pick<Deps, 'db' | 'now' | 'limits' | 'env'>,
  viewer: Viewer,
  { code, password, grant, address }: LinkKey,
): Promise<OpenedBoard | 'asks-password'> {
  const [found] = await db
    .select({
      board: boardColumns,
      linkId: boardShareLinks.id,
      passwordHash: boardShareLinks.passwordHash,
      guestsMayAdd: boardShareLinks.guestsMayAdd,
    })
    .from(boardShareLinks)
    .innerJoin(boards, eq(boards.id, boardShareLinks.boardId))
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(eq(boardShareLinks.codeHash, hashOfInviteCode(code)), isLinkShown(viewer, now())));
  if (!found) throw new AppError('board_link_gone');
  const { board, linkId, passwordHash, guestsMayAdd } = found;
  const opened = { board, linkId, guestsMayAdd };
  if (passwordHash === null) return opened;
  const link = { linkId, passwordHash };
  if (password === undefined) return isShareGrant(grant, env.secret, link, now()) ? opened : 'asks-password';
  const byAddress = [ATTEMPTS_PER_ADDRESS, `${linkId} ${getClientSubnet(address)}`] as const;
  await limits.count(byAddress, [ATTEMPTS_PER_LINK, String(linkId)]);
  if (!(await isPassword(password, passwordHash)))
    throw new AppError('share_password_wrong', {
      fields: { password: 'This password does not open the board.' },
    });
  await limits.forget(...byAddress);
  await limits.forget(ATTEMPTS_PER_LINK, String(linkId));
  return { ...opened, grant: createShareGrant(env.secret, link, now()) };
}

/** Counts that a board was opened by a link. */
export async function countLinkUse({ db }: Pick<Deps, 'db'>, linkId: bigint): Promise<void> {
  await db.execute(sql`
    update board_share_links set use_count = use_count + 1, last_used_at = now() where id = ${linkId}`);
}
