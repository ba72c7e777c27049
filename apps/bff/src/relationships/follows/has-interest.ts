import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { interests } from '../../people/interests/index.ts';

/** Returns whether a topic exists. */
export async function hasInterest(db: Db, id: bigint): Promise<boolean> {
  const rows = await db.select({ id: interests.id }).from(interests).where(eq(interests.id, id));
  return rows.length > 0;
}
