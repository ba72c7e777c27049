import { eq, sql } from 'drizzle-orm';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { accountClosedMail } from './account-closed-mail.ts';
import type { AccountPorts, Deps } from './deps.ts';
import { checkPasskey } from './passkeys.ts';
import { endPasswordResets } from './password-reset.ts';
import { isPassword } from './password.ts';
import { requireLoginCode } from './require-login-code.ts';
import type { Sessions } from './sessions.ts';
import { accountClosures, users } from './tables.ts';

/** Days within which a deleted account can be kept by logging in (AC-03). `docs/privacy.md` states the same. */
export const DELETION_GRACE_DAYS = 14;
const DAY_MS = 86_400_000;

/** The proof that a deletion is requested by the member: the password, with a code of two-step login, or the signature of a passkey. */
export type IdentityProof =
  | { readonly password: string; readonly code?: string | undefined }
  | { readonly credential: AuthenticationResponseJSON };

type CloseDeps = Pick<Deps, 'db' | 'env' | 'now' | 'jobs'>;

/** Hides the viewer's account until they log in again, and ends all sessions and the access of all apps. */
export async function deactivateAccount(
  deps: CloseDeps,
  sessions: Sessions,
  viewer: SignedIn,
): Promise<void> {
  await deps.db.transaction((tx) => close(deps, tx, sessions, viewer, null));
}

/**
 * Hides the viewer's account, and deletes it after `DELETION_GRACE_DAYS`. Returns that time. Ends all sessions and the access of
 * all apps, and sends a mail. Throws `invalid_input` or `passkey_invalid` without proof, and the error of what prevents it.
 */
export async function deleteAccount(
  deps: Deps & Pick<AccountPorts, 'describeDeletion'>,
  sessions: Sessions,
  viewer: SignedIn,
  proof: IdentityProof,
): Promise<Date> {
  await checkIdentity(deps, viewer, proof);
  const { obstacle } = await deps.describeDeletion(deps.db, viewer.id);
  if (obstacle !== null) throw new AppError(obstacle);
  const deleteAt = new Date(deps.now().getTime() + DELETION_GRACE_DAYS * DAY_MS);
  await deps.db.transaction((tx) => close(deps, tx, sessions, viewer, deleteAt));
  return deleteAt;
}

async function checkIdentity(deps: Deps, viewer: SignedIn, proof: IdentityProof): Promise<void> {
  if ('credential' in proof) {
    if ((await checkPasskey(deps, proof.credential)) !== viewer.id) throw new AppError('passkey_invalid');
    return;
  }
  const [user] = await deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, viewer.id));
  if (!user || !(await isPassword(proof.password, user.passwordHash)))
    throw new AppError('invalid_input', { fields: { password: 'This is not your current password.' } });
  await requireLoginCode(deps, viewer.id, proof.code);
}

async function close(
  deps: CloseDeps,
  tx: Db,
  sessions: Sessions,
  viewer: SignedIn,
  deleteAt: Date | null,
): Promise<void> {
  await tx.execute(sql`select from users where id = ${viewer.id} for update`);
  await tx
    .insert(accountClosures)
    .values({ userId: viewer.id, closedAt: deps.now(), deleteAt })
    .onConflictDoUpdate({ target: accountClosures.userId, set: { closedAt: deps.now(), deleteAt } });
  await sessions.endOthers(viewer.id, undefined, tx);
  await endPasswordResets(tx, viewer.id);
  await queueMail(deps, tx, accountClosedMail, { userId: String(viewer.id) });
}
