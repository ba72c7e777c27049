import { openDatabase } from '@pegboard/database';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';

export const CLI = resolve(import.meta.dirname, '../../apps/bff/src/site/cli.ts');

/** Starts `pegboard …` on the built-in database of a directory. */
export function startPegboard(dataDir: string, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--conditions=@pegboard/source', CLI, ...args], {
    env: { PATH: process.env['PATH'], PEGBOARD_DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Runs `pegboard …` to its end. Throws its error output when it fails; returns its peak memory in MB. */
export async function pegboard(dataDir: string, ...args: readonly string[]): Promise<number> {
  const child = startPegboard(dataDir, ...args);
  let complaint = '';
  let peak = 0;
  child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()));
  const watch = setInterval(() => (peak = Math.max(peak, residentMb(child.pid ?? 0))), 50);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  if (code !== 0) throw new Error(`pegboard ${args.join(' ')} ended with ${String(code)}: ${complaint}`);
  return peak;
}

function residentMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // it has exited, or this system has no /proc
  }
}

/** Runs statements on the built-in database of a directory. */
export async function withSql<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await database.stop();
  }
}
