import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { prepareDatabase } from '../../testing/prepare-database.ts';
import { connect, type Database } from '../database/db.ts';
import type { DatabaseDeps } from '../deps.ts';
import { failedJobs, openJobQueue, type JobQueue } from '../jobs/index.ts';
import {
  countPublishedEvents,
  defineEvent,
  deliveryJob,
  eventIdSchema,
  insertEvents,
  onEvent,
  publishEvent,
  relayEvents,
  startRelay,
  type Subscriber,
} from './index.ts';

const log = pino({ level: 'silent' });
const potFired = defineEvent({
  name: 'pot.fired',
  version: 1,
  data: z.strictObject({ potId: eventIdSchema, turn: z.int() }),
  aggregateId: ({ potId }) => potId,
});

let database: TestDatabase;
let connection: Database;
/** The turns that `potter` rejects. */
const rejected = new Set<number>();
/** Called by `potter` before it writes; a test may wait in it. */
let beforeWrite: (turn: number) => Promise<void> = async () => undefined;

/** A subscriber that records each turn of a pot in the table `fired`. */
const potter: Subscriber<DatabaseDeps> = {
  name: 'potter',
  handlers: [
    onEvent(potFired, async ({ data }, { db }: DatabaseDeps) => {
      await beforeWrite(data.turn);
      await db.execute(sql`insert into fired (pot_id, turn) values (${data.potId}, ${data.turn})`);
      if (rejected.has(data.turn)) throw new Error(`Turn ${data.turn} failed.`);
    }),
  ],
};
const job = { ...deliveryJob(potter), retry: { limit: 1, seconds: 0, atMostSeconds: 1 } };
const destinations = [{ job, events: new Set(['pot.fired']) }];
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ template: 'bff', prepare: prepareDatabase });
  connection = connect(database.url, () => undefined);
  await connection.db.execute(
    sql`create table fired (nth bigint generated always as identity, pot_id bigint, turn int)`,
  );
});
beforeEach(() => {
  rejected.clear();
  beforeWrite = async () => undefined;
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  await connection.db.execute(sql`truncate fired`);
  await connection.db.execute(sql`truncate domain_events`);
  await connection.db.execute(sql`delete from jobs.job`);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** Opens a process of the site: one that `works` relays and delivers events. */
async function openProcess(works = true): Promise<JobQueue<DatabaseDeps>> {
  const { db } = connection;
  const queue = await openJobQueue({ url: database.url, db, jobs: [job], log, works, everySeconds: 1 });
  if (works) {
    await queue.run({ db, log });
    opened.push(startRelay({ db, log, jobs: queue }, destinations));
  }
  opened.push(queue);
  return queue;
}

const fire = (potId: bigint, turn: number, db = connection.db): Promise<void> =>
  publishEvent(db, potFired, { potId, turn });
const turnsOf = async (potId: bigint): Promise<readonly number[]> =>
  (
    await connection.db.execute<{ turn: number }>(
      sql`select turn from fired where pot_id = ${potId} order by nth`,
    )
  ).rows.map(({ turn }) => turn);
const delivered = (potId: bigint) => expect.poll(() => turnsOf(potId));

test('[HO-03] an event is delivered after the commit of its cause, and never when the cause is rolled back', async () => {
  await openProcess();
  const rolledBack = connection.db.transaction(async (tx) => {
    await fire(1n, 1, tx);
    throw new Error('the cause failed');
  });
  await expect(rolledBack).rejects.toThrow('the cause failed');
  await connection.db.transaction(async (tx) => {
    await fire(1n, 2, tx);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await turnsOf(1n)).toEqual([]);
  });
  await delivered(1n).toEqual([2]);
});

test('[HO-03] what a handler writes is written once, also when it fails after the write and is tried again', async () => {
  rejected.add(1);
  beforeWrite = async () => {
    if ((await turnsOf(2n)).length > 0) throw new Error('The first attempt left a row.');
  };
  await openProcess();
  await fire(2n, 1);
  await expect.poll(() => failedOrWaiting()).toEqual(['retry']);
  rejected.clear();
  await delivered(2n).toEqual([1]);
  expect((await connection.db.execute(sql`select from jobs.job where name = ${job.name}`)).rows).toEqual([]);
});

async function failedOrWaiting(): Promise<readonly string[]> {
  const { rows } = await connection.db.execute<{ state: string }>(
    sql`select state::text from jobs.job where name = ${job.name} and state in ('retry', 'failed')`,
  );
  return rows.map(({ state }) => state);
}

test('[HO-03] with two processes, the events of an aggregate are handled in order, each once', async () => {
  await Promise.all([openProcess(), openProcess()]);
  const turns = Array.from({ length: 12 }, (_, turn) => turn);
  beforeWrite = (turn) => new Promise((resolve) => setTimeout(resolve, turn % 3 === 0 ? 20 : 0));
  for (const turn of turns) await Promise.all([fire(3n, turn), fire(4n, turn), fire(5n, turn)]);
  for (const pot of [3n, 4n, 5n]) await delivered(pot).toEqual(turns);
});

test('[HO-03] an event that fails for good waits for an operator, and holds back its own aggregate alone', async () => {
  rejected.add(1);
  const queue = await openProcess();
  await fire(6n, 1);
  await fire(6n, 2);
  await fire(7n, 3);
  await delivered(7n).toEqual([3]);
  await expect
    .poll(() => failedJobs(connection.db))
    .toMatchObject([{ name: 'events-potter', tries: 2, error: 'Turn 1 failed.' }]);
  expect(await turnsOf(6n)).toEqual([]);
  rejected.clear();
  const [failed] = await failedJobs(connection.db);
  expect(await queue.retry(failed?.id ?? '')).toBe(true);
  await delivered(6n).toEqual([1, 2]);
});

test('[HO-03] two relays at the same time move each event once', async () => {
  const jobs = await openProcess(false);
  await connection.db.transaction(async (tx) => {
    for (let turn = 0; turn < 700; turn += 1) await fire(BigInt(100 + turn), turn, tx);
  });
  expect(await countPublishedEvents(connection.db)).toMatchObject([{ name: 'events', count: 700 }]);
  const relay = { db: connection.db, log, jobs };
  while ((await countPublishedEvents(connection.db)).length > 0)
    await Promise.all([relayEvents(relay, destinations), relayEvents(relay, destinations)]);
  const { rows } = await connection.db.execute(
    sql`select count(*)::int as total, count(distinct data ->> 'id')::int as distinct from jobs.job where name = ${job.name}`,
  );
  expect(rows).toEqual([{ total: 700, distinct: 700 }]);
});

test('an event without a subscriber is removed from the outbox', async () => {
  const jobs = await openProcess(false);
  await fire(8n, 1);
  expect(await relayEvents({ db: connection.db, log, jobs }, [])).toBe(1);
  expect(await countPublishedEvents(connection.db)).toEqual([]);
});

test('data that the schema of an event rejects is refused where it is published', async () => {
  const wrong = { potId: 9n, turn: 1.5 };
  await expect(publishEvent(connection.db, potFired, wrong)).rejects.toThrow(z.ZodError);
  expect(await countPublishedEvents(connection.db)).toEqual([]);
});

test('a version that a subscriber does not handle fails, and says so', async () => {
  await openProcess();
  await connection.db.execute(
    insertEvents({ ...potFired, version: 2 }, sql`select 10 as aggregate_id, '{}'::jsonb as data`),
  );
  await expect
    .poll(() => failedJobs(connection.db))
    .toMatchObject([{ error: "'potter' has no handler of version 2 of the event 'pot.fired'." }]);
});
