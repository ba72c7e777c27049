import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { formerUsernames, users } from './tables.ts';

/**
 * Notes that a name is someone's now: what had it before is no longer found by it. Part of the caller's
 * transaction.
 */
export async function claimUsername(tx: Db, username: string): Promise<void> {
  await tx.delete(formerUsernames).where(eq(formerUsernames.username, username));
}

/** Notes the name that someone is about to give up for another. Part of the caller's transaction. */
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

/**
 * The name of who had this one before, while no one has it; whether the viewer may see them is for the caller
 * to ask.
 */
export async function nextUsername(db: Db, username: string): Promise<string | undefined> {
  const [row] = await db
    .select({ username: users.username })
    .from(formerUsernames)
    .innerJoin(users, eq(users.id, formerUsernames.userId))
    .where(eq(formerUsernames.username, username.toLowerCase()));
  return row?.username;
}
