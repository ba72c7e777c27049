import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { connect, type Database } from '../database/db.ts';
import type { DatabaseDeps } from '../deps.ts';
import { prepareDatabase } from '../../testing/prepare-database.ts';
import { interruptedJob } from './fixtures/interrupted-job.ts';
import { countJobs, defineJob, failedJobs, openJobQueue, type AnyJob, type JobQueue } from './index.ts';
import { FROM_SOURCES } from '../../testing/from-sources.ts';

const log = pino({ level: 'silent' });
const numbered = z.strictObject({ n: z.int() });
const ONCE = { limit: 0, seconds: 1, atMostSeconds: 1 };
let database: TestDatabase;
let connection: Database;
const opened: JobQueue<DatabaseDeps>[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ template: 'bff', prepare: prepareDatabase });
  connection = connect(database.url, () => undefined);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.close()));
  await connection.db.execute(sql`delete from jobs.job`);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** Opens a process of the site: with `works` it runs the jobs, and polls for them every second. */
async function site(
  jobs: readonly AnyJob<DatabaseDeps>[],
  works = true,
  everySeconds = 1,
): Promise<JobQueue<DatabaseDeps>> {
  const { db } = connection;
  const queue = await openJobQueue({ url: database.url, db, jobs, log, works, everySeconds });
  opened.push(queue);
  if (works) await queue.run({ db, log });
  return queue;
}

/** Returns the stored jobs of a name, the one that is due last first. */
async function storedJobs(name: string): Promise<readonly object[]> {
  const { rows } = await connection.db.execute(sql`
    select state, retry_count, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      start_after <= now() as "isDue" from jobs.job where name = ${name} order by start_after desc`);
  return rows;
}

/** Creates all waiting jobs due. */
const becomeDue = (): Promise<unknown> =>
  connection.db.execute(sql`update jobs.job set start_after = now() where state in ('created', 'retry')`);

/** Declares a job that records its data. */
function noting(name: string, seen: number[]) {
  return defineJob({
    name,
    data: numbered,
    async handle({ n }) {
      seen.push(n);
    },
  });
}

test('[BF-09] with two processes, every job is run once', async () => {
  const seen: number[] = [];
  const job = noting('counted', seen);
  const [queue] = await Promise.all([site([job]), site([job])]);
  for (let n = 0; n < 40; n += 1) await queue.enqueue(connection.db, job, { n });
  await expect.poll(() => seen.length).toBe(40);
  await sleep(300);
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
});

test('jobs that were queued together are run one after the other, without a wait', async () => {
  const seen: number[] = [];
  const job = noting('together', seen);
  const queue = await site([job], true, 30);
  await connection.db.transaction(async (tx) => {
    for (let n = 0; n < 50; n += 1) await queue.enqueue(tx, job, { n });
  });
  await expect.poll(() => seen.length).toBe(50);
});

test('a job waits until some process runs jobs', async () => {
  const seen: number[] = [];
  const job = noting('waiting', seen);
  const idle = await site([job], false);
  await idle.enqueue(connection.db, job, { n: 1 });
  expect(await countJobs(connection.db)).toMatchObject([{ name: 'waiting', state: 'waiting', count: 1 }]);
  await site([job]);
  await expect.poll(() => seen).toEqual([1]);
});

test('[BF-09] a job is queued by the transaction of its cause, or not at all', async () => {
  const seen: number[] = [];
  const job = noting('caused', seen);
  const queue = await site([job]);
  const rolledBack = connection.db.transaction(async (tx) => {
    await queue.enqueue(tx, job, { n: 1 });
    throw new Error('the cause is undone');
  });
  await expect(rolledBack).rejects.toThrow('the cause is undone');
  await connection.db.transaction(async (tx) => {
    await queue.enqueue(tx, job, { n: 2 });
    await sleep(1500);
    expect(seen).toEqual([]);
  });
  await expect.poll(() => seen).toEqual([2]);
});

test('a key queues a job once, also when twenty ask at a time and after it has run', async () => {
  const seen: number[] = [];
  const job = noting('keyed', seen);
  const queue = await site([job]);
  const ask = (singletonKey: string) => queue.enqueue(connection.db, job, { n: 1 }, { singletonKey });
  const ids = await Promise.all(Array.from({ length: 20 }, () => ask('a')));
  expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
  await expect.poll(() => seen).toEqual([1]);
  expect(await ask('a')).toBeUndefined();
  expect(await ask('b')).toBeDefined();
});

test('a job may be queued for later', async () => {
  const seen: number[] = [];
  const job = noting('later', seen);
  const queue = await site([job]);
  const at = new Date('2100-01-01T12:00:00.000Z');
  await queue.enqueue(connection.db, job, { n: 1 }, { startAfter: at });
  await queue.enqueue(connection.db, job, { n: 2 });
  await expect.poll(() => seen).toEqual([2]);
  await expect
    .poll(() => storedJobs('later'))
    .toMatchObject([{ state: 'created', isDue: false }, { state: 'completed' }]);
  const { rows } = await connection.db.execute<{ at: number }>(
    sql`select extract(epoch from start_after)::float8 * 1000 as at from jobs.job where state = 'created'`,
  );
  expect(rows).toEqual([{ at: at.getTime() }]);
  await becomeDue();
  await expect.poll(() => seen).toEqual([2, 1]);
});

test('the data of a job is validated when it is queued', async () => {
  const job = noting('checked', []);
  const queue = await site([job], false);
  await expect(queue.enqueue(connection.db, job, { n: 0.5 })).rejects.toThrow('expected int');
});

test('[BF-09] a job that fails waits before it is tried again, by the delay and the limit that it declares', async () => {
  let tries = 0;
  const job = defineJob({
    name: 'failing-twice',
    data: z.strictObject({}),
    retry: { limit: 3, seconds: 1800, atMostSeconds: 7200 },
    async handle() {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
    },
  });
  const queue = await site([job]);
  await queue.enqueue(connection.db, job, {});
  const declared = { retry_limit: 3, retry_delay: 1800, retry_backoff: true, retry_delay_max: 7200 };
  for (const retry_count of [0, 1]) {
    await expect
      .poll(() => storedJobs('failing-twice'))
      .toMatchObject([{ state: 'retry', retry_count, isDue: false, ...declared }]);
    expect(tries).toBe(retry_count + 1);
    await becomeDue();
  }
  await expect.poll(() => countJobs(connection.db)).toMatchObject([{ state: 'done', count: 1 }]);
  expect(tries).toBe(3);
});

test('[BF-09] a job that failed for good stays visible, and can be tried once more', async () => {
  let isMended = false;
  const job = defineJob({
    name: 'broken',
    data: z.strictObject({}),
    retry: ONCE,
    async handle() {
      if (!isMended)
        throw new Error('statement for somebody@example.com', { cause: new Error('no such thing') });
    },
  });
  const queue = await site([job]);
  const id = await queue.enqueue(connection.db, job, {});
  await expect.poll(() => failedJobs(connection.db)).toHaveLength(1);
  expect(await failedJobs(connection.db)).toMatchObject([
    { id, name: 'broken', tries: 1, error: 'no such thing' },
  ]);
  expect(await countJobs(connection.db)).toMatchObject([
    { name: 'broken', state: 'failed', count: 1, lastError: 'no such thing' },
  ]);
  isMended = true;
  expect(await queue.retry(String(id))).toBe(true);
  await expect.poll(() => countJobs(connection.db)).toMatchObject([{ state: 'done' }]);
  expect(await queue.retry(String(id))).toBe(false);
});

test('[BF-09] a job whose process is killed is run by another when its time is over', async () => {
  const worker = spawn(
    process.execPath,
    [...FROM_SOURCES, fileURLToPath(new URL('fixtures/dying-worker.ts', import.meta.url)), database.url],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let runs = 0;
  const job = interruptedJob(async () => void (runs += 1));
  const queue = await site([job], false);
  await queue.enqueue(connection.db, job, {});
  await once(worker.stdout, 'data');
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  expect(await countJobs(connection.db)).toMatchObject([{ name: 'interrupted', state: 'running', count: 1 }]);
  await site([job]);
  await expect.poll(() => runs).toBe(1);
});

test('a process that ends lets its running job finish', async () => {
  const seen: string[] = [];
  const job = defineJob({
    name: 'finishing',
    data: z.strictObject({}),
    async handle() {
      seen.push('begun');
      await sleep(1000);
      seen.push('ended');
    },
  });
  const queue = await site([job]);
  await queue.enqueue(connection.db, job, {});
  await expect.poll(() => seen).toEqual(['begun']);
  await queue.close();
  expect(seen).toEqual(['begun', 'ended']);
  expect(await countJobs(connection.db)).toMatchObject([{ name: 'finishing', state: 'done' }]);
});

test('a process that must end gives a job that does not back to the queue', async () => {
  let isBegun = false;
  const job = defineJob({
    name: 'endless',
    data: z.strictObject({}),
    async handle(_, __, { signal }) {
      isBegun = true;
      await once(signal, 'abort');
    },
  });
  const queue = await site([job]);
  await queue.enqueue(connection.db, job, {});
  await expect.poll(() => isBegun).toBe(true);
  await queue.close();
  expect(await countJobs(connection.db)).toMatchObject([{ name: 'endless', state: 'to be tried again' }]);
});

test('[CR-11] a delayed job with an interval of its own starts soon after its time, however rarely the queue is checked', async () => {
  const seen: number[] = [];
  const job = { ...noting('punctual', seen), pollSeconds: 1 };
  const queue = await site([job], true, 30);
  await queue.enqueue(connection.db, job, { n: 1 }, { startAfter: new Date(Date.now() + 1000) });
  await expect.poll(() => seen).toEqual([1]);
});
