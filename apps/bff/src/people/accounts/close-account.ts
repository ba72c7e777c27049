import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { accountClosedMail } from './account-closed-mail.ts';
import { checkIdentity, type IdentityProof } from './check-identity.ts';
import type { AccountPorts, Deps } from './deps.ts';
import { endPasswordResets } from './password-reset.ts';
import { requireLoginCode } from './require-login-code.ts';
import type { Sessions } from './sessions.ts';
import { accountClosures } from './tables.ts';

/** Days within which a deleted account can be kept by logging in (AC-03). `docs/privacy.md` states the same. */
export const DELETION_GRACE_DAYS = 14;
const DAY_MS = 86_400_000;

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
  proof: IdentityProof & { readonly code?: string | undefined },
): Promise<Date> {
  await checkIdentity(deps, viewer, proof);
  // A passkey is two steps itself.
  if ('password' in proof) await requireLoginCode(deps, viewer.id, proof.code);
  const { obstacle } = await deps.describeDeletion(deps.db, viewer.id);
  if (obstacle !== null) throw new AppError(obstacle);
  const deleteAt = new Date(deps.now().getTime() + DELETION_GRACE_DAYS * DAY_MS);
  await deps.db.transaction((tx) => close(deps, tx, sessions, viewer, deleteAt));
  return deleteAt;
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
