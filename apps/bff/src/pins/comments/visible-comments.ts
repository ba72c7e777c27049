import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition, unlimitedCondition } from '../../people/accounts/index.ts';
import { boards, reachableBoards } from '../board-access/index.ts';
import { contents, pins, visiblePins } from '../pin-access/index.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import { comments } from './tables.ts';

/**
 * Condition on `comments`: of the comments on a pin that the viewer sees, those that are visible to them. Excludes
 * deleted and removed ones, those by members with a block between them and the viewer or with a limited reach (OP-09), and replies to comments that
 * they do not see (FB-06). The viewer's own removed comments are included, marked.
 */
export function visibleComments(viewer: ViewerValue): SQL {
  const isOwn = viewer ? sql`${comments.userId} = ${viewer.id}` : sql`false`;
  return sql`(${comments.deletedAt} is null and (${comments.removedAt} is null or ${isOwn})
    and ${notBlockedCondition(viewer, comments.userId)} and ${unlimitedCondition(viewer, comments.userId)} and (${comments.parentId} is null or exists (
      select from comments as parent where parent.id = ${comments.parentId} and parent.deleted_at is null
        and parent.removed_at is null and ${notBlockedCondition(viewer, sql`parent.user_id`)} and ${unlimitedCondition(viewer, sql`parent.user_id`)})))`;
}

/**
 * Condition: comments whose pin the viewer may see; for comments made on a secret board, on that board while it is
 * secret.
 */
export function reachableComments(viewer: ViewerValue): SQL {
  return sql`(${visibleComments(viewer)} and exists (
    select from ${pins} join ${contents} on ${contents.id} = ${pins.contentId} join ${boards} on ${boards.id} = ${pins.boardId}
    where ${pins.contentId} = ${comments.contentId} and ${pins.deletedAt} is null
      and (${comments.boardId} is null or (${comments.boardId} = ${pins.boardId} and ${boards.privacy} = 'secret'))
      and ${reachableBoards(viewer)} and ${visiblePins(viewer)}))`;
}
