import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { DatabaseError } from '../database-error.ts';
import { isRoot, canEnter, getServerUser, type ServerUser } from './server-user.ts';

/** The location of an embedded database. */
export interface DatabaseLocation {
  readonly dir: string;
  /** The server's own files. */
  readonly cluster: string;
  /** One file per process that uses the server. */
  readonly processes: string;
  readonly log: string;
  readonly user: ServerUser;
  /** Returns the directories for a copy of the program, the best first. */
  readonly programs: () => readonly string[];
  /** True if the server's user cannot enter the data directory itself. */
  readonly elsewhere: boolean;
}

const placeAt = (dir: string, of: Pick<DatabaseLocation, 'programs' | 'elsewhere'>): DatabaseLocation => {
  const cluster = join(dir, 'cluster');
  return {
    dir,
    cluster,
    processes: join(dir, 'processes'),
    log: join(dir, 'server.log'),
    user: getServerUser(cluster),
    ...of,
  };
};

/** Returns directories outside all homes that root can use, and no other user can have prepared. */
const commonDirs = (): string[] =>
  ['/var/lib/pegboard', join(tmpdir(), 'pegboard-root'), '/tmp/pegboard-root'].filter((dir) => {
    try {
      if (!existsSync(dir)) {
        mkdirSync(dir, { recursive: true });
        chmodSync(dir, 0o755);
      }
      const is = lstatSync(dir);
      return is.isDirectory() && is.uid === 0 && (is.mode & 0o022) === 0;
    } catch {
      return false; // a read-only system directory: the next one is tried
    }
  });

const nameFor = (dataDir: string): string =>
  `${basename(dirname(dataDir)).replace(/[^\w]+/g, '')}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 10)}`;

const isCluster = (place: DatabaseLocation): boolean => existsSync(join(place.cluster, 'PG_VERSION'));

/** Returns whether the server's user can access the place, or could if it were created. */
const isUsable = (place: DatabaseLocation): boolean =>
  canEnter(place.user, existsSync(place.dir) ? place.dir : dirname(place.dir));

const outsideHomes = (dataDir: string): DatabaseLocation[] =>
  commonDirs().map((base) =>
    placeAt(join(base, nameFor(dataDir)), { programs: () => [base], elsewhere: true }),
  );

const forRoot = (inside: DatabaseLocation): DatabaseLocation => {
  if (isUsable(inside)) return inside;
  if (isCluster(inside)) {
    throw new DatabaseError(
      `The database in ${inside.dir} exists, but its user (${inside.user.uid}) may not enter that directory any ` +
        'more. Allow it (chmod o+x on the directories above), or choose another --data directory.',
    );
  }
  const outside = outsideHomes(inside.dir).filter(isUsable);
  const place = outside.find(isCluster) ?? outside[0];
  if (place !== undefined) return place;
  throw new DatabaseError(
    `PostgreSQL does not run as root, and the user 'nobody' may enter neither ${inside.dir} nor /var/lib/pegboard nor ` +
      `${tmpdir()}. Start as another user, choose another --data directory, or set DATABASE_URL.`,
  );
};

/**
 * Finds the place of the embedded database of an existing directory: that directory, or, for root below a
 * directory that the server's user cannot enter, in /var/lib/pegboard or the temporary directory.
 */
export const findDatabaseLocation = (dataDir: string): DatabaseLocation => {
  const dir = realpathSync(dataDir);
  const programs = (): string[] => (isRoot() ? [dir, ...commonDirs()] : [dir]);
  const inside = placeAt(dir, { programs, elsewhere: false });
  return isRoot() ? forRoot(inside) : inside;
};

/** Creates the place's directories, accessible for root's server whatever the umask. */
export const createDatabaseLocation = (place: DatabaseLocation): void => {
  for (const dir of [place.dir, place.processes]) {
    if (existsSync(dir)) continue;
    mkdirSync(dir, { recursive: true });
    if (isRoot()) chmodSync(dir, 0o755);
  }
};
