import { and, eq, gt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { pendingLogins } from './tables.ts';
import { hashToken } from './token-hash.ts';

const PENDING_MINUTES = 10;

/** Starts a log-in whose password was right, and returns its token, which gives no access without a code. */
export async function startPendingLogin(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: bigint,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + PENDING_MINUTES * 60_000);
  await db.insert(pendingLogins).values({ tokenHash: hashToken(token), userId, expiresAt });
  return token;
}

/** Returns the member of a pending log-in; undefined if it is unknown, expired or completed. */
export async function userOfPendingLogin(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<bigint | undefined> {
  const [row] = await db
    .select({ userId: pendingLogins.userId })
    .from(pendingLogins)
    .where(isOpen(token, now()));
  return row?.userId;
}

/** Completes a pending log-in, once; returns whether it was open. */
export async function completePendingLogin(tx: Db, now: Date, token: string): Promise<boolean> {
  const taken = await tx
    .delete(pendingLogins)
    .where(isOpen(token, now))
    .returning({ userId: pendingLogins.userId });
  return taken.length > 0;
}

/** Ends the pending log-ins of a member whose password was changed or who logs out everywhere. */
export async function endPendingLogins(tx: Db, userId: bigint): Promise<void> {
  await tx.delete(pendingLogins).where(eq(pendingLogins.userId, userId));
}

const isOpen = (token: string, now: Date) =>
  and(eq(pendingLogins.tokenHash, hashToken(token)), gt(pendingLogins.expiresAt, now));
