import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition } from '../../people/accounts/index.ts';
import { onBoard } from '../board-access/index.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import { contents, pins } from './tables.ts';

/**
 * Of the pins on boards that the viewer may see, those that they may see, over `pins` and `contents`: none of a pinner
 * or creator whom they may not meet (FB-06), but for what they put there themselves.
 */
export function visiblePins(viewer: ViewerValue): SQL {
  if (!viewer?.hasBlocks) return sql`true`;
  return sql`(${pins.pinnerId} = ${viewer.id} or (${notBlockedCondition(viewer, pins.pinnerId)} and ${notBlockedCondition(viewer, contents.creatorId)}))`;
}

/**
 * Of the pins of a board or a profile those that the viewer did not hide, over `pins` and `boards` (FB-07):
 * anyone who is on the board sees all that is there, and everyone what they put there themselves.
 */
export function unhiddenPins(viewer: ViewerValue): SQL {
  if (!viewer) return sql`true`;
  return sql`(${pins.pinnerId} = ${viewer.id} or ${onBoard(viewer)} or not exists (
    select from pin_feedback where user_id = ${viewer.id} and content_id = ${pins.contentId} offset 0
  ))`;
}
