import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Milliseconds that a program has for a graceful exit. */
const GRACE_MS = 15_000;
const POLL_INTERVAL_MS = 250;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Map<ChildProcess, Promise<number>>} */
const running = new Map();
let isEnding = false;

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
const killGroup = (child, signal) => {
  try {
    process.kill(-(child.pid ?? 0), signal);
  } catch {
    // the group is empty
  }
};

/**
 * Starts a program in its own process group, so that Ctrl-C reaches only this process, which ends the program gracefully.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined>, output: 'shown' | 'captured' }} how
 * @returns {{ readonly child: ChildProcess, readonly ended: Promise<number>, readonly output: () => string }}
 */
export const startProgram = (command, args, how) => {
  if (isEnding)
    return { child: /** @type {never} */ (undefined), ended: new Promise(() => {}), output: () => '' };
  const stdio = how.output === 'shown' ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd: how.cwd,
    env: how.env,
    detached: true,
    stdio: ['ignore', stdio, stdio],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)));
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      running.delete(child);
      resolve(127);
    });
    child.on('exit', () => killGroup(child, 'SIGKILL')); // child processes that it may have left running
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  running.set(child, ended);
  return { child, ended, output: () => output };
};

/** Ends all running programs: gracefully first, then by SIGKILL. */
const endAll = async () => {
  const all = [...running];
  for (const [child] of all) child.kill('SIGTERM');
  const force = setTimeout(() => all.forEach(([child]) => killGroup(child, 'SIGKILL')), GRACE_MS);
  await Promise.all(all.map(([, ended]) => ended));
  clearTimeout(force);
};

/** @type {(() => void)[]} */
const afterwards = [];

/**
 * Registers a function that runs after all programs ended.
 * @param {() => void} work
 */
export const onExit = (work) => void afterwards.push(work);

const never = () => new Promise(() => {});

/**
 * Ends all programs and then this one.
 * @param {number} code
 */
export const exitWith = async (code) => {
  if (isEnding) await never();
  isEnding = true;
  await endAll();
  for (const work of afterwards) work();
  process.exit(code);
};

/**
 * Returns the processes that started this one: npm, which sends no signal when it is ended, and the shell
 * between.
 */
const lineage = () => {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(parent); // no /proc on this system
  }
};

const onSignal = () => {
  if (isEnding) for (const child of running.keys()) killGroup(child, 'SIGKILL');
  else void exitWith(interrupted);
};

let interrupted = 130;

/**
 * Sets the exit code for an interruption, since a stopped site has not failed.
 * @param {number} code
 */
export const setInterruptExitCode = (code) => void (interrupted = code);

/** Ends all programs on Ctrl-C, SIGTERM, a closed terminal or the end of npm; a second signal ends them immediately. */
export const handleTermination = () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal);
  if (process.env.npm_lifecycle_event === undefined) return;
  const first = lineage();
  setInterval(() => {
    if (lineage() !== first && !isEnding) onSignal();
  }, POLL_INTERVAL_MS).unref();
};
