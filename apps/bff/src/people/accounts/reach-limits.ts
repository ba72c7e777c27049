import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import { users } from './tables.ts';

/**
 * Condition on a column with a member's id: the reach of the member is not limited, or the viewer is the member (OP-09). Their
 * boards and pins follow the rule of private profiles; this one is for what they write elsewhere.
 */
export function unlimitedCondition(viewer: ViewerValue, person: SQLWrapper): SQL {
  const isUnlimited = sql`not exists (
    select from ${users} limited_member where limited_member.id = ${person} and limited_member.is_limited offset 0)`;
  return viewer ? sql`(${isUnlimited} or ${person} = ${viewer.id})` : sql`(${isUnlimited})`;
}

/** Limits the reach of a member, or ends the limit, in a transaction. */
export async function setReachLimited(tx: Db, userId: bigint, isLimited: boolean): Promise<void> {
  await tx.update(users).set({ isLimited }).where(eq(users.id, userId));
}
