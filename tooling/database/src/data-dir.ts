import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DatabaseError } from './database-error.ts';
import { membersOf } from './embedded/members.ts';
import { findPlace } from './embedded/place.ts';
import { askToStop, stopped } from './embedded/postmaster.ts';
import { runningPostmaster } from './embedded/postmaster-pid.ts';

/** The file by which a directory is known to be Pegboard's, so that a reset never empties another one. */
export const MARKER = '.pegboard-data';

const MARKER_TEXT =
  'The data of a Pegboard site: its database and its pictures. `npm start -- --reset` empties it.\n';

const isMarked = (dataDir: string): boolean => existsSync(join(dataDir, MARKER));

/** Makes the data directory, or takes an empty one; refuses one with somebody else's files. */
export const claimDataDir = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true });
  // the marker is always the first file: whoever sees another file of ours sees the marker, too
  if (readdirSync(dataDir).length === 0) writeFileSync(join(dataDir, MARKER), MARKER_TEXT);
  if (isMarked(dataDir)) return;
  throw new DatabaseError(
    `${dataDir} holds files that are not Pegboard's. Choose an empty directory, or a new one, with --data.`,
  );
};

/**
 * Stops the server that a killed process left running, if nobody else uses it.
 * True when there was one.
 */
export const stopAbandonedServer = async (dataDir: string): Promise<boolean> => {
  if (!isMarked(dataDir)) return false;
  const place = findPlace(dataDir);
  const postmaster = runningPostmaster(place.cluster);
  if (postmaster === undefined || membersOf(place.processes).length > 0) return false;
  askToStop(place.cluster);
  await stopped(place.cluster, postmaster.pid);
  return true;
};

/**
 * Empties a data directory: its database (wherever that lies), pictures and all, and leaves it claimed.
 * Refuses a directory without Pegboard's marker, and one that a running process uses. False when there was nothing.
 */
export const resetDataDir = async (dataDir: string): Promise<boolean> => {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return false;
  if (!isMarked(dataDir)) {
    throw new DatabaseError(
      `${dataDir} is not a Pegboard data directory (it has no ${MARKER}): nothing is removed.`,
    );
  }
  await stopAbandonedServer(dataDir);
  const place = findPlace(dataDir);
  const users = membersOf(place.processes);
  if (users.length > 0) {
    throw new DatabaseError(
      `${dataDir} is in use by process ${users.join(', ')}: stop that first. Nothing is removed.`,
    );
  }
  rmSync(place.dir, { recursive: true, force: true });
  for (const name of readdirSync(dataDir)) {
    if (name !== MARKER) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  return true;
};
