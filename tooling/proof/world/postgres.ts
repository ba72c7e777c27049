import { openDatabase, type Database } from '@pegboard/database';
import { existsSync, readFileSync, readdirSync, statfsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from './with-client.ts';

/**
 * A separate PostgreSQL with the site's settings: its acknowledged writes are durable, and it can be killed.
 */
export type Postgres = {
  readonly url: string;
  /** A data directory for the site's other files, next to the database. */
  readonly dataDir: string;
  /** Kills the server and all its processes with SIGKILL. */
  kill(): Promise<void>;
  /** Does the same as `kill`, and leaves the restart to its owner; resolves when it accepts connections. */
  crash(): Promise<void>;
  /** Stops it gracefully: its clients are disconnected. */
  stop(): Promise<void>;
  /** Freezes all its processes: connections stay open, without responses. */
  freeze(): void;
  /** Resumes the frozen processes. */
  thaw(): void;
  /** Starts it again on the same data, and resolves when it accepts connections. */
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
};

/**
 * In memory, if there is enough: killed processes lose no more there than on a disk, and recovery is faster.
 */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 ** 30;
const RESTART_LIMIT_MS = 15_000;

/** Starts a new PostgreSQL below a directory; by default in memory or in the temporary directory. */
export async function startPostgres(base: string = defaultBase()): Promise<Postgres> {
  const dataDir = await mkdtemp(join(base, 'pegboard-proof-'));
  await chmod(dataDir, 0o755); // the server's own user must be able to enter
  const dir = join(dataDir, 'postgres');
  const open = (): Promise<Database> => openDatabase({ dataDir: dir, log: () => undefined });
  await mkdir(dir);
  let database: Database | undefined = await open();
  const { url, place } = database;
  const gone = async (pids: readonly number[]): Promise<void> => {
    while (pids.some(isRunning)) await sleep(5);
  };
  let frozen: readonly number[] = [];
  const freeze = (): readonly number[] => {
    const postmaster = postmasterOf(place);
    process.kill(postmaster, 'SIGSTOP'); // first, so that it starts no process while they are counted
    return [postmaster, ...childrenOf(postmaster)];
  };
  const thaw = (): void => {
    for (const pid of frozen) tryKill(pid, 'SIGCONT');
    frozen = [];
  };
  const killAll = async (): Promise<void> => {
    const pids = freeze();
    for (const pid of pids) tryKill(pid, 'SIGKILL');
    await gone(pids);
  };
  const stop = async (): Promise<void> => {
    thaw();
    const open = database;
    database = undefined;
    await open?.stop();
  };
  return {
    url,
    dataDir,
    stop,
    freeze() {
      frozen = freeze();
      for (const pid of frozen) tryKill(pid, 'SIGSTOP');
    },
    thaw,
    async kill() {
      await killAll();
      await stop();
    },
    async crash() {
      await killAll();
      await takesConnections(url);
    },
    async start() {
      if (database) throw new Error('The database runs already: stop or kill it before it is started again.');
      database = await open();
      if (database.url !== url)
        throw new Error(`The database has moved to ${database.url}: the processes that use it cannot know.`);
    },
    async remove() {
      await stop();
      for (const each of [place, dataDir]) await rm(each, { recursive: true, force: true });
    },
  };
}

function defaultBase(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > NEEDED_BYTES ? MEMORY : tmpdir();
}

async function takesConnections(url: string): Promise<void> {
  const since = performance.now();
  for (;;) {
    try {
      return await withClient(url, async (client) => void (await client.query('select 1')));
    } catch (cause) {
      if (performance.now() - since > RESTART_LIMIT_MS)
        throw new Error(`Nobody has started the database again in ${RESTART_LIMIT_MS} ms.`, { cause });
      await sleep(20);
    }
  }
}

function postmasterOf(place: string): number {
  return Number(readFileSync(join(place, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

function childrenOf(parent: number): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => statOf(Number(pid))?.parent === parent).map(Number);
}

function isRunning(pid: number): boolean {
  const state = statOf(pid)?.state;
  return state !== undefined && state !== 'Z';
}

/**
 * Returns the state and parent of a process from `/proc`; its name in parentheses may contain any character.
 */
function statOf(pid: number): { readonly state: string; readonly parent: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined; // it has exited
  }
}

function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has exited by itself
  }
}
