import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const POLL_MS = 5;
const LIMIT_MS = 120_000;

/** A row that is locked, so that a process stops where it writes it. */
export type RowLock = {
  /** Waits until a process waits for the row. */
  waitedFor(): Promise<void>;
  /** Ends what the killed process had begun in the database, and releases the row. */
  release(): Promise<void>;
};

/** Locks a row of a table. */
export async function lockRow(
  url: string,
  table: 'boards' | 'uploads' | 'users' | 'video_uploads',
  id: string,
): Promise<RowLock> {
  const [holder, watcher] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('begin');
  await holder.query(`select from ${table} where id = $1 for update`, [id]);
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const waiting = async (): Promise<readonly number[]> => {
    const found = await watcher.query<{ pid: number }>(
      'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
      [rows[0]?.pid],
    );
    return found.rows.map(({ pid }) => pid);
  };
  return {
    async waitedFor() {
      const end = Date.now() + LIMIT_MS;
      while ((await waiting()).length === 0) {
        if (Date.now() > end) throw new Error(`No process waits for the row of ${table}.`);
        await sleep(POLL_MS);
      }
    },
    async release() {
      await watcher.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [
        await waiting(),
      ]);
      await holder.query('rollback');
      await Promise.all([holder.end(), watcher.end()]);
    },
  };
}
