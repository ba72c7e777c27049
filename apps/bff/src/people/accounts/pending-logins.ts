import { and, eq, gt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { pendingLogins } from './tables.ts';
import { hashToken } from './token-hash.ts';

const PENDING_MINUTES = 10;

/**
 * Starts a log-in whose password was right, and returns its token, which gives no access without a code. `keepsAccount` is true if
 * the member chose to keep an account that they deleted.
 */
export async function startPendingLogin(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: bigint,
  keepsAccount: boolean,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + PENDING_MINUTES * 60_000);
  await db.insert(pendingLogins).values({ tokenHash: hashToken(token), userId, keepsAccount, expiresAt });
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

/** Completes a pending log-in, once, and returns what the member chose with it; undefined if it was not open. */
export async function completePendingLogin(
  tx: Db,
  now: Date,
  token: string,
): Promise<{ readonly keepsAccount: boolean } | undefined> {
  const [taken] = await tx
    .delete(pendingLogins)
    .where(isOpen(token, now))
    .returning({ keepsAccount: pendingLogins.keepsAccount });
  return taken;
}

/** Ends the pending log-ins of a member whose password was changed or who logs out everywhere. */
export async function endPendingLogins(tx: Db, userId: bigint): Promise<void> {
  await tx.delete(pendingLogins).where(eq(pendingLogins.userId, userId));
}

const isOpen = (token: string, now: Date) =>
  and(eq(pendingLogins.tokenHash, hashToken(token)), gt(pendingLogins.expiresAt, now));
