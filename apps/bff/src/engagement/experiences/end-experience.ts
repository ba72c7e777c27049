import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { PlacedId } from './rules.ts';
import { experiences } from './tables.ts';

/** Turns an experience off for everybody, and says whether there is one: its definition, and what became of it, stay. */
export async function endExperience(db: Db, { placementId, experienceId }: PlacedId): Promise<boolean> {
  const ended = await db
    .update(experiences)
    .set({ isOn: false })
    .where(and(eq(experiences.placementId, placementId), eq(experiences.experienceId, experienceId)))
    .returning({ id: experiences.experienceId });
  return ended.length > 0;
}
