import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** The directory and environment of a program. */
export type ProgramEnvironment = { readonly cwd: string; readonly env: NodeJS.ProcessEnv };

/** A program that runs until it is stopped. */
export type Running = { readonly pid: number; readonly stop: () => Promise<void> };

const PATIENCE_MS = 60_000;

/** Runs a program to its end and returns its output; throws the output when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  place: ProgramEnvironment,
): Promise<string> {
  const child = spawn(command, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = outputOf(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${place.cwd}:\n${output()}`);
  return output();
}

/** Starts a program and waits until an address responds; throws its output if it exits before. */
export async function start(
  command: string,
  args: readonly string[],
  place: ProgramEnvironment,
  url: string,
): Promise<Running> {
  const child = spawn(command, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = outputOf(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(force);
  };
  const until = Date.now() + PATIENCE_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`${command} ${args.join(' ')} does not answer at ${url}:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { pid: child.pid ?? Number.NaN, stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

function outputOf(child: ChildProcess): () => string {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  return () => stripVTControlCharacters(parts.join('')).trim();
}
