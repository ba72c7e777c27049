import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getProcessStartTime, getProcessCommand } from './running-process.ts';

/** The contents of a server's `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly socketDir: string;
  /** `starting`, `ready` or `stopping`; empty right after the start. */
  readonly status: string;
}

/** Parses the text of a `postmaster.pid`; undefined if it is not (yet) one. */
export const parsePostmasterPid = (text: string): Postmaster | undefined => {
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketDir: lines[4]?.trim() ?? '', status: lines[7]?.trim() ?? '' };
};

/** Reads the `postmaster.pid` of a cluster, whether its process still runs or not. */
export const readPostmaster = (cluster: string): Postmaster | undefined => {
  try {
    return parsePostmasterPid(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'));
  } catch {
    return undefined; // no server
  }
};

/**
 * Returns whether the process of a `postmaster.pid` runs and is the server of this cluster, not a later
 * process with the same id.
 */
export const isServing = (postmaster: Postmaster, cluster: string): boolean =>
  getProcessStartTime(postmaster.pid) !== undefined && getProcessCommand(postmaster.pid).includes(cluster);

/** Returns the server of this cluster, if one runs. */
export const runningPostmaster = (cluster: string): Postmaster | undefined => {
  const postmaster = readPostmaster(cluster);
  return postmaster !== undefined && isServing(postmaster, cluster) ? postmaster : undefined;
};
