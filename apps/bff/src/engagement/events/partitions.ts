import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { dayOfPartition, listRequiredPartitionDays, firstRetainedDay, getPartitionName } from './rules.ts';

const PARTITIONS_LOCK = 7_340_116;

/** Creates missing partitions of the days around now; several processes may do so concurrently. */
export async function openPartitions(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PARTITIONS_LOCK})`);
    const known = new Set(await partitions(tx));
    const days = listRequiredPartitionDays(now).filter((day) => !known.has(getPartitionName(day)));
    for (const day of days) {
      // Events stored in the default partition before the day had its own, as after a restore, stay there.
      const { rows } = await tx.execute(sql`select from events_default where day = ${day}::date limit 1`);
      if (rows.length > 0) continue;
      const name = sql.identifier(getPartitionName(day));
      const [from, to] = [day, nextDay(day)].map((bound) => sql.raw(`'${bound}'`));
      await tx.execute(sql`create table ${name} partition of events for values from (${from}) to (${to})`);
    }
  });
}

/**
 * Drops the partitions of days after the retention, and their rows in the default partition. Returns the
 * number of days.
 */
export async function dropOldPartitions(db: Db, now: Date): Promise<number> {
  const first = firstRetainedDay(now);
  const old = (await partitions(db)).filter((name) => (dayOfPartition(name) ?? first) < first);
  for (const name of old) await db.execute(sql`drop table if exists ${sql.identifier(name)}`);
  await db.execute(sql`delete from events_default where day < ${first}::date`);
  return old.length;
}

async function partitions(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'events'::regclass`,
  );
  return rows.map(({ name }) => name);
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
