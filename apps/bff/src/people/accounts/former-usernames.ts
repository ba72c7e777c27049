import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { formerUsernames, users } from './tables.ts';

/** Claims a username: its former owner is no longer found by it. Part of the caller's transaction. */
export async function claimUsername(tx: Db, username: string): Promise<void> {
  await tx.delete(formerUsernames).where(eq(formerUsernames.username, username));
}

/** Records the username that a member is about to give up. Part of the caller's transaction. */
export async function releaseUsername(tx: Db, userId: bigint, next: string): Promise<void> {
  const [user] = await tx
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user || user.username === next) return;
  await tx
    .insert(formerUsernames)
    .values({ username: user.username, userId })
    .onConflictDoUpdate({ target: formerUsernames.username, set: { userId, leftAt: sql`now()` } });
}

/** Returns the current username of the former owner of a free one; the caller checks visibility. */
export async function nextUsername(db: Db, username: string): Promise<string | undefined> {
  const [row] = await db
    .select({ username: users.username })
    .from(formerUsernames)
    .innerJoin(users, eq(users.id, formerUsernames.userId))
    .where(eq(formerUsernames.username, username.toLowerCase()));
  return row?.username;
}
