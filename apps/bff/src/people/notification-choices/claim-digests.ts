import { asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { nextDigest } from './schedule-rules.ts';
import { notificationSchedules } from './tables.ts';

/** A digest that is due: it reports what happened after `from`, until `until`. */
export type DueDigest = { readonly userId: bigint; readonly from: Date; readonly until: Date };

const BATCH = 200;

/**
 * Returns digests that are due, and plans the next ones, in the caller's transaction: another process skips them, so that each is
 * sent once. A digest that is late reports until now.
 */
export async function claimDigests(db: Db, now: Date): Promise<readonly DueDigest[]> {
  const due = await db
    .select()
    .from(notificationSchedules)
    .where(lte(notificationSchedules.digestAt, now))
    .orderBy(asc(notificationSchedules.userId))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  for (const schedule of due)
    await db
      .update(notificationSchedules)
      .set({ digestAt: nextDigest(schedule, now), digestFrom: now })
      .where(eq(notificationSchedules.userId, schedule.userId));
  return due.map(({ userId, digestFrom }) => ({ userId, from: digestFrom ?? now, until: now }));
}
