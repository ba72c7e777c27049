import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { twoStepChanges } from './tables.ts';

/** Records a change of a member's two-step login, in the caller's transaction. */
export async function recordTwoStepChange(
  tx: Db,
  userId: bigint,
  change: (typeof twoStepChanges.$inferInsert)['change'],
  reason: string | null = null,
): Promise<void> {
  await tx.insert(twoStepChanges).values({ id: newId(), userId, change, reason });
}
