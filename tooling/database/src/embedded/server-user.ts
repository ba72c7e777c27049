import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync } from 'node:fs';

/** The user as whom the server runs; undefined fields mean the user of this process. */
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

/** The user `no one`, whose number differs between systems. */
const nobody = (): ServerUser => (found ??= { uid: idOf('-u'), gid: idOf('-g') });

/** True when this process is root, as whom PostgreSQL refuses to run. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The user who runs the server of `cluster`: oneself; for root, the owner of an existing cluster, else no
 * one.
 */
export const getServerUser = (cluster: string): ServerUser => {
  if (!isRoot()) return {};
  const owner = lstatSync(cluster, { throwIfNoEntry: false });
  return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
};

/** Gives a file or directory to the server's user. */
export const changeOwner = (user: ServerUser, path: string): void => {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
};

/** Asks the system, not the mode bits: can the server's user enter this directory? */
export const canEnter = (user: ServerUser, dir: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', dir], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
