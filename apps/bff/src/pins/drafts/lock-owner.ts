import { eq } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { DraftOwner } from './find-draft.ts';

/** Locks a member until the transaction ends, so that concurrent requests do not exceed the limit of drafts. */
export async function lockOwner(tx: Db, owner: DraftOwner): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('no key update');
}
