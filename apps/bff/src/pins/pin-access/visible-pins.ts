import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition } from '../../people/accounts/index.ts';
import { onBoard } from '../board-access/index.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import { contents, pins } from './tables.ts';

/**
 * Condition on `pins` and `contents`: of the pins on boards that the viewer may see, those that are visible to them.
 * Excludes pins whose pinner or creator closed their account (AC-03), and those with a block between the viewer and one of
 * them (FB-06), except the viewer's own.
 */
export function visiblePins(viewer: ViewerValue): SQL {
  const isVisible = sql`(${notBlockedCondition(viewer, pins.pinnerId)} and ${notBlockedCondition(viewer, contents.creatorId)})`;
  return viewer?.hasBlocks ? sql`(${pins.pinnerId} = ${viewer.id} or ${isVisible})` : isVisible;
}

/**
 * Condition on `pins` and `boards`: of the pins of a board or a profile, those that the viewer did not hide (FB-07).
 * Members of a board see all of its pins, and everyone the pins that they saved themselves.
 */
export function unhiddenPins(viewer: ViewerValue): SQL {
  if (!viewer) return sql`true`;
  return sql`(${pins.pinnerId} = ${viewer.id} or ${onBoard(viewer)} or not exists (
    select from pin_feedback where user_id = ${viewer.id} and content_id = ${pins.contentId} offset 0
  ))`;
}
