import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { nextDigest, type Schedule } from './schedule-rules.ts';
import { notificationSchedules } from './tables.ts';

/** Stores the times of a member's notifications, and moves their next digest. */
export function chooseSchedule(root: Db, userId: bigint, schedule: Schedule, now: Date): Promise<void> {
  return root.transaction(async (db) => {
    await db
      .insert(notificationSchedules)
      .values({ userId, ...schedule })
      .onConflictDoUpdate({ target: notificationSchedules.userId, set: schedule });
    const [{ digestAt } = { digestAt: null }] = await db
      .select({ digestAt: notificationSchedules.digestAt })
      .from(notificationSchedules)
      .where(eq(notificationSchedules.userId, userId))
      .for('update');
    if (digestAt === null) return;
    await db
      .update(notificationSchedules)
      .set({ digestAt: nextDigest(schedule, now) })
      .where(eq(notificationSchedules.userId, userId));
  });
}
