import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

import { DatabaseError } from '../database-error.ts';
import type { DatabaseLocation } from './place.ts';
import { EMBEDDED_MAJOR, type Program } from './program.ts';
import { changeOwner } from './server-user.ts';
import type { Purpose } from './server-settings.ts';

/** The name of the embedded server's user and of its database. */
export const PEGBOARD = 'pegboard';

/** The options of a server. */
export interface ServerOptions {
  readonly place: DatabaseLocation;
  readonly purpose: Purpose;
  readonly log: (line: string) => void;
  /** Called with each process that is started, so that it can be stopped too. */
  readonly onSpawn: (child: ChildProcess) => void;
  /**
   * Called right before each process is started: returns false if this process is about to exit and could not
   * stop it.
   */
  readonly mayStart: () => boolean;
}

/** Throws if no process may be started any more. */
export const checkMayStart = ({ mayStart }: Pick<ServerOptions, 'mayStart'>): void => {
  if (!mayStart()) throw new DatabaseError('This process is about to end: it starts no database server.');
};

const MB = 1024 * 1024;
/** Free space that a new database with the demo content needs, in MB. */
export const FREE_MB_TO_CREATE = 400;
/** Free space below which an existing database is not started, in MB. */
export const FREE_MB_TO_START = 100;

const DRAFT = '.cluster-';
const DRAFT_MAX_AGE_MS = 10 * 60 * 1000;

const creating = [
  ['-U', PEGBOARD],
  ['-E', 'UTF8'],
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=trust',
  '--no-instructions',
].flat();

const run = (options: ServerOptions, program: string, args: readonly string[]): Promise<string | undefined> =>
  new Promise((resolve) => {
    checkMayStart(options);
    const { dir, user } = options.place;
    const child = spawn(program, args, { ...user, cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] });
    options.onSpawn(child);
    let said = '';
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : said.trim() || `it ended with ${code}`));
  });

const removeOldDrafts = (place: DatabaseLocation): void => {
  for (const name of readdirSync(place.dir).filter((each) => each.startsWith(DRAFT))) {
    const draft = join(place.dir, name);
    const touched = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - touched > DRAFT_MAX_AGE_MS) rmSync(draft, { recursive: true, force: true });
  }
};

/** Throws if there is too little free space, where the database would fail in the middle of a write. */
export const checkSpace = (dir: string, neededMb: number): void => {
  const { bavail, bsize } = statfsSync(dir);
  const freeMb = Math.floor((bavail * bsize) / MB);
  if (freeMb >= neededMb) return;
  throw new DatabaseError(
    `There are only ${freeMb} MB free for the database in ${dir}; it needs ${neededMb} MB. ` +
      'Make room, or choose a directory on another disk with --data.',
  );
};

const hint = (complaint: string): string =>
  complaint.includes('could not look up effective user ID')
    ? '. PostgreSQL needs a user with a name: add one for this number to /etc/passwd, or set DATABASE_URL.'
    : '';

const versionOf = (cluster: string): string | undefined => {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
};

const create = async (options: ServerOptions, program: Program): Promise<boolean> => {
  const { place, purpose } = options;
  removeOldDrafts(place);
  const draft = mkdtempSync(join(place.dir, DRAFT));
  changeOwner(place.user, draft);
  const sync = purpose === 'test' ? ['--no-sync'] : [];
  const complaint = await run(options, program.initdb, ['-D', draft, ...creating, ...sync]);
  if (complaint !== undefined) {
    rmSync(draft, { recursive: true, force: true });
    throw new DatabaseError(
      `The database could not be created in ${place.dir}: ${complaint}${hint(complaint)}`,
    );
  }
  try {
    renameSync(draft, place.cluster);
    return true;
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    if (versionOf(place.cluster) === undefined) {
      throw new DatabaseError(`The database could not be put into ${place.cluster}`, { cause });
    }
    return false; // another process was faster
  }
};

/**
 * Ensures that the cluster exists and is readable; returns true if it was just created. It is created under
 * another name and then moved, so that there never is a partial cluster or a second one.
 */
export const ensureCluster = async (options: ServerOptions, program: Program): Promise<boolean> => {
  const { place, purpose } = options;
  const version = versionOf(place.cluster);
  checkSpace(place.dir, version === undefined && purpose === 'site' ? FREE_MB_TO_CREATE : FREE_MB_TO_START);
  if (version === undefined) return create(options, program);
  if (version === EMBEDDED_MAJOR) return false;
  throw new DatabaseError(
    `The database in ${place.cluster} was made by PostgreSQL ${version}; this program has ${EMBEDDED_MAJOR}. ` +
      'Start the version of Pegboard that made it, or choose another --data directory.',
  );
};
