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
 * The state and start of a process out of the text of `/proc/<pid>/stat`. The program's name is in
 * parentheses and may itself contain spaces and parentheses.
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

/** The command line of a running process, its words joined by spaces; empty when it cannot be read. */
export const getProcessCommand = (pid: number): string =>
  (hasProc ? read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') : ps(pid, 'command')) ?? '';

/** True when the system still knows a process of this number, running or ended, ours or not. */
export const isKnown = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getErrorCode(error) !== 'ESRCH';
  }
};

/** Reports as often as it is asked whether a process still runs, at a cost that allows to ask often. */
export const createLivenessCheck = (pid: number): (() => boolean) => {
  if (!hasProc) return () => isKnown(pid);
  const birth = getProcessStartTime(pid);
  return () => birth !== undefined && getProcessStartTime(pid) === birth;
};
