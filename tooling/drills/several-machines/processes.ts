import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** A program that a drill starts, and starts again. */
export type Program = {
  /** The process id. */
  readonly pid: () => number;
  start(): Promise<void>;
  /** Ends it at once, with all its children. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
};

type Started = { readonly child: ChildProcess; readonly said: () => string };

/** Declares a program; `isReady` returns whether its output says that it serves. */
export function declareProgram(
  file: string,
  args: readonly string[],
  options: {
    readonly env?: NodeJS.ProcessEnv;
    readonly uid?: number;
    readonly gid?: number;
    readonly isReady: (said: string) => boolean;
  },
): Program {
  let running: Started | undefined;
  const pid = (): number => running?.child.pid ?? 0;
  return {
    pid,
    async start() {
      const { isReady, ...rest } = options;
      const child = spawn(file, args, { ...rest, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      running = { child, said: () => said };
      await new Promise<void>((resolve, reject) => {
        const hear = (chunk: Buffer): void => {
          said = `${said}${String(chunk)}`.slice(-20_000);
          if (isReady(said)) resolve();
        };
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        child.once('exit', (code) => reject(new Error(`${file} ended with ${String(code)}: ${said}`)));
      });
    },
    async kill() {
      if (!running || running.child.exitCode !== null || running.child.signalCode !== null) return;
      const ended = once(running.child, 'exit');
      signalTree(pid(), 'SIGKILL');
      await ended;
    },
    freeze: () => signalTree(pid(), 'SIGSTOP'),
    thaw: () => signalTree(pid(), 'SIGCONT'),
  };
}

/** Sends a signal to a process and all its descendants, by their ids. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const each of treeOf(pid))
    try {
      process.kill(each, signal);
    } catch {
      // it has just ended
    }
}

/** Returns a process and its descendants. */
export function treeOf(pid: number): readonly number[] {
  if (pid <= 0) return [];
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = statOf(Number(name))?.parent;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [pid];
  for (const each of found) found.push(...(children.get(each) ?? []));
  return found;
}

/** Returns the CPU seconds of a process and its descendants, with those that have ended. */
export function cpuSecondsOf(pid: number): number {
  return treeOf(pid).reduce((sum, each) => sum + (statOf(each)?.cpuSeconds ?? 0), 0);
}

const TICKS_A_SECOND = 100;

function statOf(pid: number): { readonly parent: number; readonly cpuSeconds: number } | undefined {
  try {
    // The name of the program is in brackets, and may have spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), cpuSeconds: ticks / TICKS_A_SECOND };
  } catch {
    return undefined; // it has just ended
  }
}
