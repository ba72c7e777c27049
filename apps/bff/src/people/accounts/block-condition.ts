import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ViewerValue } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { userBlocks } from './tables.ts';

/**
 * Condition on a column with a member's id: neither the viewer nor the member has blocked the other (FB-06).
 * `offset 0` keeps the two lookups out of the joins: each is one index step per row.
 */
export function notBlockedCondition(viewer: ViewerValue, person: SQLWrapper): SQL {
  if (!viewer?.hasBlocks) return sql`true`;
  const isBlock = (one: SQLWrapper | bigint, other: SQLWrapper | bigint): SQL =>
    sql`exists (select from ${userBlocks} where ${userBlocks.blockerId} = ${one} and ${userBlocks.blockedId} = ${other} offset 0)`;
  return sql`(not ${isBlock(viewer.id, person)} and not ${isBlock(person, viewer.id)})`;
}

/** Returns the viewer for a statement that must consider blocks created since the viewer was read. */
export function withReloadedBlocks(viewer: SignedIn): SignedIn {
  return { ...viewer, hasBlocks: true };
}
