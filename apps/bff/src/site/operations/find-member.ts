import { eq } from 'drizzle-orm';
import { users, viewerColumns } from '../../people/accounts/index.ts';
import { OperatorError } from '../../platform/config/operator-error.ts';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** Returns the member whom an operator names. Throws an `OperatorError`. */
export async function findMember(db: Db, username: string): Promise<SignedIn> {
  const [member] = await db
    .select(viewerColumns)
    .from(users)
    .where(eq(users.username, username.toLowerCase()));
  if (!member)
    throw new OperatorError(`There is no user ${username}. Check the name in the address of the profile.`);
  return member;
}
