import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { users } from './tables.ts';

/** A member who gets an email. */
export type Recipient = {
  readonly id: bigint;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string;
};

/** Returns the member to whom a queued email goes; undefined if there is none, or the account is gone. */
export async function findRecipient(db: Db, userId: string | null): Promise<Recipient | undefined> {
  const id = userId === null ? undefined : parseId(userId);
  if (id === undefined) return undefined;
  const [user] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, locale: users.locale })
    .from(users)
    .where(eq(users.id, id));
  return user;
}
