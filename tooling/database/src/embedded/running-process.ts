import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { getErrorCode } from '../database-error.ts';

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // no such process, or no /proc on this system
  }
};

const hasProc = read('/proc/self/stat') !== undefined;

const ps = (pid: number, column: string): string | undefined => {
  const answer = spawnSync('ps', ['-p', String(pid), '-o', `${column}=`], { encoding: 'utf8' });
  return answer.status === 0 ? answer.stdout.trim() || undefined : undefined;
};

/**
 * Parses the state and start time of a process from `/proc/<pid>/stat`. The program's name is in parentheses
 * and may itself contain spaces and parentheses.
 */
export const parseStat = (stat: string): { state: string; startTicks: string } | undefined => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields[0], fields[19]];
  return state !== undefined && startTicks !== undefined ? { state, startTicks } : undefined;
};

/**
 * Returns the start time of a process, which distinguishes it from a later one with the same id. Undefined if
 * there is none; a zombie counts as exited.
 */
export const getProcessStartTime = (pid: number): string | undefined => {
  if (!hasProc) return ps(pid, 'stat')?.startsWith('Z') === true ? undefined : ps(pid, 'lstart');
  const stat = parseStat(read(`/proc/${pid}/stat`) ?? '');
  if (stat === undefined || stat.state === 'Z' || stat.state === 'X') return undefined;
  return `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}/${stat.startTicks}`;
};

/** Returns the command line of a running process, joined by spaces; empty if it cannot be read. */
export const getProcessCommand = (pid: number): string =>
  (hasProc ? read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') : ps(pid, 'command')) ?? '';

/** Returns whether a process id is in use, by a running process or a zombie of any user. */
export const isKnown = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getErrorCode(error) !== 'ESRCH';
  }
};

/** Creates a cheap check of whether a process still runs, for frequent calls. */
export const createLivenessCheck = (pid: number): (() => boolean) => {
  if (!hasProc) return () => isKnown(pid);
  const birth = getProcessStartTime(pid);
  return () => birth !== undefined && getProcessStartTime(pid) === birth;
};
