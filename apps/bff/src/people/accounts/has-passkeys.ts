import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { passkeys } from './tables.ts';

/** Returns whether a member has a passkey. */
export async function hasPasskeys(db: Db, { id }: Pick<SignedIn, 'id'>): Promise<boolean> {
  const found = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, id)).limit(1);
  return found.length > 0;
}
