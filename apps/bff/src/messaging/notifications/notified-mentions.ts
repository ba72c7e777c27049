import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { getIdTimestamp } from '../../platform/ids/new-id.ts';

/**
 * Maximum time in milliseconds by which a notification may precede its subject's id: clocks differ, and
 * transactions take time.
 */
const CLOCK_TOLERANCE_MS = 3_600_000;

/** Returns those of some members who were notified that a comment or a story mentions them, also by an earlier text of it. */
export async function findNotifiedMentions(
  db: Db,
  kind: 'mention' | 'story_mention',
  subjectId: bigint,
  userIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (userIds.length === 0) return new Set();
  const since = new Date(getIdTimestamp(subjectId).getTime() - CLOCK_TOLERANCE_MS);
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select user_id::text from news
    where user_id = any(${idList(userIds)}::bigint[]) and last_at >= ${since.toISOString()}::timestamptz
      and kind = ${kind} and subject_id = ${subjectId}`);
  return new Set(rows.map(({ user_id }) => BigInt(user_id)));
}
