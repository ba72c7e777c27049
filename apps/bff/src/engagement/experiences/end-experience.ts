import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { PlacedId } from './rules.ts';
import { experiences } from './tables.ts';

/**
 * Disables an experience for everyone; returns whether it exists. Its definition and state per member stay.
 */
export async function endExperience(db: Db, { placementId, experienceId }: PlacedId): Promise<boolean> {
  const ended = await db
    .update(experiences)
    .set({ isOn: false })
    .where(and(eq(experiences.placementId, placementId), eq(experiences.experienceId, experienceId)))
    .returning({ id: experiences.experienceId });
  return ended.length > 0;
}
