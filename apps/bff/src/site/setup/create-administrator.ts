import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { setRoleByCommand } from '../../administration/members/index.ts';
import {
  createAccount,
  createSessions,
  hashPassword,
  makeResetToken,
  users,
} from '../../people/accounts/index.ts';
import type { Deps } from '../deps.ts';

/** The person who administers the site first. */
export type Administrator = { readonly email: string; readonly fullName: string };

/** An account of the team after set-up. */
export type AdministratorAccount = {
  readonly username: string;
  /** True if the account did not exist before. */
  readonly isNew: boolean;
  /** The page on which a new account's password is chosen, once; undefined for an account that existed. */
  readonly passwordLink: string | undefined;
};

/** Returns an address of a page on which the member chooses a password, once, within an hour. */
export async function createPasswordLink(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  userId: bigint,
): Promise<string> {
  const token = await makeResetToken(deps, userId, randomBytes(16).toString('hex'));
  return `${deps.env.publicUrl}/password/reset/?token=${token}`;
}

/**
 * Gives the account with this email the role `employee`, and creates it if there is none. A new account has a random password;
 * its owner chooses one on the returned page. Source: OP-01.
 */
export async function createAdministrator(
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>,
  { email, fullName }: Administrator,
): Promise<AdministratorAccount> {
  const { db } = deps;
  const [known] = await db.select({ username: users.username }).from(users).where(eq(users.email, email));
  if (known) {
    await setRoleByCommand(db, known.username, 'employee');
    return { username: known.username, isNew: false, passwordLink: undefined };
  }
  const sessions = createSessions(deps);
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  const account = { email, fullName, username: undefined };
  const { id, username, token } = await createAccount(deps, sessions, passwordHash, account, {
    device: 'pegboard setup',
    country: null,
  });
  await sessions.end(token);
  await setRoleByCommand(db, username, 'employee');
  return { username, isNew: true, passwordLink: await createPasswordLink(deps, id) };
}
