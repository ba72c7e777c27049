import { sql, type SQL } from 'drizzle-orm';
import { mayMeet } from '../accounts/may-meet.ts';
import type { ViewerValue } from '../statement.ts';
import { contents, pins } from './tables.ts';

/**
 * Of the pins on boards that the viewer may see, those that they may see, over `pins` and `contents`: none of a pinner
 * or creator whom they may not meet (FB-06), but for what they put there themselves.
 */
export function visiblePins(viewer: ViewerValue): SQL {
  if (!viewer?.hasBlocks) return sql`true`;
  return sql`(${pins.pinnerId} = ${viewer.id} or (${mayMeet(viewer, pins.pinnerId)} and ${mayMeet(viewer, contents.creatorId)}))`;
}
