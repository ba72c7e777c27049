import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The share of a step's duration after which it is killed. */
const KILLED_AFTER = 0.5;

/**
 * Makes a dry run without interruption, and a second one that is killed in the middle of each step, with all of its
 * processes. Throws when the results differ (PK-07).
 */
export async function killTest(
  root: string,
  commit: string,
  folder: string,
  onStep: (line: string) => void,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const [whole, killed] = [join(folder, 'whole'), join(folder, 'killed')];
  const start = { root, commit };
  const durations = new Map<string, number>();
  onStep('a run without interruption');
  await attempt(start, whole, onStep, (name, seconds) => void durations.set(name, seconds * 1000));
  for (const [name, ms] of durations) {
    onStep(`a run that is killed in ${name}`);
    await attempt(start, killed, onStep, undefined, { step: name, afterMs: ms * KILLED_AFTER });
  }
  onStep('a run to the end');
  await attempt(start, killed, onStep);
  const results = (of: string): string => readFileSync(join(of, 'RESULTS'), 'utf8');
  if (results(whole) !== results(killed))
    throw new Error(`The results differ: compare RESULTS in ${whole} and ${killed}.`);
  onStep(`${durations.size} steps were killed: the results are the same`);
}

async function attempt(
  start: { readonly root: string; readonly commit: string },
  folder: string,
  onStep: (line: string) => void,
  onDuration?: (step: string, seconds: number) => void,
  kill?: { readonly step: string; readonly afterMs: number },
): Promise<void> {
  const { root, commit } = start;
  const script = join(root, 'tooling/release/release.ts');
  // A group of its own, so that everything that it started is killed with it.
  const child = spawn(process.execPath, [script, 'dry-run', folder, '--commit', commit], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let isKilled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const killAll = (): void => {
    clearTimeout(timer);
    if (!isKilled && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    isKilled = true;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    onStep(`  ${line}`);
    const [, step = '', seconds] = /^(\w+): (?:([\d.]+) s|begins)$/.exec(line) ?? [];
    if (seconds !== undefined) onDuration?.(step, Number(seconds));
    if (kill === undefined || step !== kill.step) continue;
    // A step that was faster this time is killed at its end.
    if (seconds === undefined) timer = setTimeout(killAll, kill.afterMs);
    else killAll();
  }
  const [code] = (await exited) as [number | null];
  if (!isKilled && code !== 0) throw new Error(`The run failed with code ${code}.`);
}
