import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { DraftOwner } from './find-draft.ts';
import { pinDrafts } from './tables.ts';

/** Counts the scheduled drafts of a member without this one. */
export async function countScheduled(tx: Db, owner: DraftOwner, exceptId: bigint): Promise<number> {
  const isScheduled = and(
    eq(pinDrafts.ownerId, owner.id),
    eq(pinDrafts.state, 'scheduled'),
    isNull(pinDrafts.deletedAt),
    ne(pinDrafts.id, exceptId),
  );
  const [found] = await tx.select({ drafts: count() }).from(pinDrafts).where(isScheduled);
  return found?.drafts ?? 0;
}
