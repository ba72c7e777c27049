import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition } from '../../people/accounts/index.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import { boardCollaborators, boards } from './tables.ts';

/**
 * The one predicate of who sees a board, over `boards` in any statement (BF-06). Public boards are listed for
 * everyone; protected ones are reached by their address but listed only for those on them; secret and
 * archived ones exist only for those on them; deleted ones for no one, and no one's for those whom they
 * blocked or who blocked them (FB-06).
 */
export function reachableBoards(viewer: ViewerValue): SQL {
  return sql`(${boards.deletedAt} is null and (${boards.privacy} <> 'secret' and ${boards.archivedAt} is null or ${onBoard(viewer)}) and ${notBlockedCondition(viewer, boards.ownerId)})`;
}

/** The boards that lists, feeds, counts, covers and searches may show this viewer. */
export function listedBoards(viewer: ViewerValue): SQL {
  return sql`(${boards.deletedAt} is null and (${boards.privacy} = 'public' and ${boards.archivedAt} is null or ${onBoard(viewer)}) and ${notBlockedCondition(viewer, boards.ownerId)})`;
}

/** The boards that the viewer may save to: their own, and those they collaborate on, but none that is archived. */
export function savableBoards(viewer: ViewerValue): SQL {
  return sql`(${boards.deletedAt} is null and ${boards.archivedAt} is null and ${onBoard(viewer)} and ${notBlockedCondition(viewer, boards.ownerId)})`;
}

/** The boards that the viewer owns or collaborates on. */
export function onBoard(viewer: ViewerValue): SQL {
  if (!viewer) return sql`false`;
  return sql`(${boards.ownerId} = ${viewer.id} or exists (select from ${boardCollaborators} where ${boardCollaborators.boardId} = ${boards.id} and ${boardCollaborators.userId} = ${viewer.id}))`;
}
