import { eq, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { listsOff, type EmailList, type SurveyReason } from './rules.ts';
import { emailSettings, emailSurveyAnswers } from './tables.ts';

/** The email preferences of a member. */
export type EmailChoices = { readonly email: string; readonly off: readonly EmailList[] };

/** Returns a member's address and disabled lists. Throws `link_invalid` if the account was deleted. */
export async function emailChoices(db: Db, userId: bigint): Promise<EmailChoices> {
  const [row] = await db
    .select({ email: users.email, off: emailSettings.off })
    .from(users)
    .leftJoin(emailSettings, eq(emailSettings.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new AppError('link_invalid');
  return { email: row.email, off: row.off ?? [] };
}

/** Enables or disables email lists of a member; the others stay. */
export async function chooseEmails(
  db: Db,
  userId: bigint,
  change: Readonly<Partial<Record<EmailList, boolean>>>,
): Promise<EmailChoices> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from ${users} where ${users.id} = ${userId} for update`);
    const { email, off } = await emailChoices(tx, userId);
    const after = listsOff(off, change);
    await tx
      .insert(emailSettings)
      .values({ userId, off: after })
      .onConflictDoUpdate({ target: emailSettings.userId, set: { off: after } });
    return { email, off: after };
  });
}

/** Stores a member's survey answer, replacing the former one. */
export async function answerSurvey(
  db: Db,
  userId: bigint,
  answer: { readonly reason: SurveyReason; readonly comment: string | null },
): Promise<void> {
  await emailChoices(db, userId);
  await db
    .insert(emailSurveyAnswers)
    .values({ userId, ...answer })
    .onConflictDoUpdate({
      target: emailSurveyAnswers.userId,
      set: { ...answer, answeredAt: sql`now()` },
    });
}
