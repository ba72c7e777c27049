import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { defineMail, mailMessages, queueMail } from '../../platform/mail/index.ts';
import { accountMail } from './account-mail.ts';
import type { Deps } from './deps.ts';
import { findRecipient } from './find-recipient.ts';
import { endPasswordResets } from './password-reset.ts';
import type { Sessions } from './sessions.ts';
import type { Suspension } from './suspensions.ts';
import { accountSuspensions, users } from './tables.ts';

/**
 * Suspends a member in a transaction: ends all sessions and the access of all apps, and sends a mail with the reason. Replaces a
 * suspension that is in effect.
 */
export async function suspendAccount(
  deps: Pick<Deps, 'now' | 'jobs'>,
  tx: Db,
  sessions: Sessions,
  userId: bigint,
  { reason, endsAt }: Suspension,
): Promise<void> {
  // Locks the member against a session that starts at the same time.
  await tx.execute(sql`select from ${users} where ${users.id} = ${userId} for update`);
  const values = { reason, startsAt: deps.now(), endsAt };
  await tx
    .insert(accountSuspensions)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: accountSuspensions.userId, set: values });
  await sessions.endOthers(userId, undefined, tx);
  await endPasswordResets(tx, userId);
  const data = { userId: String(userId), reason, endsAt: endsAt?.toISOString() ?? null };
  await queueMail(deps, tx, accountSuspendedMail, data);
}

/** Lifts the suspension of a member; returns whether there was one in effect. */
export async function liftSuspension({ now }: Pick<Deps, 'now'>, tx: Db, userId: bigint): Promise<boolean> {
  const [lifted] = await tx
    .delete(accountSuspensions)
    .where(eq(accountSuspensions.userId, userId))
    .returning({ endsAt: accountSuspensions.endsAt });
  return lifted !== undefined && (lifted.endsAt === null || lifted.endsAt > now());
}

/** The email that states the reasons of a suspension. */
export const accountSuspendedMail = defineMail({
  name: 'account-suspended',
  data: z.strictObject({ userId: z.string(), reason: z.string(), endsAt: z.iso.datetime().nullable() }),
  async write({ userId, reason, endsAt }, { db, env }: Deps) {
    const user = await findRecipient(db, userId);
    if (!user) return null;
    const texts = mailMessages(user.locale).accountSuspended;
    const format = new Intl.DateTimeFormat(user.locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    return accountMail(user, texts.subject, [
      endsAt === null ? texts.withoutEnd : texts.until(`${format.format(new Date(endsAt))} UTC`),
      texts.reason(reason),
      texts.contact,
      { link: `${env.publicUrl}/contact/`, label: texts.contactLink },
    ]);
  },
});
