import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { verifyDummyPassword, isPassword } from './password.ts';
import { signUpRequests, users } from './tables.ts';

/** The columns of an account that a login needs. */
export type Account = {
  readonly id: bigint;
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
};

/** Returns the account of an email or username in lower case; undefined if there is none. */
export async function findAccount(db: Db, nameOrEmail: string): Promise<Account | undefined> {
  const [account] = await db
    .select({ id: users.id, username: users.username, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(or(eq(users.email, nameOrEmail), eq(users.username, nameOrEmail)));
  return account;
}

/** Returns the email of a member; undefined if there is none. */
export async function findEmail(db: Db, userId: bigint): Promise<string | undefined> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email;
}

/** An account that someone logs in to, or a sign-up that waits for the team. */
export type LogInAccount = Account & { readonly isWaiting: boolean };

/** Returns the account, or the sign-up that waits for the team, of an email or username in lower case, with one statement. */
export async function findLogInAccount(db: Db, nameOrEmail: string): Promise<LogInAccount | undefined> {
  const [account] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      passwordHash: users.passwordHash,
      isWaiting: sql<boolean>`false`,
    })
    .from(users)
    .where(or(eq(users.email, nameOrEmail), eq(users.username, nameOrEmail)))
    .unionAll(
      db
        .select({
          id: signUpRequests.id,
          username: signUpRequests.fullName,
          email: signUpRequests.email,
          passwordHash: signUpRequests.passwordHash,
          isWaiting: sql<boolean>`true`,
        })
        .from(signUpRequests)
        .where(eq(signUpRequests.email, nameOrEmail)),
    );
  return account;
}

/**
 * Returns the account if the password matches; `login_failed` reveals neither by its message nor by its
 * timing which part was wrong. Throws `sign_up_waiting` for a sign-up that waits for the team.
 */
export async function checkLogIn(account: LogInAccount | undefined, password: string): Promise<Account> {
  if (!account) {
    await verifyDummyPassword(password);
    throw new AppError('login_failed');
  }
  if (!(await isPassword(password, account.passwordHash))) throw new AppError('login_failed');
  if (account.isWaiting) throw new AppError('sign_up_waiting');
  return account;
}

/** Checks the current password of a member. Throws `invalid_input` for a wrong one. */
export async function checkOwnPassword(
  db: Db,
  viewer: Pick<SignedIn, 'id'>,
  password: string,
): Promise<void> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, viewer.id));
  if (!user || !(await isPassword(password, user.passwordHash)))
    throw new AppError('invalid_input', { fields: { password: 'This is not your current password.' } });
}
