import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import {
  hashPassword,
  isPassword,
  notBlockedCondition,
  readableProfileCondition,
  users,
} from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { hashOfInviteCode, newInviteCode } from '../../people/invites/index.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import {
  type Authorized,
  boardColumns,
  type BoardRow,
  boards,
  boardShareLinks,
} from '../board-access/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
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

/** A link that shows a board, as listed for its owner. Its code is shown only once, when it is created. */
export type ShareLink = {
  readonly id: bigint;
  readonly hasPassword: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
};

/** A new link: without a password it opens directly; without days it is valid until it is revoked. */
export type NewShareLink = { readonly password: string | undefined; readonly days: number | undefined };

const linkColumns = {
  id: boardShareLinks.id,
  hasPassword: sql<boolean>`${boardShareLinks.passwordHash} is not null`,
  createdAt: boardShareLinks.createdAt,
  expiresAt: boardShareLinks.expiresAt,
};

const isOpen = (now: Date) => or(isNull(boardShareLinks.expiresAt), gt(boardShareLinks.expiresAt, now));

/**
 * Creates a share link of a board. Throws `invalid_input` for a profile, and when there are `SHARE_LINKS_MAX` already.
 */
export async function makeShareLink(
  deps: Reader,
  board: Authorized<'own'>,
  { password, days }: NewShareLink,
): Promise<ShareLink & { readonly code: string }> {
  if (board.layout !== 'default')
    throw new AppError('invalid_input', { fields: { board_id: 'A profile is not shared as a board.' } });
  checkRoom(await shareLinks(deps, board));
  const code = newInviteCode();
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const expiresAt = days === undefined ? null : new Date(deps.now().getTime() + days * DAY_MS);
  const [made] = await deps.db
    .insert(boardShareLinks)
    .values({ id: newId(), boardId: board.id, codeHash: hashOfInviteCode(code), passwordHash, expiresAt })
    .returning(linkColumns);
  if (!made) throw new Error('A link to a board was not stored: the insert no longer returns its row.');
  return { ...made, code };
}

/** Returns the valid share links of a board, the newest first. */
export async function shareLinks(
  { db, now }: Reader,
  board: Authorized<'own'>,
): Promise<readonly ShareLink[]> {
  return db
    .select(linkColumns)
    .from(boardShareLinks)
    .where(and(eq(boardShareLinks.boardId, board.id), isOpen(now())))
    .orderBy(desc(boardShareLinks.id))
    .limit(SHARE_LINKS_MAX);
}

/** Revokes a share link of a board; idempotent. */
export async function endShareLink(
  { db }: Reader,
  board: Authorized<'own'>,
  id: bigint | undefined,
): Promise<void> {
  await db.execute(sql`
    update board_share_links set ${ENDED} where board_id = ${board.id} and id = ${id ?? 0n} and ended_at is null`);
}

/**
 * Restores a link that was revoked less than `UNDO_SECONDS` ago, with the same code, password and expiry; idempotent.
 * Throws `undo_over`, also for a link that has expired meanwhile, and `invalid_input` when there are `SHARE_LINKS_MAX`
 * others.
 */
export async function restoreShareLink(
  deps: Reader,
  board: Authorized<'own'>,
  id: bigint | undefined,
): Promise<ShareLink> {
  const open = await shareLinks(deps, board);
  const known = open.find((link) => link.id === id);
  if (known) return known;
  checkRoom(open);
  await deps.db.execute(sql`
    update board_share_links set ${REOPENED}
    where board_id = ${board.id} and id = ${id ?? 0n} and ${isEndedJustNow()}`);
  const back = (await shareLinks(deps, board)).find((link) => link.id === id);
  if (!back) throw new AppError('undo_over');
  return back;
}

function checkRoom(open: readonly ShareLink[]): void {
  if (open.length >= SHARE_LINKS_MAX)
    throw new AppError('invalid_input', {
      fields: { board_id: 'Take a link back before you make another.' },
    });
}

/**
 * Returns the board that a link shows, to everyone but members whom a block separates from its owner, and, while the
 * owner's profile is private, to approved followers only (AC-04). Throws
 * `board_not_found` for an invalid code and for a board that is archived or deleted alike; `share_password_wrong` for a
 * wrong password, and `rate_limited` after many of them.
 */
export async function openShareLink(
  { db, now, limits }: Pick<Deps, 'db' | 'now' | 'limits'>,
  viewer: Viewer,
  {
    code,
    password,
    address,
  }: { readonly code: string; readonly password?: string; readonly address: string },
): Promise<BoardRow | 'asks-password'> {
  const [link] = await db
    .select({ ...boardColumns, linkId: boardShareLinks.id, passwordHash: boardShareLinks.passwordHash })
    .from(boardShareLinks)
    .innerJoin(boards, eq(boards.id, boardShareLinks.boardId))
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(
      and(
        eq(boardShareLinks.codeHash, hashOfInviteCode(code)),
        isOpen(now()),
        isNull(boards.deletedAt),
        isNull(boards.archivedAt),
        notBlockedCondition(viewer, boards.ownerId),
        readableProfileCondition(viewer, boards.ownerId),
      ),
    );
  if (!link) throw new AppError('board_not_found');
  const { linkId, passwordHash, ...board } = link;
  if (passwordHash === null) return board;
  if (password === undefined) return 'asks-password';
  const byAddress = [ATTEMPTS_PER_ADDRESS, `${linkId} ${getClientSubnet(address)}`] as const;
  await limits.count(byAddress, [ATTEMPTS_PER_LINK, String(linkId)]);
  if (!(await isPassword(password, passwordHash)))
    throw new AppError('share_password_wrong', {
      fields: { password: 'This password does not open the board.' },
    });
  await limits.forget(...byAddress);
  await limits.forget(ATTEMPTS_PER_LINK, String(linkId));
  return board;
}
