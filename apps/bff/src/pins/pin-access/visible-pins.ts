import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition, readableProfileCondition } from '../../people/accounts/index.ts';
import { boards, onBoard } from '../board-access/index.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import { contents, pins } from './tables.ts';

/**
 * Condition on `pins`, `contents` and `boards`: of the pins on boards that the viewer may see, those that are visible to them.
 * Excludes pins whose pinner or creator closed their account (AC-03), or has a private profile that the viewer may not read
 * (AC-04), and those with a block between the viewer and one of them (FB-06), except the viewer's own.
 */
export function visiblePins(viewer: ViewerValue): SQL {
  const isUnblocked = sql`${notBlockedCondition(viewer, pins.pinnerId)} and ${notBlockedCondition(viewer, contents.creatorId)}`;
  const isReadable = sql`${readablePinners(viewer)}
    and (${contents.creatorId} = ${pins.pinnerId} or ${readableProfileCondition(viewer, contents.creatorId)})`;
  if (!viewer) return sql`(${isUnblocked} and ${isReadable})`;
  const isOwn = sql`${pins.pinnerId} = ${viewer.id}`;
  return viewer.hasBlocks
    ? sql`(${isOwn} or ${isUnblocked} and ${isReadable})`
    : sql`(${isUnblocked} and (${isOwn} or ${isReadable}))`;
}

/**
 * Condition on `pins` and `boards`: of the pins on boards that the viewer may see, those of members whose profile they may read
 * (AC-04). Pins of the board's owner are as visible as the board, and members of a board see the pins of each other on it.
 */
export function readablePinners(viewer: ViewerValue): SQL {
  const isMember = viewer ? sql` or ${onBoard(viewer)}` : sql``;
  return sql`(${pins.pinnerId} = ${boards.ownerId} or ${readableProfileCondition(viewer, pins.pinnerId)}${isMember})`;
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
