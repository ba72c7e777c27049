import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync } from 'node:fs';

/** The user that the server runs as; undefined fields mean the user of this process. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = 65_534;

const idOf = (kind: '-u' | '-g'): number => {
  const { status, stdout } = spawnSync('id', [kind, 'nobody'], { encoding: 'utf8' });
  const id = status === 0 ? Number(stdout) : NOBODY;
  return id > 0 ? id : NOBODY;
};

let found: ServerUser | undefined;

/** Returns the user `nobody`, whose id differs between systems. */
const nobody = (): ServerUser => (found ??= { uid: idOf('-u'), gid: idOf('-g') });

/** Returns whether this process is root, as which PostgreSQL refuses to run. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Returns the user that runs the server of `cluster`: the current one; for root, the owner of an existing
 * cluster, otherwise `nobody`.
 */
export const getServerUser = (cluster: string): ServerUser => {
  if (!isRoot()) return {};
  const owner = lstatSync(cluster, { throwIfNoEntry: false });
  return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
};

/** Changes the owner of a file or directory to the server's user. */
export const changeOwner = (user: ServerUser, path: string): void => {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
};

/**
 * Returns whether the server's user can enter this directory, by asking the system instead of the mode bits.
 */
export const canEnter = (user: ServerUser, dir: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', dir], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
