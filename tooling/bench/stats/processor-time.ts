import type { Db } from '@pegboard/bff/src/platform/database/db.ts';
import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';

/**
 * How many milliseconds of processors some work took, in this process and in those of the database that serve it: on a busy
 * machine it tells what work costs, where the time that passes tells how long it had to wait. Linux only.
 */
export async function processorTime(db: Db, work: () => Promise<unknown>): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database()`,
  );
  const spent = (): number => {
    const { user, system } = process.cpuUsage();
    return rows.reduce((total, { pid }) => total + millisecondsOf(pid), (user + system) / 1000);
  };
  const before = spent();
  await work();
  return spent() - before;
}

/** The first number of this file is the time on a processor, in nanoseconds. */
function millisecondsOf(pid: number): number {
  return Number.parseInt(readFileSync(`/proc/${pid}/schedstat`, 'utf8'), 10) / 1_000_000;
}
