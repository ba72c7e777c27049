import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { DEFAULT_SCHEDULE, type Schedule } from './schedule-rules.ts';
import { notificationSchedules } from './tables.ts';

/** Returns the times of a member's notifications. */
export async function findSchedule(db: Db, userId: bigint): Promise<Schedule> {
  const { timeZone, quietFrom, quietUntil, digest, showsContent } = notificationSchedules;
  const [row] = await db
    .select({ timeZone, quietFrom, quietUntil, digest, showsContent })
    .from(notificationSchedules)
    .where(eq(notificationSchedules.userId, userId));
  return row ?? DEFAULT_SCHEDULE;
}
