import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import type { DayRange } from './ranges.ts';

/**
 * Selects the members who engaged with the owners' pins in a range of days, each once, as `user_id`: they saved one to a board
 * that is not secret, or wrote a comment that others can read. Owners are not their own audience.
 */
export function engagedMembers(owners: readonly bigint[], range: DayRange): SQL {
  const ids = sql`${idList(owners)}::bigint[]`;
  const within = (at: SQL): SQL => sql`${at} >= ${range.from}::date at time zone 'UTC'
    and ${at} < (${range.to}::date + 1) at time zone 'UTC'`;
  return sql`
    select pins.pinner_id as user_id
    from contents join pins on pins.content_id = contents.id join boards on boards.id = pins.board_id
    where contents.creator_id = any(${ids}) and pins.pinner_id <> all(${ids}) and pins.is_repin
      and pins.deleted_at is null and boards.privacy <> 'secret' and boards.deleted_at is null
      and ${within(sql`pins.created_at`)}
    union
    select comments.user_id from contents join comments on comments.content_id = contents.id
    where contents.creator_id = any(${ids}) and comments.user_id <> all(${ids}) and comments.board_id is null
      and comments.deleted_at is null and comments.removed_at is null and ${within(sql`comments.created_at`)}`;
}

/** Returns the number of members who engaged with the owners' pins in a range of days. */
export async function countEngaged(db: Db, owners: readonly bigint[], range: DayRange): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${engagedMembers(owners, range)}) as engaged`,
  );
  return rows[0]?.count ?? 0;
}
