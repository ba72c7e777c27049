import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/*
 * Several starts of one project take turns, as in a bakery: each draws a number higher than all it sees and
 * waits for those before it. Every process writes its own file only, so nothing is ever taken from a live
 * process, and a killed one holds up no one.
 */

const POLL_INTERVAL_MS = 100;
const CHOOSING = 0;

/** @typedef {{ readonly name: string, readonly pid: number, readonly number: number }} Ticket */

/** @param {number} pid */
const isOurs = (pid) => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return process.platform !== 'linux'; // no /proc: the process id must suffice
  }
};

/** @param {string} dir @returns {Ticket[]} */
const tickets = (dir) => {
  /** @type {Ticket[]} */
  const all = [];
  for (const name of readdirSync(dir).filter((each) => !each.startsWith('.'))) {
    const pid = Number.parseInt(name, 10);
    try {
      if (isOurs(pid)) all.push({ name, pid, number: Number(readFileSync(join(dir, name), 'utf8')) });
      else rmSync(join(dir, name), { force: true });
    } catch {
      // its owner removed it in the meantime
    }
  }
  return all;
};

/**
 * Returns whether `other` precedes `mine`, or is still choosing its number.
 * @param {Ticket} other
 * @param {Ticket} mine
 */
export const isBefore = (other, mine) =>
  other.number === CHOOSING ||
  other.number < mine.number ||
  (other.number === mine.number && other.name < mine.name);

/**
 * Acquires the lock; the returned function releases it.
 * @param {string} dir the directory of the tickets
 * @param {(pid: number) => void} onWait called once with the PID of the holder if the lock is held
 * @returns {Promise<() => void>}
 */
export const acquireLock = async (dir, onWait) => {
  mkdirSync(dir, { recursive: true });
  const name = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const file = join(dir, name);
  const write = (/** @type {number} */ number) => {
    writeFileSync(join(dir, `.${name}`), String(number));
    renameSync(join(dir, `.${name}`), file);
  };
  const end = () => rmSync(file, { force: true });
  write(CHOOSING);
  process.once('exit', end);
  const mine = {
    name,
    pid: process.pid,
    number: 1 + Math.max(0, ...tickets(dir).map((ticket) => ticket.number)),
  };
  write(mine.number);
  let isReported = false;
  for (;;) {
    const before = tickets(dir).find((ticket) => ticket.name !== name && isBefore(ticket, mine));
    if (before === undefined) return end;
    if (!isReported) onWait(before.pid);
    isReported = true;
    await sleep(POLL_INTERVAL_MS);
  }
};
