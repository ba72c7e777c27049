import pg from 'pg';
import { readFileSync } from 'node:fs';

const PERIOD_MS = 2000;

/** The largest memory in MB: of this process, and of the database's own processes beyond their shared buffers. */
export type PeakMemory = { readonly node: number; readonly postgres: number };

/** Reads the memory of this process and of the database server every two seconds, until it is stopped. Linux only. */
export async function watchMemory(url: string): Promise<{ readonly stop: () => Promise<PeakMemory> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let peak = { node: 0, postgres: 0 };
  const read = async (): Promise<void> => {
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
    peak = {
      node: Math.max(peak.node, process.memoryUsage.rss() / 2 ** 20),
      postgres: Math.max(
        peak.postgres,
        rows.reduce((sum, { pid }) => sum + privateMb(pid), 0),
      ),
    };
  };
  const timer = setInterval(() => void read().catch(() => undefined), PERIOD_MS);
  return {
    async stop() {
      clearInterval(timer);
      await client.end();
      return peak;
    },
  };
}

/** Returns the memory that a process shares with no other, 0 if it has ended. */
function privateMb(pid: number): number {
  try {
    return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // it ended between the list and this
  }
}
