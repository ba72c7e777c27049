import { and, eq, inArray, sql } from 'drizzle-orm';
import { type BoardRow, boards, listedBoards } from '../board-access/index.ts';
import type { Deps } from './deps.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';

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

/** Returns the numbers of a member's own boards of these privacies, without that of quick saves, and of the pins on all of them. */
export async function countOwnBoards(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  privacies: readonly BoardRow['privacy'][],
): Promise<{ readonly boards: number; readonly pins: number }> {
  const [row] = await db
    .select({
      boards: sql<number>`(count(*) filter (where ${boards.layout} = 'default'))::int`,
      pins: sql<number>`coalesce(sum(${boards.pinCount}), 0)::int`,
    })
    .from(boards)
    .where(and(eq(boards.ownerId, viewer.id), inArray(boards.privacy, [...privacies]), listedBoards(viewer)));
  return row ?? { boards: 0, pins: 0 };
}
