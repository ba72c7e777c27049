import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bff } from '../world/bff.ts';
import { lockRow } from '../world/row-lock.ts';
import type { Person } from '../world/seed-world.ts';
import { withScenarioEnvironment, type ScenarioSettings, type Stage } from './stage.ts';
import { findUnexpected, getLastOutput, type Verdict } from './verdict.ts';

const PINS = 10;
const POLL_MS = 2;
const LIMIT_MS = 180_000;

/** A server that answers requests, and a process that runs the jobs, on the same database and files. */
type Site = { web: Bff; jobs: Bff };

/** One upload during which processes are killed. */
export type KillRun = {
  readonly stage: Stage;
  readonly site: Site;
  readonly person: Person;
  /** A UUID that the seed determines. */
  readonly clientId: string;
};

/** A scenario that plays one upload for each of its points. */
export type KillScenario<Run extends KillRun, Result> = {
  /** The interrupted action, as in "the upload of a photo". */
  readonly subject: string;
  /** The functions that play an upload with one kill on the way, in their order, by the name of the point. */
  readonly points: Readonly<Record<string, (run: Run) => Promise<Result>>>;
  readonly prepare: (run: KillRun, nth: number) => Promise<Run>;
  /** Returns what is wrong with the result of a point. */
  readonly check: (run: Run, result: Result) => Promise<readonly string[]>;
};

/** Plays the first `size` points, each with a member of its own, and prints the time of each. */
export function playKillPoints<Run extends KillRun, Result>(
  { seed, size, mutant }: ScenarioSettings,
  { subject, points: all, prepare, check }: KillScenario<Run, Result>,
): Promise<Verdict> {
  const points = Object.entries(all).slice(0, size);
  return withScenarioEnvironment({ mutant, people: points.length, pins: PINS }, async (stage) => {
    const seen: string[] = [];
    const timings: string[] = [];
    const [web, jobs] = [await stage.startBff(), await stage.startBff(0, stage.postgres.url, true)];
    const site: Site = { web, jobs };
    for (const [nth, [name, play]] of points.entries()) {
      const person = stage.world.people[nth];
      if (!person) throw new Error('Each point needs a member.');
      const run = await prepare({ stage, site, person, clientId: uuidOf(`${seed} ${nth}`) }, nth);
      const since = performance.now();
      try {
        const found = await check(run, await play(run));
        seen.push(...found.map((finding) => `${name}: ${finding}`));
      } catch (error) {
        seen.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        const ended = (['web', 'jobs'] as const).filter((one) => !site[one].isRunning());
        for (const one of ended) {
          const output = getLastOutput(site[one].said());
          if (output !== '') seen.push(`${name}: ${one} has ended, and said: ${output}`);
        }
        // The next point needs both.
        await restart(run, ended);
      }
      timings.push(`${name} (${Math.round((performance.now() - since) / 1000)} s)`);
      if (mutant === undefined) console.log(`  ${timings.at(-1)}`);
    }
    seen.push(...findUnexpected([], site.web.said()));
    await Promise.all([site.web.end(), site.jobs.end()]);
    return {
      summary: `${points.length} times kill -9 during ${subject}: ${timings.join(', ')}`,
      broken: seen,
    };
  });
}

/** Kills processes that run, and starts others in their place. */
export async function restart({ site, stage }: KillRun, names: readonly (keyof Site)[]): Promise<void> {
  await Promise.all(names.map(async (name) => (site[name].isRunning() ? site[name].kill() : undefined)));
  for (const name of names) site[name] = await stage.startBff(0, stage.postgres.url, name === 'jobs');
}

/**
 * Kills a process while a transaction waits for a row, and starts another. `begin` causes the transaction; its result is
 * returned.
 */
export async function killWhileWaiting<Result>(
  run: KillRun,
  {
    process,
    table,
    id,
  }: {
    readonly process: keyof Site;
    readonly table: Parameters<typeof lockRow>[1];
    readonly id: string;
  },
  begin: () => Promise<Result>,
): Promise<Result> {
  const lock = await lockRow(run.stage.postgres.url, table, id);
  const begun = begin();
  await lock.waitedFor();
  await run.site[process].kill();
  await lock.release();
  await restart(run, [process]);
  return begun;
}

/** Waits until a condition holds. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('The point was not reached.');
    await sleep(POLL_MS);
  }
}

/** Returns the children of a process whose command line contains a name. Throws if there are none. */
export function childrenOf(parent: number, name: string): readonly number[] {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' });
  const pids = lines
    .split('\n')
    .filter((line) => line.includes(name))
    .map((line) => Number(line.trim().split(/\s+/)[0]));
  if (pids.length === 0) throw new Error(`There is no ${name}.`);
  return pids;
}

/** Returns a UUID that a text determines. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
