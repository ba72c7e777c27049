import { asc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import type { Db } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { defineMail, mailMessages, queueMail } from '../../platform/mail/index.ts';
import { accountMail } from './account-mail.ts';
import type { Deps } from './deps.ts';
import { findRecipient } from './find-recipient.ts';
import { createAccount } from './register.ts';
import type { Sessions } from './sessions.ts';
import type { SignUpWaitReason } from './sign-up-wait-reasons.ts';
import { signUpRequests } from './tables.ts';

/** A sign-up that waits for the team. */
export type SignUpRequest = {
  readonly id: bigint;
  readonly fullName: string;
  readonly email: string;
  readonly reason: SignUpWaitReason;
  readonly createdAt: Date;
};

/** Returns sign-ups that wait for the team after an id, the oldest first. */
export async function listSignUpRequests(
  db: Db,
  after: bigint | undefined,
  limit: number,
): Promise<readonly SignUpRequest[]> {
  const { id, fullName, email, reason, createdAt } = signUpRequests;
  return db
    .select({ id, fullName, email, reason, createdAt })
    .from(signUpRequests)
    .where(after === undefined ? undefined : gt(id, after))
    .orderBy(asc(id))
    .limit(limit);
}

/**
 * Creates the account of a sign-up that waits, and sends a mail. Returns the account; undefined if the request was decided
 * meanwhile. Throws `email_taken`.
 */
export async function approveSignUp(
  deps: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  sessions: Sessions,
  requestId: bigint,
): Promise<{ readonly id: bigint; readonly username: string } | undefined> {
  const [request] = await tx.delete(signUpRequests).where(eq(signUpRequests.id, requestId)).returning();
  if (!request) return undefined;
  const { passwordHash, email, fullName, identity } = request;
  const account = {
    email,
    fullName,
    username: undefined,
    locale: request.locale ?? undefined,
    identity: identity ?? undefined,
  };
  const origin = { device: 'sign-up', country: null };
  const made = await createAccount({ ...deps, db: tx }, sessions, passwordHash, account, origin);
  await sessions.endOthers(made.id, undefined, tx);
  await queueMail(deps, tx, signUpApprovedMail, { userId: String(made.id) });
  return made;
}

/** Deletes a sign-up that waits. Returns whether there was one. */
export async function declineSignUp(tx: Db, requestId: bigint): Promise<boolean> {
  const deleted = await tx
    .delete(signUpRequests)
    .where(eq(signUpRequests.id, requestId))
    .returning({ id: signUpRequests.id });
  return deleted.length > 0;
}

/** The email that informs a new member that the team approved their sign-up. */
export const signUpApprovedMail = defineMail({
  name: 'sign-up-approved',
  data: z.strictObject({ userId: z.string() }),
  async write({ userId }, { db, env }: Deps) {
    const user = await findRecipient(db, userId);
    if (!user) return null;
    const texts = mailMessages(user.locale).signUpApproved;
    return accountMail(user, texts.subject, [
      texts.approved,
      { link: `${env.publicUrl}/login/`, label: texts.logIn },
    ]);
  },
});

/** Deletes sign-ups that the team did not decide on within 90 days, every night. */
export const purgeSignUpRequests = defineJob({
  name: 'purge-sign-up-requests',
  data: z.object({}),
  cron: '59 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const isOld = sql`${signUpRequests.createdAt} <= now() - interval '90 days'`;
    const removed = await deleteBatches(db, signUpRequests, isOld, signal);
    log.info({ removed }, 'old sign-up requests are removed');
  },
});
