import type { ChildProcess } from 'node:child_process';
import { rmdirSync } from 'node:fs';
import { basename } from 'node:path';

import { Client } from 'pg';

import { getErrorCode } from '../database-error.ts';
import { atExit } from './at-exit.ts';
import { PEGBOARD } from './cluster.ts';
import { restartOnExit } from './keep-running.ts';
import { joinMembers, waitForLeavingMembers, type Membership } from './members.ts';
import { findDatabaseLocation, createDatabaseLocation, type DatabaseLocation } from './place.ts';
import { requestShutdown, waitForExit, ensureRunning, type Start } from './postmaster.ts';
import { runningPostmaster } from './postmaster-pid.ts';
import { getProcessStartTime } from './running-process.ts';
import type { Purpose } from './server-settings.ts';

/** An embedded database in use by this process. */
export interface EmbeddedDatabase {
  readonly url: string;
  /** The directory of its files. */
  readonly place: string;
  /** Returns the ids of the other processes that currently use it. */
  readonly others: () => readonly number[];
  readonly stop: () => Promise<void>;
}

/** Returns the address of a database on the embedded server; the socket's directory is in the query. */
export const socketUrl = (socketDir: string, database: string): string => {
  const url = new URL(`postgresql://${PEGBOARD}@localhost/${database}`);
  url.searchParams.set('host', socketDir);
  return url.href;
};

const ensureDatabase = async (socketDir: string): Promise<void> => {
  const client = new Client({ connectionString: socketUrl(socketDir, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [PEGBOARD]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${PEGBOARD}`);
  } catch (error) {
    // another process created it between the two statements
    if (getErrorCode(error) !== '42P04' && getErrorCode(error) !== '23505') throw error;
  } finally {
    await client.end();
  }
};

const SECONDS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const formatStart = (
  start: Start,
  others: readonly number[],
  place: DatabaseLocation,
  ms: number,
): string | undefined => {
  const took = `${SECONDS.format(ms / 1000)} s`;
  if (start.how === 'created') return `created the database in ${place.dir} (${took})`;
  if (start.how === 'started') return `started the database server (${took})`;
  if (others.length > 0) return `using the database server that process ${others.join(', ')} uses, too`;
  return 'took over the database server that an ended process left running';
};

const removeSocketDir = (socketDir: string): void => {
  if (!basename(socketDir).startsWith('pegboard-')) return; // inside the place: it stays
  try {
    rmdirSync(socketDir);
  } catch {
    // not empty or missing: a newcomer's server uses it, or has exited too
  }
};

const pause = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** One use of a place, starting before its server runs. */
interface Use {
  readonly place: DatabaseLocation;
  readonly membership: Membership;
  /** The last server that this use started; the only reference to it until its files exist. */
  started?: ChildProcess;
  /**
   * Aborted when no process may be started any more, because the cleanup has already determined what to stop.
   */
  readonly ending: AbortController;
}

const stopServer = ({ place, started }: Use): void => {
  requestShutdown(place.cluster);
  started?.kill('SIGINT');
};

/** Returns the processes that must have exited when the last use has ended. */
const serversOf = ({ place, started }: Use): number[] =>
  [runningPostmaster(place.cluster)?.pid, started?.pid].filter((pid) => pid !== undefined);

const isRunning = (pid: number): boolean => getProcessStartTime(pid) !== undefined;

/** Ends a use synchronously at process exit; waits up to three seconds for the server to exit. */
const leaveNow = (use: Use): void => {
  use.ending.abort();
  const socketDir = runningPostmaster(use.place.cluster)?.socketDir;
  const servers = serversOf(use);
  const { last, done } = use.membership.leave(() => stopServer(use));
  for (let ms = 0; last && ms < 3000 && servers.some(isRunning); ms += 10) pause(10);
  if (last && socketDir !== undefined) removeSocketDir(socketDir);
  done();
};

const leave = async (use: Use): Promise<void> => {
  use.ending.abort();
  const socketDir = runningPostmaster(use.place.cluster)?.socketDir;
  const servers = serversOf(use);
  const { last, done } = use.membership.leave(() => stopServer(use));
  try {
    if (!last) return;
    await Promise.all(servers.map(waitForExit));
    if (socketDir !== undefined) removeSocketDir(socketDir);
  } finally {
    done();
  }
};

/**
 * Opens the embedded database of a data directory: the first process starts the server, later ones share it,
 * and the last one to end stops it, also when it ends by `process.exit`, SIGINT, SIGTERM or SIGHUP without
 * calling `stop`. A site's server that exits unexpectedly is restarted.
 */
export const openEmbedded = async (of: {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  readonly purpose?: Purpose;
}): Promise<EmbeddedDatabase> => {
  const since = Date.now();
  const { purpose = 'site' } = of;
  const place = findDatabaseLocation(of.dataDir);
  if (place.elsewhere) {
    of.log(`the database lies in ${place.dir}: PostgreSQL's user may not enter ${of.dataDir}`);
  }
  createDatabaseLocation(place);
  const membership = joinMembers(place.processes);
  const use: Use = { place, membership, ending: new AbortController() };
  const { signal } = use.ending;
  const end = atExit({ now: () => leaveNow(use), soon: () => leave(use) });
  try {
    await waitForLeavingMembers(place.processes);
    const run = (): Promise<Start> =>
      ensureRunning({
        place,
        purpose,
        log: of.log,
        onSpawn: (child) => (use.started = child),
        mayStart: () => !signal.aborted,
      });
    const start = await run();
    await ensureDatabase(start.postmaster.socketDir);
    const line = formatStart(start, membership.others(), place, Date.now() - since);
    if (line !== undefined) of.log(line);
    if (purpose === 'site') {
      restartOnExit({ place, pid: start.postmaster.pid, start: run, log: of.log, signal });
    }
    return {
      url: socketUrl(start.postmaster.socketDir, PEGBOARD),
      place: place.dir,
      others: membership.others,
      stop: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
};
