import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { getErrorCode, DatabaseError } from '../database-error.ts';
import { checkMayStart, ensureCluster, type ServerOptions } from './cluster.ts';
import type { DatabaseLocation } from './place.ts';
import { isServing, type Postmaster, readPostmaster, runningPostmaster } from './postmaster-pid.ts';
import { readyProgram } from './program.ts';
import { getProcessStartTime, isKnown } from './running-process.ts';
import { serverSettings, settingArguments } from './server-settings.ts';
import { changeOwner } from './server-user.ts';
import { makeSocketDir } from './socket-dir.ts';

const POLL_MS = 15;
const ATTEMPTS = 4;
const PAUSE_MS = 200;
const LOG_MAX_BYTES = 10 * 1024 * 1024;
const TELL_AFTER_MS = 5000;
const FAST_STOP_MS = 20_000;

/** The way in which this process obtained a running server. */
export interface Start {
  readonly postmaster: Postmaster;
  /**
   * `found`: it was already running; `started`: it was started now; `created`: its cluster was also created
   * now.
   */
  readonly how: 'found' | 'started' | 'created';
}

const openLog = (place: DatabaseLocation): number => {
  if ((statSync(place.log, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES) {
    renameSync(place.log, `${place.log}.old`);
  }
  const log = openSync(place.log, 'a', 0o600);
  changeOwner(place.user, place.log);
  return log;
};

const lastWords = (place: DatabaseLocation): string => {
  try {
    return readFileSync(place.log, 'utf8').trim().split('\n').slice(-8).join('\n');
  } catch {
    return '(there is no log)';
  }
};

const answers = (socketDir: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(join(socketDir, '.s.PGSQL.5432'));
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** A process id that is never in use. */
const NO_PID = 2_147_483_646;

/**
 * Corrects the `postmaster.pid` of a server that has exited when its id is still in use: by another program
 * (as after a restart of a container), or by a zombie. PostgreSQL would mistake that for a running server and
 * refuse to start. The rest of the file stays, by which PostgreSQL detects processes of the former server
 * that still use the data.
 */
const correctPid = async (cluster: string): Promise<void> => {
  const stale = readPostmaster(cluster);
  if (stale === undefined || !isKnown(stale.pid) || isServing(stale, cluster)) return;
  if (await answers(stale.socketDir)) return; // an invisible server in another container
  const file = join(cluster, 'postmaster.pid');
  const [pid, ...rest] = readFileSync(file, 'utf8').split('\n');
  if (pid === String(stale.pid)) writeFileSync(file, [NO_PID, ...rest].join('\n'));
};

const sharedMemory = (): number => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize;
  } catch {
    return Infinity; // not supported by this system
  }
};

const spawnServer = (options: ServerOptions, postgres: string): ChildProcess => {
  const { place, purpose } = options;
  const socketDir = makeSocketDir(place.dir, place.user);
  const memoryBytes = Math.min(process.constrainedMemory() || Infinity, totalmem());
  const log = openLog(place);
  try {
    const child = spawn(
      postgres,
      [
        '-D',
        place.cluster,
        ...settingArguments(
          serverSettings({ purpose, socketDir, memoryBytes, sharedMemoryBytes: sharedMemory() }),
        ),
      ],
      {
        ...place.user,
        cwd: place.dir,
        env: { PATH: '/usr/bin:/bin', LANG: 'C' },
        // a separate session: Ctrl-C is meant for the site, which then shuts its server down gracefully
        detached: true,
        stdio: ['ignore', log, log],
      },
    );
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
};

/** Waits until the server of the place is ready; undefined if there is none (any more). */
const becomesReady = async (
  options: ServerOptions,
  child?: ChildProcess,
): Promise<Postmaster | undefined> => {
  let ended = false;
  child?.on('exit', () => (ended = true)).on('error', () => (ended = true));
  const since = Date.now();
  let isReported = false;
  for (;;) {
    const postmaster = runningPostmaster(options.place.cluster);
    if (postmaster?.status === 'ready') return postmaster;
    if (postmaster === undefined && (child === undefined || ended)) return undefined;
    if (!isReported && Date.now() - since > TELL_AFTER_MS) {
      isReported = true;
      options.log(`the database server is ${postmaster?.status || 'starting'}; waiting for it`);
    }
    await sleep(POLL_MS);
  }
};

/**
 * Returns the running server of the place, or starts one. Any number of processes may do so concurrently:
 * each step (moving the cluster, the server's own `postmaster.pid`) has one winner, and the others find its
 * server.
 */
export const ensureRunning = async (options: ServerOptions): Promise<Start> => {
  const { place, log } = options;
  const found = await becomesReady(options);
  if (found !== undefined) return { postmaster: found, how: 'found' };
  const program = readyProgram({ user: place.user, copyInto: place.programs, log });
  const created = await ensureCluster(options, program);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (attempt > 1) await sleep(PAUSE_MS * attempt);
    await correctPid(place.cluster);
    checkMayStart(options);
    const child = spawnServer(options, program.postgres);
    options.onSpawn(child);
    const postmaster = await becomesReady(options, child);
    if (postmaster === undefined) continue;
    // The process that created the cluster reports it, also if another one's server was faster.
    if (created) return { postmaster, how: 'created' };
    return { postmaster, how: postmaster.pid === child.pid ? 'started' : 'found' };
  }
  throw new DatabaseError(
    `The database server does not start. Its last words (${place.log}):\n${lastWords(place)}`,
  );
};

/** Requests a shutdown of a server: its clients are disconnected, and acknowledged writes are durable. */
export const requestShutdown = (cluster: string): void => {
  const postmaster = runningPostmaster(cluster);
  if (postmaster === undefined) return;
  try {
    process.kill(postmaster.pid, 'SIGINT');
  } catch (error) {
    if (getErrorCode(error) !== 'ESRCH') throw error;
  }
};

/** Waits until a process has exited after a shutdown request, and forces it when that takes too long. */
export const waitForExit = async (pid: number): Promise<void> => {
  const birth = getProcessStartTime(pid);
  const since = Date.now();
  let isPressed = false;
  while (birth !== undefined && getProcessStartTime(pid) === birth) {
    if (!isPressed && Date.now() - since > FAST_STOP_MS) {
      isPressed = true;
      process.kill(pid, 'SIGQUIT'); // immediately, without a checkpoint: the next start recovers
    }
    await sleep(POLL_MS);
  }
};
