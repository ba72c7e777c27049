import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { accountChangedMail } from './end-sessions.ts';
import { passkeys, signOnIdentities, users, type SignOnIdentity } from './tables.ts';

/** An identity at a provider, as stored. */
export type IdentityRow = typeof signOnIdentities.$inferSelect;

/** A new link between a member and an identity. */
export type NewIdentity = SignOnIdentity & { readonly userId: bigint; readonly email: string | null };

const isIdentity = ({ provider, issuer, subject }: SignOnIdentity) =>
  and(
    eq(signOnIdentities.provider, provider),
    eq(signOnIdentities.issuer, issuer),
    eq(signOnIdentities.subject, subject),
  );

/** Returns the member of an identity, which is compared as a whole; undefined if it is linked to none. */
export async function findIdentity(db: Db, identity: SignOnIdentity): Promise<IdentityRow | undefined> {
  const [row] = await db.select().from(signOnIdentities).where(isIdentity(identity));
  return row;
}

/** Returns the identities of a member, the oldest first. */
export async function listIdentities(db: Db, userId: bigint): Promise<readonly IdentityRow[]> {
  return db
    .select()
    .from(signOnIdentities)
    .where(eq(signOnIdentities.userId, userId))
    .orderBy(asc(signOnIdentities.id));
}

/** Records the use of an identity. */
export async function touchIdentity({ db, now }: Pick<Deps, 'db' | 'now'>, id: bigint): Promise<void> {
  await db.update(signOnIdentities).set({ lastUsedAt: now() }).where(eq(signOnIdentities.id, id));
}

/** Stores an identity of a member. Throws `sign_on_linked` if it is linked already. */
export async function storeIdentity(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  identity: NewIdentity,
): Promise<void> {
  const stored = await tx
    .insert(signOnIdentities)
    .values({ id: newId(), createdAt: now(), ...identity })
    .onConflictDoNothing()
    .returning({ id: signOnIdentities.id });
  if (stored.length === 0) throw new AppError('sign_on_linked');
}

/** Links an identity to a member, and informs them by email. Throws `sign_on_linked`. */
export async function linkIdentity(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
  identity: NewIdentity,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await storeIdentity(deps, tx, identity);
    const userId = String(identity.userId);
    await queueMail(deps, tx, accountChangedMail, { userId, change: 'signOnLinked' });
  });
}

/**
 * Removes an identity of a member, and informs them by email. Throws `not_found` for others, and `login_method_last` if the member
 * could not log in without it.
 */
export async function unlinkIdentity(
  deps: Pick<Deps, 'db' | 'jobs'>,
  userId: bigint,
  id: bigint,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const isOwn = and(eq(signOnIdentities.id, id), eq(signOnIdentities.userId, userId));
    const removed = await tx.delete(signOnIdentities).where(isOwn).returning({ id: signOnIdentities.id });
    if (removed.length === 0) throw new AppError('not_found');
    await requireLoginMethod(tx, userId);
    await queueMail(deps, tx, accountChangedMail, { userId: String(userId), change: 'signOnUnlinked' });
  });
}

/** Locks a member until the transaction ends, so that two removals cannot each leave the other method. */
export async function lockMember(tx: Db, userId: bigint): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Throws `login_method_last` if a member has no method to log in: a password, a passkey or an identity at a provider. */
export async function requireLoginMethod(tx: Db, userId: bigint): Promise<void> {
  const [member] = await tx
    .select({ hasPassword: users.hasPassword })
    .from(users)
    .where(eq(users.id, userId));
  if (member?.hasPassword === true) return;
  const [keys] = await tx.select({ left: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  if ((keys?.left ?? 0) > 0) return;
  const [identities] = await tx
    .select({ left: count() })
    .from(signOnIdentities)
    .where(eq(signOnIdentities.userId, userId));
  if ((identities?.left ?? 0) === 0) throw new AppError('login_method_last');
}
