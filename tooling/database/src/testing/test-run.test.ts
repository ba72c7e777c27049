import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { runningPostmaster } from '../embedded/postmaster-pid.ts';
import { openInProcess } from '../fixtures/open-in-process.ts';
import { beginTestRun } from './test-run.ts';

test('a run starts no server before one is needed, and leaves no directory', async () => {
  const run = await beginTestRun();
  expect(existsSync(join(run.dir, 'processes'))).toBe(true);
  expect(existsSync(join(run.dir, 'cluster'))).toBe(false);
  await run.end();
  expect(existsSync(run.dir)).toBe(false);
});

test('the next run removes server and data of a killed one', { timeout: 30_000 }, async () => {
  const dead = join(tmpdir(), `pegboard-test-2147483646-${process.pid}`);
  mkdirSync(dead);
  chmodSync(dead, 0o755);
  const opening = openInProcess(dead);
  await opening.opened();
  await opening.kill('SIGKILL');
  const run = await beginTestRun();
  await run.end();
  expect(existsSync(dead)).toBe(false);
  expect(runningPostmaster(join(dead, 'cluster'))).toBeUndefined();
});
