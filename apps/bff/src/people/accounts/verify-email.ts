import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { defineMail, mailMessages, queueMail } from '../../platform/mail/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { isLinkToken, makeLinkToken, userOfLink, type AccountLink } from './account-links.ts';
import { accountMail } from './account-mail.ts';
import { accountChangedMail } from './end-sessions.ts';
import { checkOwnPassword } from './log-in.ts';
import { requireLoginCode } from './require-login-code.ts';
import { users } from './tables.ts';

const VERIFY_HOURS = 3 * 24;

const emailLink = (userId: bigint, email: string): AccountLink => ({
  purpose: 'verify-email',
  userId,
  about: email,
});

/** The email whose link verifies an address: the new one, if one is pending. */
export const verifyEmailMail = defineMail({
  name: 'verify-email',
  data: z.strictObject({ userId: z.string() }),
  async write({ userId }, deps: Deps) {
    const id = parseId(userId);
    if (id === undefined) return null;
    const [user] = await deps.db
      .select({
        email: users.email,
        newEmail: users.newEmail,
        firstName: users.firstName,
        locale: users.locale,
      })
      .from(users)
      .where(eq(users.id, id));
    if (!user) return null;
    const email = user.newEmail ?? user.email;
    const token = makeLinkToken(deps, emailLink(id, email), VERIFY_HOURS);
    const { firstName, locale } = user;
    const texts = mailMessages(locale).verifyEmail;
    return accountMail({ email, firstName, locale }, texts.subject, [
      texts.addressEntered,
      { link: `${deps.env.publicUrl}/email/verification/?token=${token}`, label: texts.confirm },
      texts.notYou,
    ]);
  },
});

/**
 * Verifies the address of a link, and makes it the account's if it was pending. Throws `link_invalid` for
 * links that are unknown, expired, or for an address that is no longer pending or has an account.
 */
export async function verifyEmail(deps: Pick<Deps, 'db' | 'env' | 'now'>, token: string): Promise<void> {
  const id = userOfLink(token);
  if (id === undefined) throw new AppError('link_invalid');
  const { db } = deps;
  const [user] = await db
    .select({ email: users.email, newEmail: users.newEmail })
    .from(users)
    .where(eq(users.id, id));
  const email = user && (user.newEmail ?? user.email);
  if (email === undefined || !isLinkToken(deps, emailLink(id, email), token))
    throw new AppError('link_invalid');
  try {
    const changed = await db
      .update(users)
      .set({ email, newEmail: null, emailVerifiedAt: sql`now()` })
      .where(and(eq(users.id, id), sql`coalesce(${users.newEmail}, ${users.email}) = ${email}`))
      .returning({ id: users.id });
    if (changed.length === 0) throw new AppError('link_invalid');
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw new AppError('link_invalid', { cause: error });
    throw error;
  }
}

/**
 * Sets the pending address of an account, which becomes active when the link sent to it is opened; the old
 * address is notified. The response does not reveal whether the address has an account. Throws
 * `invalid_input` for a wrong password.
 */
export async function changeEmail(
  deps: Deps,
  viewer: SignedIn,
  {
    email,
    password,
    code,
  }: { readonly email: string; readonly password: string; readonly code?: string | undefined },
): Promise<void> {
  await checkOwnPassword(deps.db, viewer, password);
  await requireLoginCode(deps, viewer.id, code);
  if (email === viewer.email) return;
  const userId = String(viewer.id);
  await deps.db.transaction(async (tx) => {
    await tx.update(users).set({ newEmail: email }).where(eq(users.id, viewer.id));
    await queueMail(deps, tx, verifyEmailMail, { userId });
    await queueMail(deps, tx, accountChangedMail, { userId, change: 'email' });
  });
}

/** Returns the state of a member's email address: whether it is verified, and the address that is pending. */
export async function getEmailState(
  db: Db,
  userId: bigint,
): Promise<{ readonly isVerified: boolean; readonly newEmail: string | null }> {
  const [user] = await db
    .select({ emailVerifiedAt: users.emailVerifiedAt, newEmail: users.newEmail })
    .from(users)
    .where(eq(users.id, userId));
  return { isVerified: user?.emailVerifiedAt != null, newEmail: user?.newEmail ?? null };
}
