import { eq, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import {
  chooseMailLists,
  findChannels,
  isInBusiness,
  mailLists,
  type ChannelTable,
  type MailList,
} from '../notification-choices/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SurveyReason } from './rules.ts';
import { emailSurveyAnswers } from './tables.ts';

/** The email preferences of a member: views of the table of notifications, without the lists of mails that they never get. */
export type EmailChoices = {
  readonly email: string;
  readonly lists: Readonly<Partial<Record<MailList, boolean>>>;
};

/** Returns a member's address and lists. Throws `link_invalid` if the account was deleted. */
export async function emailChoices(db: Db, userId: bigint): Promise<EmailChoices> {
  const email = await addressOf(db, userId);
  return { email, lists: await listsOf(db, userId, await findChannels(db, userId)) };
}

/** Enables or disables email lists of a member; the others stay. */
export async function chooseEmails(
  db: Db,
  userId: bigint,
  change: Readonly<Partial<Record<MailList, boolean>>>,
  now: Date,
): Promise<EmailChoices> {
  const email = await addressOf(db, userId);
  return { email, lists: await listsOf(db, userId, await chooseMailLists(db, userId, change, now)) };
}

async function listsOf(db: Db, userId: bigint, table: ChannelTable): Promise<EmailChoices['lists']> {
  const { business_digest: ofBusiness, ...lists } = mailLists(table);
  return (await isInBusiness(db, userId)) ? { ...lists, business_digest: ofBusiness } : lists;
}

async function addressOf(db: Db, userId: bigint): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!row) throw new AppError('link_invalid');
  return row.email;
}

/** Stores a member's survey answer, replacing the former one. */
export async function answerSurvey(
  db: Db,
  userId: bigint,
  answer: { readonly reason: SurveyReason; readonly comment: string | null },
): Promise<void> {
  await addressOf(db, userId);
  await db
    .insert(emailSurveyAnswers)
    .values({ userId, ...answer })
    .onConflictDoUpdate({
      target: emailSurveyAnswers.userId,
      set: { ...answer, answeredAt: sql`now()` },
    });
}
