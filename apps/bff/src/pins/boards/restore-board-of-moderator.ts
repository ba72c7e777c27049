import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { boards } from '../board-access/index.ts';
import { bringBackNamed } from './restore-board.ts';

/**
 * Restores a board that a decision of a moderator removed, in a transaction, with its sections, its collaborators and those pins
 * whose image still exists. When another board has its name, it gets a numbered one. Returns whether there was one: not if its owner had deleted it before.
 */
export async function restoreBoardOfModerator(tx: Db, id: bigint, decisionId: bigint): Promise<boolean> {
  const isRemoved = sql`deleted_at = (select created_at from moderation_decisions where id = ${decisionId})`;
  const [gone] = await tx
    .select({ id: boards.id, name: boards.name, slug: boards.slug, mergedIntoId: boards.mergedIntoId })
    .from(boards)
    .where(and(eq(boards.id, id), isRemoved));
  if (!gone) return false;
  await bringBackNamed(tx, gone, isRemoved);
  return true;
}
