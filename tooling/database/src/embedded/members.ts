import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { getProcessStartTime } from './running-process.ts';

/*
 * The users of a database server are recorded in files, one per use, each written and removed by its own process
 * only.  The last one out stops the server. Between 'no one else is here' and the stop no one may come in,
 * and no lock is needed for that: a leaver first says that it leaves, then looks for members; a newcomer
 * first becomes a member, then looks for leavers and waits for them. Whatever the order, at least one of the
 * two sees the other. Files of processes that have ended count for nothing, so a killed process holds up no
 * one.
 */

type Kind = 'member' | 'leaving';

/** A file that records how a running process uses the server. */
interface Note {
  readonly file: string;
  readonly pid: number;
}

const write = (dir: string, kind: Kind): Note => {
  const file = join(dir, `${process.pid}-${randomBytes(6).toString('hex')}.${kind}`);
  writeFileSync(file, getProcessStartTime(process.pid) ?? '', { mode: 0o644 });
  return { file, pid: process.pid };
};

const erase = (note: Note): void => rmSync(note.file, { force: true });

const forget = (note: Note): void => {
  try {
    erase(note);
  } catch {
    // another user's: it is ignored anyway
  }
};

const birthIn = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // removed since the directory was read
  }
};

const notes = (dir: string, kind: Kind): Note[] => {
  const found: Note[] = [];
  for (const name of readdirSync(dir)) {
    if (!name.endsWith(`.${kind}`)) continue;
    const note = { file: join(dir, name), pid: Number.parseInt(name, 10) };
    const written = birthIn(note.file);
    const birth = getProcessStartTime(note.pid);
    // an empty file is just being written
    if (birth !== undefined && (written === birth || written === '')) found.push(note);
    else forget(note);
  }
  return found;
};

/** One use of the database server by this process. */
export interface Membership {
  /**
   * Returns the ids of the other processes that currently use the server (including this one, if it uses it
   * twice).
   */
  readonly others: () => number[];
  /** Ends this use. `stop` is called if it was the last one; newcomers wait until `done` is called. */
  readonly leave: (stop: () => void) => { readonly last: boolean; readonly done: () => void };
}

/** Returns the processes that use the server, by the files in `dir`. */
export const listMembers = (dir: string): number[] => {
  try {
    return notes(dir, 'member').map((note) => note.pid);
  } catch {
    return []; // nobody ever joined
  }
};

/**
 * Registers this process as a user of the server, without waiting for processes that are about to stop it.
 */
export const joinMembers = (dir: string): Membership => {
  const mine = write(dir, 'member');
  const others = (): number[] =>
    notes(dir, 'member')
      .filter((note) => note.file !== mine.file)
      .map((note) => note.pid);
  return {
    others,
    leave: (stop) => {
      const leaving = write(dir, 'leaving');
      erase(mine);
      const last = others().length === 0;
      if (last) stop();
      else erase(leaving);
      return { last, done: () => erase(leaving) };
    },
  };
};

/** Waits until no process is about to stop the server. */
export const waitForLeavingMembers = async (dir: string): Promise<void> => {
  while (notes(dir, 'leaving').length > 0) await sleep(20);
};
