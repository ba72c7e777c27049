import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';

/** Those of some people who were told that a comment names them, since it was written, also when it does so no more. */
export async function findNotifiedMentions(
  db: Db,
  comment: { readonly id: bigint; readonly createdAt: Date },
  people: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (people.length === 0) return new Set();
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select user_id::text from news
    where user_id = any(${idList(people)}::bigint[]) and last_at >= ${comment.createdAt.toISOString()}::timestamptz
      and kind = 'mention' and subject_id = ${comment.id}`);
  return new Set(rows.map(({ user_id }) => BigInt(user_id)));
}
