import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ViewerValue } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { accountClosures, userBlocks } from './tables.ts';

/**
 * Condition on a column with a member's id: their account is not closed (AC-03), and neither the viewer nor the member has
 * blocked the other (FB-06). `offset 0` keeps the lookups out of the joins: each is one index step per row.
 */
export function notBlockedCondition(viewer: ViewerValue, person: SQLWrapper): SQL {
  if (!viewer?.hasBlocks) return openAccountCondition(person);
  const isBlock = (one: SQLWrapper | bigint, other: SQLWrapper | bigint): SQL =>
    sql`exists (select from ${userBlocks} where ${userBlocks.blockerId} = ${one} and ${userBlocks.blockedId} = ${other} offset 0)`;
  return sql`(${openAccountCondition(person)} and not ${isBlock(viewer.id, person)} and not ${isBlock(person, viewer.id)})`;
}

/** Condition on a column with a member's id: their account is not closed. Deactivated and deleted accounts are hidden from everyone. */
export function openAccountCondition(person: SQLWrapper): SQL {
  return sql`(not exists (select from ${accountClosures} where ${accountClosures.userId} = ${person} offset 0))`;
}

/** Returns the viewer for a statement that must consider blocks created since the viewer was read. */
export function withReloadedBlocks(viewer: SignedIn): SignedIn {
  return { ...viewer, hasBlocks: true };
}
