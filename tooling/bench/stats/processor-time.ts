import type { Db } from '@pegboard/bff/src/platform/database/db.ts';
import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';

/**
 * Returns the CPU milliseconds of some work in this process and in the database processes that serve it. On a
 * busy machine it measures cost, while elapsed time includes waiting. A connection that is closed meanwhile, or opened by the work, is not
 * counted. Linux only.
 */
export async function processorTime(db: Db, work: () => Promise<unknown>): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  const own = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const before = rows.map(({ pid }) => ({ pid, ms: millisecondsOf(pid) }));
  const ownBefore = own();
  await work();
  return before.reduce((total, { pid, ms }) => {
    const now = millisecondsOf(pid);
    return ms === undefined || now === undefined ? total : total + now - ms;
  }, own() - ownBefore);
}

/** Reads the first number of this file: CPU time in nanoseconds. */
function millisecondsOf(pid: number): number | undefined {
  try {
    return Number.parseInt(readFileSync(`/proc/${pid}/schedstat`, 'utf8'), 10) / 1_000_000;
  } catch {
    return undefined; // the process has ended
  }
}
