import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@pegboard/database';
import type { Bench } from '../bench-function.ts';
import { SITE_SECRET, siteBuild, siteFile } from '../server/open-site.ts';
import { serve, type ServedProcess } from '../server/served-process.ts';
import { median } from '../stats.ts';
import { atMost, printThresholds } from '../threshold.ts';

const PORT = 4620;
const ROUNDS = 5;
const DRAWING_MS_MAX = 900_000;
const START_AT_MOST_S = 3;
const RESIDENT_AT_MOST_MB = 350;

/** The seconds until the site is ready: those that passed, and those that its processor worked. */
type Start = { readonly elapsed: number; readonly cpu: number };

/**
 * Measures the start of the built site on a database with the demo content, and the memory of its process at rest: after it has drawn the
 * demo, and after a start without drawing. `--rest` sets the seconds of rest, and `--demo small` draws smaller images. Linux only.
 */
export const startBench: Bench = async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: { rest: { type: 'string', default: '60' }, demo: { type: 'string', default: 'on' } },
  });
  if (!existsSync(siteBuild)) throw new Error('The site is not built. Run `pnpm build` first.');
  const restMs = Number(values.rest) * 1000;
  const dataDir = await mkdtemp(join(tmpdir(), 'pegboard-bench-'));
  // The server of the database is not part of the start: production has it elsewhere.
  const database = await openDatabase({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const settings = {
    DATABASE_URL: database.url,
    PEGBOARD_DATA_DIR: dataDir,
    PEGBOARD_SECRET: SITE_SECRET,
    PEGBOARD_DEMO: values.demo,
    // As in deploy/pegboard.service.
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  };
  const start = () => serve(siteFile, PORT, settings, DRAWING_MS_MAX);
  try {
    const drawing = await start();
    await sleep(restMs);
    const afterDrawing = residentMb(drawing);
    await drawing.close();
    const starts: Start[] = [];
    let atRest = { process: 0, children: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const since = performance.now();
      const server = await start();
      starts.push({ elapsed: (performance.now() - since) / 1000, cpu: (await server.cpu()) / 1e6 });
      if (round === ROUNDS - 1) {
        await sleep(restMs);
        atRest = residentMb(server);
      }
      await server.close();
    }
    const elapsed = median(starts.map((each) => each.elapsed));
    const cpu = median(starts.map((each) => each.cpu));
    console.log(`ready after ${elapsed.toFixed(2)} s, of processors ${cpu.toFixed(2)} s`);
    console.log(
      `its child processes hold ${afterDrawing.children} MB after the demo is drawn, ${atRest.children} MB after a start`,
    );
    return printThresholds([
      atMost('processor seconds until the site is ready, median', cpu, START_AT_MOST_S),
      atMost('MB of the process at rest, after the demo is drawn', afterDrawing.process, RESIDENT_AT_MOST_MB),
      atMost('MB of the process at rest, after a start', atRest.process, RESIDENT_AT_MOST_MB),
    ]);
  } finally {
    await database.stop();
    for (const dir of [database.place, dataDir]) await rm(dir, { recursive: true, force: true });
  }
};

/** Returns the resident memory of a server and of its child processes, in MB. */
function residentMb({ pid }: ServedProcess): { readonly process: number; readonly children: number } {
  const processes = readdirSync('/proc').flatMap((name) => {
    const status = /^\d+$/.test(name) ? readStatus(name) : undefined;
    return status === undefined ? [] : [{ pid: Number(name), ...status }];
  });
  const children = processes.filter(({ parent }) => parent === pid);
  return {
    process: processes.find((each) => each.pid === pid)?.mb ?? Number.NaN,
    children: Math.round(children.reduce((sum, { mb }) => sum + mb, 0)),
  };
}

/** Returns the parent and the memory of a process; undefined if it has ended. */
function readStatus(pid: string): { readonly parent: number; readonly mb: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (field: string): number =>
      Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { parent: read('PPid'), mb: read('VmRSS') / 1024 };
  } catch {
    return undefined;
  }
}
