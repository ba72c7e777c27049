import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition, readableProfileCondition } from '../../people/accounts/index.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import { boardCollaborators, boards, boardShareLinks } from './tables.ts';

/**
 * The condition on `boards` that decides who sees a board, for use in any statement (BF-06). Public boards are listed
 * for everyone. Protected ones are visible by address, and listed only for their members. Secret and archived ones are
 * visible to their members only. Those of a private profile are visible to its approved followers and to the members of the board
 * (AC-04). Deleted boards are visible to no one, and a block in either direction hides a board (FB-06).
 */
export function reachableBoards(viewer: ViewerValue): SQL {
  return visibleBoards(viewer, sql`${boards.privacy} <> 'secret'`);
}

/** Condition: the boards that lists, feeds, counts, covers and searches may show to this viewer. */
export function listedBoards(viewer: ViewerValue): SQL {
  return visibleBoards(viewer, sql`${boards.privacy} = 'public'`);
}

/** Condition: boards that their members see, and others if `isShown` allows it and their owner's profile is readable. */
function visibleBoards(viewer: ViewerValue, isShown: SQL): SQL {
  return sql`(${boards.deletedAt} is null
    and (${isShown} and ${boards.archivedAt} is null and ${readableProfileCondition(viewer, boards.ownerId)} or ${onBoard(viewer)})
    and ${notBlockedCondition(viewer, boards.ownerId)})`;
}

/** Condition: the boards that the viewer may save to: own and collaborative ones that are not archived. */
export function savableBoards(viewer: ViewerValue): SQL {
  return sql`(${boards.deletedAt} is null and ${boards.archivedAt} is null and ${onBoard(viewer)} and ${notBlockedCondition(viewer, boards.ownerId)})`;
}

/** Condition: the boards that the viewer owns or collaborates on. */
export function onBoard(viewer: ViewerValue): SQL {
  if (!viewer) return sql`false`;
  return sql`(${boards.ownerId} = ${viewer.id} or exists (select from ${boardCollaborators} where ${boardCollaborators.boardId} = ${boards.id} and ${boardCollaborators.userId} = ${viewer.id}))`;
}

/**
 * Condition on `board_share_links` and `boards`: the link shows its board at this time, whatever the privacy of the board
 * (IO-09). It has not ended, the board is neither archived nor deleted, its creator is the owner or may still invite, and no
 * block separates a signed-in viewer from the owner.
 */
export function isLinkShown(viewer: ViewerValue, now: Date): SQL {
  const mayStillInvite = sql`exists (
    select from ${boardCollaborators} where ${boardCollaborators.boardId} = ${boards.id}
      and ${boardCollaborators.userId} = ${boardShareLinks.createdById} and ${boardCollaborators.mayInvite})`;
  return sql`((${boardShareLinks.expiresAt} is null or ${boardShareLinks.expiresAt} > ${now.toISOString()}::timestamptz)
    and ${boards.deletedAt} is null and ${boards.archivedAt} is null
    and (coalesce(${boardShareLinks.createdById}, ${boards.ownerId}) = ${boards.ownerId} or ${mayStillInvite})
    and ${notBlockedCondition(viewer, boards.ownerId)})`;
}
