import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DatabaseError } from '../database-error.ts';
import { changeOwner, canEnter, type ServerUser } from './server-user.ts';

/** Maximum length of a Unix socket's address in bytes: `sun_path` without its terminating zero. */
const SOCKET_PATH_MAX_BYTES = process.platform === 'darwin' ? 103 : 107;

const SOCKET_NAME = '/.s.PGSQL.5432';

/** Returns whether a socket in this directory has a valid address. */
export const fitsSocket = (dir: string): boolean =>
  Buffer.byteLength(dir + SOCKET_NAME) <= SOCKET_PATH_MAX_BYTES;

/** Returns a short directory in `base` that is stable for a place. */
export const shortSocketDir = (base: string, place: string): string =>
  join(base, `pegboard-${createHash('sha256').update(place).digest('hex').slice(0, 16)}`);

/**
 * Creates the directory of the server's socket, accessible only to the server's user: in the place itself, or
 * in the temporary directory if the address would be too long there.
 */
export const makeSocketDir = (place: string, user: ServerUser): string => {
  const inPlace = join(place, 'socket');
  const candidates = [inPlace, ...[tmpdir(), '/tmp'].map((base) => shortSocketDir(base, place))];
  for (const dir of candidates.filter(fitsSocket)) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const is = lstatSync(dir);
    // the temporary directory is shared: only a directory of our own is acceptable
    if (!is.isDirectory() || ![user.uid, process.getuid?.()].includes(is.uid)) continue;
    changeOwner(user, dir);
    if (canEnter(user, dir)) return dir;
  }
  throw new DatabaseError(
    `There is no directory for the database's socket: its path may have ${SOCKET_PATH_MAX_BYTES} bytes, and ` +
      `${candidates.join(', ')} will not do. Choose a shorter --data directory, or set TMPDIR to a short one.`,
  );
};
