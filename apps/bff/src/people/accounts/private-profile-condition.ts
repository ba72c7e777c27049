import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ViewerValue } from '../../platform/database/statement.ts';
import { userFollows, users } from './tables.ts';

/**
 * Condition on a column with a member's id: their profile is not private (AC-04) and their reach not limited (OP-09), or the viewer is the
 * member or an approved follower. `offset 0` keeps the lookups out of the joins: one step in the index of such profiles per row, and one in that of follows
 * for their rows.
 */
export function readableProfileCondition(viewer: ViewerValue, person: SQLWrapper): SQL {
  const isOpen = sql`not exists (
    select from ${users} hidden_member where hidden_member.id = ${person} and (hidden_member.is_private or hidden_member.is_limited) offset 0)`;
  if (!viewer) return sql`(${isOpen})`;
  return sql`(${isOpen} or ${person} = ${viewer.id} or exists (
    select from ${userFollows} where ${userFollows.followerId} = ${viewer.id} and ${userFollows.followedId} = ${person} offset 0))`;
}
