import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { checkWords } from '../word-rules/index.ts';
import { readSetting } from '../site-settings/index.ts';
import type { AccountPorts, Deps } from './deps.ts';
import {
  checkNewAccount,
  emailTaken,
  hashOf,
  register,
  type NewAccount,
  type Registered,
} from './register.ts';
import type { SessionOrigin, Sessions } from './sessions.ts';
import type { SignUpWaitReason } from './sign-up-wait-reasons.ts';
import { signUpRequests, users } from './tables.ts';

/** The result of a sign-up: an account with a session, or a request that waits for the team. */
export type SignUpResult = Registered | 'waits-for-approval';

/**
 * Signs someone up in the way that the site allows (OP-06). `findDoubt` returns the reason for which the sign-up has to wait on a
 * site without invites (OP-09), or throws; without it there is none. Throws `sign_up_closed`, `invalid_input` for a missing or wrong invite
 * code, `words_refused`, and as `register`.
 */
export async function signUp(
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'> & Pick<AccountPorts, 'redeemInvite'>,
  sessions: Sessions,
  { inviteCode, ...account }: NewAccount & { readonly inviteCode: string | undefined },
  from: SessionOrigin,
  findDoubt?: () => Promise<SignUpWaitReason | undefined>,
): Promise<SignUpResult> {
  const mode = await readSetting(deps.db, 'sign_up_mode');
  if (mode === 'closed') throw new AppError('sign_up_closed');
  await checkWords(deps.db, { full_name: account.fullName, username: account.username });
  if (mode !== 'invite') {
    const doubt = await findDoubt?.();
    if (mode === 'open' && doubt === undefined) return register(deps, sessions, account, from);
    await storeRequest(deps, account, doubt ?? 'mode');
    return 'waits-for-approval';
  }
  if (inviteCode === undefined) throw inviteError('Enter an invite code: this site is by invitation.');
  return register(deps, sessions, account, from, async (tx) => {
    if (!(await deps.redeemInvite(tx, inviteCode)))
      throw inviteError('This invite code is unknown, was used up, or has expired.');
  });
}

async function storeRequest(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  account: NewAccount,
  reason: SignUpWaitReason,
): Promise<void> {
  checkNewAccount(deps, account);
  const { email, fullName, username, locale, identity } = account;
  const passwordHash = await hashOf(account);
  await deps.db.transaction(async (tx) => {
    if (await hasAccount(tx, email)) throw emailTaken();
    const stored = await tx
      .insert(signUpRequests)
      .values({
        id: newId(),
        email,
        passwordHash,
        fullName,
        username,
        locale,
        identity: identity ?? null,
        reason,
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning({ id: signUpRequests.id });
    if (stored.length === 0) throw new AppError('sign_up_waiting');
  });
}

async function hasAccount(tx: Db, email: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

function inviteError(text: string): AppError {
  return new AppError('invalid_input', { fields: { invite_code: text } });
}
