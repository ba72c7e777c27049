import { eq, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { verifyDummyPassword, isPassword } from './password.ts';
import { users } from './tables.ts';

/** The columns of an account that a login is checked against. */
export type Account = { readonly id: bigint; readonly username: string; readonly passwordHash: string };

/** The account of an e-mail or username in lower case; undefined when there is none. */
export async function findAccount(db: Db, nameOrEmail: string): Promise<Account | undefined> {
  const [account] = await db
    .select({ id: users.id, username: users.username, passwordHash: users.passwordHash })
    .from(users)
    .where(or(eq(users.email, nameOrEmail), eq(users.username, nameOrEmail)));
  return account;
}

/**
 * The account, if the password opens it; `login_failed` shows neither by its words nor by its time what was
 * wrong.
 */
export async function checkLogIn(account: Account | undefined, password: string): Promise<Account> {
  if (!account) {
    await verifyDummyPassword(password);
    throw new AppError('login_failed');
  }
  if (!(await isPassword(password, account.passwordHash))) throw new AppError('login_failed');
  return account;
}
