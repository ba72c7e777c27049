import { createTestDatabase } from '@pegboard/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../db.ts';
import { toAppError } from '../../errors/errors.ts';
import { defineStatement } from '../statement.ts';
import { openFreezableLine, type FreezableLine } from '../../../testing/freezable-line.ts';
import { DOWN_AFTER_TICKS, SUSPECT_AFTER_TICKS, SUSPECT_AGAIN_AFTER_TICKS } from './health.ts';
import { createProbe, type Probe } from './probe.ts';

/** A pool over a connection that can be frozen, with a clock controlled by the test. */
type Opened = {
  readonly database: Database;
  readonly line: FreezableLine;
  /** Advances the clock; between two ticks, received data is read. */
  readonly tick: (count: number) => Promise<void>;
  readonly probes: { started: number; answered: number };
  /** Each change of the health, in order. */
  readonly changes: readonly ('down' | 'up')[];
};

const TO_DOWN = SUSPECT_AGAIN_AFTER_TICKS + DOWN_AFTER_TICKS + 1;
const POOL_SIZE = 10;

let site: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  site = await createTestDatabase();
});
afterAll(() => site.drop());

/** Runs a function with a pool over a connection of its own, with one open connection. */
async function overLine(
  work: (opened: Opened) => Promise<void>,
  probeOf: (line: FreezableLine) => Probe = ({ url }) => createProbe(url),
): Promise<void> {
  const line = await openFreezableLine(site.url);
  const probes = { started: 0, answered: 0 };
  const changes: ('down' | 'up')[] = [];
  let onTick: (() => void) | undefined;
  const probe = probeOf(line);
  const database = connect(line.url, () => undefined, {
    probe(onEnd) {
      probes.started += 1;
      return probe((hasAnswered) => {
        probes.answered += hasAnswered ? 1 : 0;
        onEnd(hasAnswered);
      });
    },
    startTicker(tick) {
      onTick = tick;
      return { stop: () => void (onTick = undefined) };
    },
    onChange: (isDown) => void changes.push(isDown ? 'down' : 'up'),
  });
  const tick = async (count: number): Promise<void> => {
    for (let nth = 0; nth < count; nth += 1) {
      onTick?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  try {
    await database.db.execute(sql`select 1`);
    await work({ database, line, tick, probes, changes });
  } finally {
    line.thaw();
    await database.close();
    await line.close();
  }
}

/** Advances the clock until the database is marked as down. */
async function goDown({ tick, changes }: Opened): Promise<void> {
  while (changes.at(-1) !== 'down') await tick(1);
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => toAppError(error).code,
  );

const inUse = ({ pool }: Database): number => pool.totalCount - pool.idleCount;
const one = defineStatement<{ readonly one: number }>('one', () => sql`select 1 as one`);

/** Unfreezes the connection and waits until the database is used again. */
async function comeBack({ database, line, tick, probes }: Opened): Promise<void> {
  line.thaw();
  const { started } = probes;
  // The pending probe or a new one may be answered; no time passes between ticks, so wait for it.
  while (database.isDown() && probes.started === started) await tick(1);
  await expect.poll(() => database.isDown()).toBe(false);
  expect(await one(database.db, {})).toEqual([{ one: 1 }]);
  await expect.poll(() => inUse(database)).toBe(0);
}

const silent: readonly (readonly [string, (database: Database) => Promise<unknown>])[] = [
  ['a read', ({ db }) => db.execute(sql`select 1`)],
  ['a prepared read', ({ db }) => one(db, {})],
  ['a transaction before it begins', ({ db }) => db.transaction(async () => undefined)],
];

test.each(silent)(
  '[BF-10] %s on a database that went silent is refused as db_unavailable; all others are at once, until it is back',
  (_, work) =>
    overLine(async (opened) => {
      const { database, line, tick, changes, probes } = opened;
      line.freeze();
      const refused = codeOf(work(database));
      await tick(SUSPECT_AFTER_TICKS + DOWN_AFTER_TICKS);
      expect(await refused).toBe('db_unavailable');
      expect(changes).toEqual(['down']);
      expect(database.pool.totalCount).toBe(0);
      const { started } = probes;
      expect(await codeOf(work(database))).toBe('db_unavailable');
      expect(database.pool.totalCount).toBe(0);
      expect(probes.started).toBe(started);
      await comeBack(opened);
      expect(changes).toEqual(['down', 'up']);
    }),
);

test('[BF-10] a request that needs a new connection to a silent database is refused as db_unavailable', () =>
  overLine(async (opened) => {
    const { database, line } = opened;
    const held = await database.pool.connect();
    line.freeze();
    const refused = codeOf(database.db.execute(sql`select 1`));
    await goDown(opened);
    expect(await refused).toBe('db_unavailable');
    held.release();
    await comeBack(opened);
  }));

test('[BF-10] a transaction whose connection goes silent on its way is not waited for twice, and is undone', () =>
  overLine(async (opened) => {
    const { database, line } = opened;
    await database.db.execute(sql`create table written (n int)`);
    const isFrozen = Promise.withResolvers<void>();
    const refused = codeOf(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into written values (1)`);
        line.freeze();
        isFrozen.resolve();
        await tx.execute(sql`insert into written values (2)`);
      }),
    );
    await isFrozen.promise;
    await goDown(opened);
    expect(await refused).toBe('db_unavailable');
    expect(inUse(database)).toBe(0);
    await comeBack(opened);
    expect((await database.db.execute(sql`select n from written`)).rows).toEqual([]);
  }));

test('[BF-10] a COMMIT that was under way has an unknown result: it is refused as db_unavailable, never acknowledged', () =>
  overLine(async (opened) => {
    const { database, line } = opened;
    await database.db.execute(sql`create table committed (n int)`);
    const isFrozen = Promise.withResolvers<void>();
    const refused = codeOf(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into committed values (1)`);
        line.freeze();
        isFrozen.resolve();
      }),
    );
    await isFrozen.promise;
    await goDown(opened);
    expect(await refused).toBe('db_unavailable');
    await comeBack(opened);
  }));

test('[BF-10] all connections of a silent database are closed together, and pending requests fail', () =>
  overLine(async (opened) => {
    const { database, line } = opened;
    await Promise.all(
      Array.from({ length: POOL_SIZE }, () => database.db.execute(sql`select pg_sleep(0.05)`)),
    );
    expect(database.pool.totalCount).toBe(POOL_SIZE);
    line.freeze();
    const refused = Array.from({ length: 3 * POOL_SIZE }, () => codeOf(one(database.db, {})));
    await goDown(opened);
    expect(new Set(await Promise.all(refused))).toEqual(new Set(['db_unavailable']));
    await comeBack(opened);
  }));

test('[BF-10] a slow statement on a database that answers probes is not cut, however often it is probed', () =>
  overLine(async ({ database, tick, probes, changes }) => {
    const lock = await database.pool.connect();
    await lock.query('select pg_advisory_lock(1)');
    const slow = database.db.execute(sql`select pg_advisory_lock(1)`);
    for (let times = 1; times <= 3; times += 1) {
      while (probes.started < times) await tick(1);
      await expect.poll(() => probes.answered).toBe(times);
    }
    await lock.query('select pg_advisory_unlock_all()');
    await slow;
    lock.release();
    expect(changes).toEqual([]);
  }));

test('[BF-10] any answer over any connection proves that the database lives, though probes get none', () =>
  overLine(
    async ({ database, tick, changes }) => {
      const lock = await database.pool.connect();
      await lock.query('select pg_advisory_lock(2)');
      const slow = database.db.execute(sql`select pg_advisory_lock(2)`);
      for (let nth = 0; nth < 3 * TO_DOWN; nth += 1) {
        await lock.query('select 1');
        await tick(1);
      }
      await lock.query('select pg_advisory_unlock_all()');
      await slow;
      lock.release();
      expect(changes).toEqual([]);
    },
    () => () => ({ bytesRead: () => 0, stop: () => undefined }),
  ));

test('[BF-10] a request that finds no free connection on a database that answers is refused as overloaded', () =>
  overLine(async ({ database, changes }) => {
    const held = await Promise.all(Array.from({ length: POOL_SIZE }, () => database.pool.connect()));
    expect(await codeOf(database.db.execute(sql`select 1`))).toBe('overloaded');
    for (const client of held) client.release();
    expect(changes).toEqual([]);
    expect(await one(database.db, {})).toEqual([{ one: 1 }]);
  }));

test('[BF-10] a request that finds no free connection while the database is suspected waits for the verdict', () =>
  overLine(async (opened) => {
    const { database, line, tick, probes } = opened;
    const held = await Promise.all(Array.from({ length: POOL_SIZE }, () => database.pool.connect()));
    line.freeze();
    let isSettled = false;
    const refused = codeOf(database.db.execute(sql`select 1`)).finally(() => (isSettled = true));
    while (probes.started === 0) await tick(1);
    await expect.poll(() => database.pool.waitingCount).toBe(0); // its own timeout has passed
    expect(isSettled).toBe(false);
    await goDown(opened);
    expect(await refused).toBe('db_unavailable');
    for (const client of held) client.release();
    await comeBack(opened);
  }));

test('[BF-10] one connection that is silent while the database answers is ended on its own', () =>
  overLine(
    async ({ database, line, tick, probes, changes }) => {
      line.freeze();
      let code: string | undefined;
      void codeOf(database.db.execute(sql`select 1`)).then((refused) => (code = refused));
      while (code === undefined) {
        const { started } = probes;
        while (code === undefined && probes.started === started) await tick(1);
        if (code === undefined) await expect.poll(() => probes.answered).toBe(probes.started);
      }
      expect(code).toBe('db_unavailable');
      expect(changes).toEqual([]);
    },
    () => createProbe(site.url),
  ));

test('[BF-10] a statement that the server ends for its length is reported as overloaded', () =>
  overLine(async ({ database }) => {
    const slow = database.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select pg_sleep(30)`);
    });
    expect(await codeOf(slow)).toBe('overloaded');
  }));

test('[BF-10] an event loop that is held up for longer than a silence may be is no silence of the database', async () => {
  const changes: boolean[] = [];
  const database = connect(site.url, () => undefined, { onChange: (isDown) => changes.push(isDown) });
  const reads = Promise.allSettled(Array.from({ length: 20 }, () => one(database.db, {})));
  for (let times = 0; times < 3; times += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500); // blocks the event loop
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  await reads;
  expect(changes).toEqual([]);
  await database.close();
});
