import { isReservedUsername } from '@pegboard/routes';
import { eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { refuseContextPassword } from './context-passwords.ts';
import { claimUsername } from './former-usernames.ts';
import { hashPassword, hashWithoutPassword } from './password.ts';
import { firstNameFrom, usernameFrom } from './rules.ts';
import type { SessionOrigin, Sessions } from './sessions.ts';
import { storeIdentity } from './sign-on-identities.ts';
import { users, type SignOnIdentity } from './tables.ts';
import { verifyEmailMail } from './verify-email.ts';

const TRIES = 5;

/** The fields of a new account, validated by the resource's schema. */
export type NewAccount = {
  readonly email: string;
  /** Undefined for a member whom a provider identified. */
  readonly password: string | undefined;
  /** The identity at the provider, which verified the email. */
  readonly identity?: SignOnIdentity | undefined;
  readonly fullName: string;
  readonly username: string | undefined;
  /** The initial locale; US English by default. */
  readonly locale?: string | undefined;
};

/** A new account and the token of its first session. */
export type Registered = { readonly id: bigint; readonly username: string; readonly token: string };

/**
 * Creates an account and starts its session in one transaction. Throws `email_taken`, `username_taken`, and
 * `invalid_input` for a password that consists of context-specific words.
 */
export async function register(
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>,
  sessions: Sessions,
  account: NewAccount,
  from: SessionOrigin,
  inTransaction?: (tx: Db) => Promise<void>,
): Promise<Registered> {
  checkNewAccount(deps, account);
  return createAccount(deps, sessions, await hashOf(account), account, from, inTransaction);
}

/** Returns the hash of the password of a new account, which no password has without one. */
export async function hashOf({ password }: Pick<NewAccount, 'password'>): Promise<string> {
  return password === undefined ? hashWithoutPassword() : hashPassword(password);
}

/** Checks the fields of a new account. Throws `username_taken`, and `invalid_input` for the password. */
export function checkNewAccount({ env }: Pick<Deps, 'env'>, account: NewAccount): void {
  if (account.username !== undefined && isReservedUsername(account.username)) throw usernameTaken();
  if (account.password === undefined) return;
  const { email, fullName, username = usernameFrom(fullName) } = account;
  const { publicUrl } = env;
  refuseContextPassword(account.password, 'password', { username, email, publicUrl });
}

/** Does the same with a hashed password and without checks. `inTransaction` runs in the transaction, and prevents it by throwing. */
export async function createAccount(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
  sessions: Sessions,
  passwordHash: string,
  account: Omit<NewAccount, 'password'>,
  from: SessionOrigin,
  inTransaction?: (tx: Db) => Promise<void>,
): Promise<Registered> {
  const { db } = deps;
  const { email, fullName, locale, identity } = account;
  const verified = identity && { hasPassword: false, emailVerifiedAt: deps.now() };
  const wanted = account.username ?? usernameFrom(fullName);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const username =
      tries === 0 && !isReservedUsername(wanted) ? wanted : `${wanted}${randomInt(10, 10_000)}`;
    const made = await db.transaction(async (tx) => {
      const id = newId();
      const rows = await tx
        .insert(users)
        .values({
          id,
          username,
          email,
          passwordHash,
          fullName,
          firstName: firstNameFrom(fullName),
          locale,
          ...verified,
        })
        .onConflictDoNothing()
        .returning({ id: users.id });
      if (rows.length === 0) return undefined;
      await inTransaction?.(tx);
      await claimUsername(tx, username);
      if (identity) await storeIdentity(deps, tx, { userId: id, email, ...identity });
      else await queueMail(deps, tx, verifyEmailMail, { userId: String(id) });
      return { id, username, token: await sessions.start(id, from, tx) };
    });
    if (made) return made;
    const [same] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (same) throw emailTaken();
    if (account.username !== undefined) throw usernameTaken();
  }
  throw usernameTaken();
}

/** Returns the error for an email that has an account. */
export function emailTaken(): AppError {
  return new AppError('email_taken', {
    fields: { email: 'There is already an account with this email. Log in instead?' },
  });
}

function usernameTaken(): AppError {
  return new AppError('username_taken', { fields: { username: 'This username is taken. Choose another.' } });
}
