import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { claimDatabaseDir, stopAbandonedServer } from '../database-dir.ts';
import { joinMembers } from '../embedded/members.ts';
import { findDatabaseLocation, createDatabaseLocation } from '../embedded/place.ts';
import { requestShutdown, waitForExit } from '../embedded/postmaster.ts';
import { runningPostmaster } from '../embedded/postmaster-pid.ts';
import { getProcessStartTime } from '../embedded/running-process.ts';

/** The environment variable that shows the test files of one run where their common server lives. */
export const RUN_VARIABLE = 'PEGBOARD_TEST_RUN';

const PREFIX = 'pegboard-test-';
const RAM = '/dev/shm';
const RAM_MIN_BYTES = 1024 ** 3;

/** A run of tests: the directory of its server, which is started by the first who needs it. */
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

/** Directories for data that may be lost: in memory where the system has room, and the temporary one. */
export const scratchDirs = (): string[] => [...(hasRoom(RAM) ? [RAM] : []), tmpdir()];

/** The process that began the run of a directory, by the directory's name; undefined for other directories. */
export const getRunnerPid = (name: string): number | undefined => {
  const pid = /^pegboard-test-(\d+)-\w+$/.exec(name)?.[1];
  return pid === undefined ? undefined : Number(pid);
};

/** Removes what killed runs have left: their servers and their data. */
const sweep = async (base: string): Promise<void> => {
  for (const name of readdirSync(base)) {
    const runner = getRunnerPid(name);
    if (runner === undefined || getProcessStartTime(runner) !== undefined) continue;
    try {
      await stopAbandonedServer(join(base, name));
      rmSync(join(base, name), { recursive: true, force: true });
    } catch {
      // another user's, or being swept by another run
    }
  }
};

const makeDir = (): string => {
  for (const base of scratchDirs()) {
    try {
      const dir = mkdtempSync(join(base, `${PREFIX}${process.pid}-`));
      chmodSync(dir, 0o711); // root's server is another user and must find its own directory inside
      return dir;
    } catch {
      // not writable: the next one will do
    }
  }
  throw new Error(
    `There is no directory for the tests' database: ${tmpdir()} cannot be written. Set TMPDIR.`,
  );
};

/** Begins a run: only a directory and a note in it; no server is started before it is needed. */
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

/** A short name for the databases of a run, which shows them from those of other runs on the same server. */
export const runName = (dir: string): string =>
  basename(dir).slice(PREFIX.length).replace(/\W/g, '_').toLowerCase();
