import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { isBefore, acquireLock } from './lock.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pegboard-turns-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const quiet = (): void => {};
const ticket = (number: number, name = 'b'): { name: string; pid: number; number: number } => ({
  name,
  pid: 1,
  number,
});

test.for([
  ['with a lower number', ticket(1), true],
  ['with a higher number', ticket(3), false],
  ['with the same number and an earlier name', ticket(2, 'a'), true],
  ['with the same number and a later name', ticket(2, 'c'), false],
  ['that is still choosing', ticket(0), true],
] as const)('a ticket %s', ([, other, before]) => {
  expect(isBefore(other, ticket(2))).toBe(before);
});

test('of many at once, one at a time has its turn', async () => {
  let inside = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    const end = await acquireLock(dir, quiet);
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside--;
    end();
  };
  await Promise.all([1, 2, 3, 4, 5].map(work));
  expect(most).toBe(1);
  expect(readdirSync(dir)).toEqual([]);
});

test('the waiting process reports the holder, once', async () => {
  const end = await acquireLock(dir, quiet);
  const pids: number[] = [];
  const second = acquireLock(dir, (pid) => void pids.push(pid));
  await new Promise((resolve) => setTimeout(resolve, 250));
  end();
  (await second)();
  expect(pids).toEqual([process.pid]);
});

test('the ticket of a killed process blocks no one', async () => {
  writeFileSync(join(dir, '2147483646-dead'), '1');
  (await acquireLock(dir, quiet))();
  expect(readdirSync(dir)).toEqual([]);
});
