import { createTestDatabase } from '@pegboard/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from './db.ts';
import { toAppError } from '../errors/errors.ts';
import { statement } from './statement.ts';
import { openFreezableLine, type FreezableLine } from '../../testing/freezable-line.ts';

/** What docs/errors.md promises: 6 seconds of silence, and a little for what is late. */
const BOUND_MS = 7500;
/** So long a server may think before it ends a statement itself. */
const STATEMENT_MS = 5000;

type Opened = { readonly database: Database; readonly line: FreezableLine };

let site: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  site = await createTestDatabase();
}, 60_000);
afterAll(() => site.drop());

/** Does something with a pool over a line of its own, which has one connection open. */
async function overLine(work: (opened: Opened) => Promise<void>): Promise<void> {
  const line = await openFreezableLine(site.url);
  const database = connect(line.url, () => undefined);
  try {
    await database.db.execute(sql`select 1`);
    await work({ database, line });
  } finally {
    line.thaw();
    await database.close();
    await line.close();
  }
}

/** How a read or a write failed, and after how long. */
async function failureOf(work: Promise<unknown>): Promise<{ readonly code: string; readonly ms: number }> {
  const since = performance.now();
  const thrown = await work.then(
    () => new Error('It was done.'),
    (error: unknown) => error,
  );
  return { code: toAppError(thrown).code, ms: performance.now() - since };
}

const inUse = ({ pool }: Database): number => pool.totalCount - pool.idleCount;
const one = statement<{ readonly one: number }>('one', () => sql`select 1 as one`);

const silent: readonly (readonly [string, (database: Database) => Promise<unknown>])[] = [
  ['a read', ({ db }) => db.execute(sql`select 1`)],
  ['a prepared read', ({ db }) => one(db, {})],
  ['a transaction before it begins', ({ db }) => db.transaction(async () => undefined)],
];

test.concurrent.each(silent)(
  '[BF-10] %s on an open connection that went silent fails in 6 seconds as db_unavailable, and the connection is ended',
  (_, work) =>
    overLine(async ({ database, line }) => {
      line.freeze();
      const { code, ms } = await failureOf(work(database));
      expect(code).toBe('db_unavailable');
      expect(ms).toBeGreaterThan(STATEMENT_MS);
      expect(ms).toBeLessThan(BOUND_MS);
      expect(database.pool.totalCount).toBe(0);
      line.thaw();
      expect(await one(database.db, {})).toEqual([{ one: 1 }]);
    }),
  20_000,
);

test.concurrent(
  '[BF-10] a transaction whose connection goes silent on its way is not waited for twice, and is undone',
  () =>
    overLine(async ({ database, line }) => {
      await database.db.execute(sql`create table written (n int)`);
      const work = database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into written values (1)`);
        line.freeze();
        await tx.execute(sql`insert into written values (2)`);
      });
      const { code, ms } = await failureOf(work);
      expect(code).toBe('db_unavailable');
      expect(ms).toBeLessThan(BOUND_MS);
      expect(inUse(database)).toBe(0);
      line.thaw();
      expect((await database.db.execute(sql`select n from written`)).rows).toEqual([]);
    }),
  20_000,
);

test.concurrent(
  '[BF-10] all connections silent at once are given up together, and the pool is good as soon as the line is',
  () =>
    overLine(async ({ database, line }) => {
      await Promise.all(Array.from({ length: 10 }, () => database.db.execute(sql`select pg_sleep(0.05)`)));
      expect(database.pool.totalCount).toBe(10);
      line.freeze();
      const failures = await Promise.all(
        Array.from({ length: 30 }, () => failureOf(database.db.execute(sql`select 1`))),
      );
      for (const { code, ms } of failures) {
        expect(code).toBe('db_unavailable');
        expect(ms).toBeLessThan(BOUND_MS);
      }
      line.thaw();
      const since = performance.now();
      await Promise.all(Array.from({ length: 30 }, () => one(database.db, {})));
      expect(performance.now() - since).toBeLessThan(2000);
      expect(inUse(database)).toBe(0);
    }),
  20_000,
);

test.concurrent(
  '[BF-10] a server that thinks for as long as it may is not called silent',
  () =>
    overLine(async ({ database }) => {
      const { code, ms } = await failureOf(database.db.execute(sql`select pg_sleep(30)`));
      expect(code).toBe('overloaded');
      expect(ms).toBeLessThan(BOUND_MS);
      expect(database.pool.totalCount).toBe(0);
    }),
  20_000,
);

test.concurrent(
  '[BF-10] an idle connection is not ended for its silence',
  () =>
    overLine(async ({ database }) => {
      const { rows } = await database.db.execute(sql`select pg_backend_pid() as pid`);
      await new Promise((resolve) => setTimeout(resolve, BOUND_MS));
      expect((await database.db.execute(sql`select pg_backend_pid() as pid`)).rows).toEqual(rows);
    }),
  20_000,
);
