import type { Db } from '@pegboard/bff/src/platform/database/db.ts';
import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';

/**
 * Returns the CPU milliseconds of some work in this process and in the database processes that serve it. On a
 * busy machine it measures cost, while elapsed time includes waiting. Linux only.
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

/** Reads the first number of this file: CPU time in nanoseconds. */
function millisecondsOf(pid: number): number {
  return Number.parseInt(readFileSync(`/proc/${pid}/schedstat`, 'utf8'), 10) / 1_000_000;
}
