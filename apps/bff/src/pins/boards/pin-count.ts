import { and, eq, sql } from 'drizzle-orm';
import { boards, listedBoards } from '../board-access/index.ts';
import type { Deps } from './deps.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** Returns the number of a member's pins on boards that the viewer sees listed. */
export async function countVisiblePins(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  userId: bigint,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${boards.pinCount}), 0)::int` })
    .from(boards)
    .where(and(eq(boards.ownerId, userId), listedBoards(viewer)));
  return row?.count ?? 0;
}
