import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { DatabaseError } from '../database-error.ts';
import { restartOnExit, getBackoffDelay, RESTARTS_MAX } from './keep-running.ts';
import type { DatabaseLocation } from './place.ts';
import type { Start } from './postmaster.ts';

let place: DatabaseLocation;
let ending: AbortController;
const logs: string[] = [];

beforeEach(() => {
  const dir = mkdtempSync(join(tmpdir(), 'pegboard-keep-'));
  const cluster = join(dir, 'cluster');
  mkdirSync(cluster);
  writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
  place = {
    dir,
    cluster,
    processes: join(dir, 'processes'),
    log: join(dir, 'server.log'),
    user: {},
    programs: () => [],
    elsewhere: false,
  };
  ending = new AbortController();
  logs.length = 0;
});
afterEach(() => {
  ending.abort();
  rmSync(place.dir, { recursive: true });
});

/** Returns the id of a process that has exited. */
const endedPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

/** Watches a server that has exited, without delays between the attempts. */
const watch = (start: () => Promise<Start>): void =>
  restartOnExit({
    place,
    pid: endedPid(),
    start,
    log: (line) => logs.push(line),
    signal: ending.signal,
    pause: () => 1,
  });

const ready = (pid: number, how: Start['how'] = 'started'): Start => ({
  postmaster: { pid, socketDir: place.dir, status: 'ready' },
  how,
});

test('the first try is made at once, the next ones after longer and longer', () => {
  const pauses = Array.from({ length: RESTARTS_MAX }, (_, index) => getBackoffDelay(index + 1));
  expect(pauses).toEqual([0, 1000, 2000, 4000, 8000, 16_000]);
});

test('[BF-10] a server that does not start is abandoned after six tries, with the reason and what to do', async () => {
  let tries = 0;
  watch(async () => {
    tries += 1;
    throw new DatabaseError('There are only 3 MB free.');
  });
  await expect.poll(() => logs.join('\n')).toContain('it stays stopped');
  expect(tries).toBe(RESTARTS_MAX);
  expect(logs.at(-1)).toBe(
    'the database server has ended, and 6 tries in a row have not helped: it stays stopped. Mend the reason and ' +
      'start the site again. There are only 3 MB free.',
  );
});

test('[BF-10] a server that starts and ends again and again is abandoned, too', async () => {
  let tries = 0;
  watch(async () => {
    tries += 1;
    return ready(endedPid());
  });
  await expect.poll(() => logs.join('\n')).toContain('It ended again and again');
  expect(tries).toBe(RESTARTS_MAX);
});

test('[BF-10] a successful try is reported in one line', async () => {
  watch(async () => ready(process.pid));
  await expect.poll(() => logs).toHaveLength(1);
  expect(logs[0]).toMatch(
    /^the database server \(process \d+\) had ended by itself: started it again \(0 s\)$/,
  );
});

test('a server that another process has started is not reported again', async () => {
  let tries = 0;
  watch(async () => {
    tries += 1;
    return ready(process.pid, 'found');
  });
  await expect.poll(() => tries).toBe(1);
  expect(logs).toEqual([]);
});

test('[BF-10] after a shutdown request nothing is started and nothing logged', async () => {
  let tries = 0;
  ending.abort();
  watch(async () => {
    tries += 1;
    return ready(process.pid);
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([tries, logs]).toEqual([0, []]);
});
