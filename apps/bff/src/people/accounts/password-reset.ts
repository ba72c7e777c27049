import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { refuseContextPassword } from './context-passwords.ts';
import { hashPassword } from './password.ts';
import type { Sessions } from './sessions.ts';
import { passwordResets, users } from './tables.ts';
import { hashToken } from './token-hash.ts';

/** Lifetime of a reset link in minutes. */
export const RESET_LINK_MINUTES = 60;

/**
 * Creates the token of a reset link and stores its hash. The token is derived from the email's id: a repeated
 * email has the same link, and a used one stays used.
 */
export async function makeResetToken(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  userId: bigint,
  mailId: string,
): Promise<string> {
  const token = createHmac('sha256', env.secret).update(`password-reset\0${mailId}`).digest('base64url');
  const expiresAt = new Date(now().getTime() + RESET_LINK_MINUTES * 60_000);
  await db
    .insert(passwordResets)
    .values({ tokenHash: hashToken(token), userId, expiresAt })
    .onConflictDoNothing();
  return token;
}

/**
 * Sets the password of the account of a reset link, once, and ends all its sessions and other links, in one
 * transaction. Throws `reset_link_invalid` for an unknown, used or expired link, and `invalid_input` for a
 * password that consists of context-specific words, after which the link can be used again.
 */
export async function redeemPasswordReset(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  sessions: Sessions,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const isOpen = and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now()),
  );
  // Checked before the password is hashed, so that guesses are cheap.
  const [user] = await db
    .select({ username: users.username, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isOpen);
  if (!user) throw new AppError('reset_link_invalid');
  refuseContextPassword(password, 'new_password', { ...user, publicUrl: env.publicUrl });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const [reset] = await tx
      .update(passwordResets)
      .set({ usedAt: sql`now()` })
      .where(isOpen)
      .returning({ userId: passwordResets.userId });
    if (!reset) throw new AppError('reset_link_invalid');
    await tx.update(users).set({ passwordHash, hasPassword: true }).where(eq(users.id, reset.userId));
    await sessions.endOthers(reset.userId, undefined, tx);
    await endPasswordResets(tx, reset.userId);
  });
}

/** Ends the unused reset links of an account whose password was changed. */
export async function endPasswordResets(db: Db, userId: bigint): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
