import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { boards } from '../board-access/index.ts';

/** The name of the board that represents a profile (§4). */
export const QUICK_SAVES_NAME = 'Quick Saves';

/** Its address, unless another board has it. */
const SLUG = 'quick-saves';

/**
 * Returns the id of a member's board of quick saves, creating it if absent; a unique index prevents a second one
 * (SF-02).
 */
export async function quickSavesBoardId(db: Db, userId: bigint): Promise<bigint> {
  const existing = await find(db, userId);
  if (existing !== undefined) return existing;
  const id = newId();
  for (const slug of [SLUG, `${SLUG}-${id}`]) {
    await db
      .insert(boards)
      .values({ id, ownerId: userId, name: QUICK_SAVES_NAME, slug, layout: 'quick_saves' })
      .onConflictDoNothing();
    const made = await find(db, userId);
    if (made !== undefined) return made;
  }
  throw new Error('The board of quick saves was deleted while it was made. Try again.');
}

async function find(db: Db, userId: bigint): Promise<bigint | undefined> {
  const [row] = await db
    .select({ id: boards.id })
    .from(boards)
    .where(and(eq(boards.ownerId, userId), eq(boards.layout, 'quick_saves'), isNull(boards.deletedAt)));
  return row?.id;
}
