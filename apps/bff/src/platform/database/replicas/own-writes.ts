import { sql } from 'drizzle-orm';
import type { Db } from '../drizzle-db.ts';
import { defineStatement } from '../statement.ts';
import { parseLsn, type Lsn } from './lsn.ts';
import { ownWrites } from './tables.ts';

/** The member of the row for all writes without a row of their own. */
const EVERYONE = 0n;

/** The position that includes every acknowledged write. An unflushed one is acknowledged only without `synchronous_commit`. */
const POSITION = sql`case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end`;

const positionFor = defineStatement<{ readonly lsn: string | null; readonly isComplete: boolean }>(
  'position of own writes',
  (value) => sql`select max(lsn)::text as lsn, coalesce(bool_or(user_id = ${EVERYONE}), false) as "isComplete"
    from ${ownWrites} where user_id in (${EVERYONE}, ${value('user')})`,
);

const record = defineStatement(
  'record of own writes',
  (value) => sql`insert into ${ownWrites} as known (user_id, lsn) values (${value('user')}, ${POSITION})
    on conflict (user_id) do update set lsn = excluded.lsn where known.lsn < excluded.lsn`,
);

/**
 * Returns the position that a replica must have reached for the reads of a member; undefined while it is unknown: only the primary
 * is read then.
 */
export async function findPosition(primary: Db, userId: bigint): Promise<Lsn | undefined> {
  const [found] = await positionFor(primary, { user: userId });
  return found?.isComplete && found.lsn !== null ? parseLsn(found.lsn) : undefined;
}

/** Records that a member has written; `undefined` for someone without an account, whose writes then count for everyone. */
export async function recordWrite(primary: Db, userId: bigint | undefined): Promise<void> {
  await record(primary, { user: userId ?? EVERYONE });
}

/** Adds the row for everyone if it is missing: at the first start, after a crash, and on a promoted server. */
export async function completePositions(primary: Db): Promise<void> {
  await primary.execute(sql`insert into ${ownWrites} (user_id, lsn)
    select ${EVERYONE}, ${POSITION} where not exists (select from ${ownWrites} where user_id = ${EVERYONE})
    on conflict do nothing`);
}

/** Raises the row for everyone, if there is one, above all acknowledged writes. */
export async function raiseForEveryone(primary: Db): Promise<void> {
  await primary.execute(
    sql`update ${ownWrites} set lsn = greatest(lsn, ${POSITION}) where user_id = ${EVERYONE}`,
  );
}
