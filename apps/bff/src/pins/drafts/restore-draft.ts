import { SCHEDULED_PINS_MAX } from '@pegboard/types';
import { and, eq, gt } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import { countScheduled } from './count-scheduled.ts';
import type { Deps } from './deps.ts';
import type { DraftOwner, DraftRow } from './find-draft.ts';
import { lockOwner } from './lock-owner.ts';
import { pinDrafts } from './tables.ts';

/** Seconds within which a deleted draft can be restored: as long as a note of a board. */
export const DRAFT_UNDO_SECONDS = 60;

/**
 * Restores a draft that was deleted at most a minute ago. It stays scheduled unless the member has reached the maximum
 * of scheduled pins meanwhile. Throws `draft_not_found`.
 */
export async function restoreDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  owner: DraftOwner,
  id: bigint | undefined,
): Promise<DraftRow> {
  if (id === undefined) throw new AppError('draft_not_found');
  return db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const since = new Date(now().getTime() - DRAFT_UNDO_SECONDS * 1000);
    const hasRoom = (await countScheduled(tx, owner, id)) < SCHEDULED_PINS_MAX;
    const [deleted] = await tx
      .select({ state: pinDrafts.state })
      .from(pinDrafts)
      .where(and(eq(pinDrafts.id, id), eq(pinDrafts.ownerId, owner.id), gt(pinDrafts.deletedAt, since)))
      .for('update');
    if (!deleted) throw new AppError('draft_not_found');
    const schedule =
      deleted.state === 'scheduled' && !hasRoom
        ? { state: 'draft' as const, scheduledAt: null, scheduledZone: null }
        : {};
    const [restored] = await tx
      .update(pinDrafts)
      .set({ ...schedule, deletedAt: null })
      .where(eq(pinDrafts.id, id))
      .returning();
    if (!restored) throw new Error('A draft was restored and not returned.');
    return restored;
  });
}
