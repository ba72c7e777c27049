import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DatabaseError } from './database-error.ts';
import { listMembers } from './embedded/members.ts';
import { findDatabaseLocation } from './embedded/place.ts';
import { requestShutdown, waitForExit } from './embedded/postmaster.ts';
import { runningPostmaster } from './embedded/postmaster-pid.ts';

/** The marker file of a database directory, so that no other directory is ever written or emptied. */
const MARKER = '.pegboard-database';

const MARKER_TEXT = 'The files of a Pegboard database. Change nothing here.\n';

const isMarked = (dir: string): boolean => existsSync(join(dir, MARKER));

/** Returns whether a directory contains a database; creates nothing. */
export const hasDatabase = (dir: string): boolean => isMarked(dir);

/** Creates the directory of a database, or uses an empty one; throws for one with other files. */
export const claimDatabaseDir = (dir: string): void => {
  mkdirSync(dir, { recursive: true });
  // the marker is always the first file: a process that sees any other of our files sees the marker too
  if (readdirSync(dir).length === 0) writeFileSync(join(dir, MARKER), MARKER_TEXT);
  if (isMarked(dir)) return;
  throw new DatabaseError(
    `${dir} holds files that are not the database's. Choose an empty directory, or a new one, with --data.`,
  );
};

/**
 * Stops the server that a killed process left running in this directory, if no one else uses it. Returns
 * whether there was one.
 */
export const stopAbandonedServer = async (dir: string): Promise<boolean> => {
  if (!isMarked(dir)) return false;
  const place = findDatabaseLocation(dir);
  const postmaster = runningPostmaster(place.cluster);
  if (postmaster === undefined || listMembers(place.processes).length > 0) return false;
  requestShutdown(place.cluster);
  await waitForExit(postmaster.pid);
  return true;
};

/** Removes the database of a directory, wherever its files are; throws while a running process uses it. */
export const removeDatabase = async (dir: string): Promise<void> => {
  if (!isMarked(dir)) return;
  await stopAbandonedServer(dir);
  const place = findDatabaseLocation(dir);
  const users = listMembers(place.processes);
  if (users.length > 0) {
    throw new DatabaseError(
      `${dir} is in use by process ${users.join(', ')}: stop that first. Nothing is removed.`,
    );
  }
  rmSync(place.dir, { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
};
