import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { claimDatabaseDir, stopAbandonedServer } from '../database-dir.ts';
import { joinMembers } from '../embedded/members.ts';
import { findDatabaseLocation, createDatabaseLocation } from '../embedded/place.ts';
import { requestShutdown, waitForExit } from '../embedded/postmaster.ts';
import { runningPostmaster } from '../embedded/postmaster-pid.ts';
import { getProcessStartTime } from '../embedded/running-process.ts';

/** The environment variable with the directory of a run's shared server. */
export const RUN_VARIABLE = 'PEGBOARD_TEST_RUN';

/** The beginning of the names of directories that the next run removes if this one was killed. */
export const PREFIX = 'pegboard-test-';
const RAM = '/dev/shm';
const RAM_MIN_BYTES = 1024 ** 3;

/** A test run: the directory of its server, which is started on the first use. */
export interface TestRun {
  readonly dir: string;
  /** Stops the server and removes its data. */
  readonly end: () => Promise<void>;
}

const hasRoom = (dir: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize >= RAM_MIN_BYTES;
  } catch {
    return false;
  }
};

/** Returns directories for volatile data: in memory if there is enough, and the temporary one. */
export const scratchDirs = (): string[] => [...(hasRoom(RAM) ? [RAM] : []), tmpdir()];

/**
 * Returns the id of the process that started the run of a directory, by the directory's name; undefined for
 * other directories.
 */
export const getRunnerPid = (name: string): number | undefined => {
  const pid = /^pegboard-test-(\d+)-\w+$/.exec(name)?.[1];
  return pid === undefined ? undefined : Number(pid);
};

/** Removes the servers and data of killed runs. */
const sweep = async (base: string): Promise<void> => {
  for (const name of readdirSync(base)) {
    const runner = getRunnerPid(name);
    if (runner === undefined || getProcessStartTime(runner) !== undefined) continue;
    try {
      await stopAbandonedServer(join(base, name));
      rmSync(join(base, name), { recursive: true, force: true });
    } catch {
      // another user's, or being removed by another run
    }
  }
};

const makeDir = (): string => {
  for (const base of scratchDirs()) {
    try {
      const dir = mkdtempSync(join(base, `${PREFIX}${process.pid}-`));
      chmodSync(dir, 0o711); // root's server runs as another user and must be able to enter the directory
      return dir;
    } catch {
      // not writable: the next one is tried
    }
  }
  throw new Error(
    `There is no directory for the tests' database: ${tmpdir()} cannot be written. Set TMPDIR.`,
  );
};

/** Starts a run: creates only a directory and a marker in it; the server is started on the first use. */
export const beginTestRun = async (): Promise<TestRun> => {
  for (const base of scratchDirs()) await sweep(base);
  const dir = makeDir();
  claimDatabaseDir(dir);
  const place = findDatabaseLocation(dir);
  createDatabaseLocation(place);
  const membership = joinMembers(place.processes);
  const end = async (): Promise<void> => {
    const postmaster = runningPostmaster(place.cluster);
    const { done } = membership.leave(() => {});
    requestShutdown(place.cluster);
    if (postmaster !== undefined) await waitForExit(postmaster.pid);
    done();
    rmSync(place.dir, { recursive: true, force: true });
    rmSync(dir, { recursive: true, force: true });
  };
  return { dir, end };
};

/**
 * Returns a short name for the databases of a run, which distinguishes them from those of other runs on the
 * same server.
 */
export const runName = (dir: string): string =>
  basename(dir).slice(PREFIX.length).replace(/\W/g, '_').toLowerCase();
