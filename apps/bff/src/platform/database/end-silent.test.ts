import { createTestDatabase } from '@pegboard/database/testing';
import { sql } from 'drizzle-orm';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from './db.ts';
import { toAppError } from '../errors/errors.ts';
import { statement } from './statement.ts';
import { openFreezableLine, type FreezableLine } from '../../testing/freezable-line.ts';

/** What docs/errors.md promises: connections in use are ended after 6 seconds of silence. */
const SILENCE_MS = 6000;

type Opened = {
  readonly database: Database;
  readonly line: FreezableLine;
  /** The sockets of the pool, and how often any of them was called silent. */
  readonly sockets: readonly Socket[];
  readonly silences: { count: number };
};

let site: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  site = await createTestDatabase();
}, 60_000);
afterAll(() => site.drop());

/** Does something with a pool over a line of its own, which has one connection open. */
async function overLine(work: (opened: Opened) => Promise<void>): Promise<void> {
  const line = await openFreezableLine(site.url);
  const database = connect(line.url, () => undefined);
  const sockets: Socket[] = [];
  const silences = { count: 0 };
  database.pool.on('connect', ({ connection }) => {
    const socket = connection.stream as Socket;
    sockets.push(socket.on('timeout', () => (silences.count += 1)));
  });
  try {
    await database.db.execute(sql`select 1`);
    await work({ database, line, sockets, silences });
  } finally {
    line.thaw();
    await database.close();
    await line.close();
  }
}

/** The code with which a read or a write fails. */
async function failureOf(work: Promise<unknown>): Promise<string> {
  const thrown = await work.then(
    () => new Error('It was done.'),
    (error: unknown) => error,
  );
  return toAppError(thrown).code;
}

const inUse = ({ pool }: Database): number => pool.totalCount - pool.idleCount;
const one = statement<{ readonly one: number }>('one', () => sql`select 1 as one`);

const silent: readonly (readonly [string, (database: Database) => Promise<unknown>])[] = [
  ['a read', ({ db }) => db.execute(sql`select 1`)],
  ['a prepared read', ({ db }) => one(db, {})],
  ['a transaction before it begins', ({ db }) => db.transaction(async () => undefined)],
];

test.concurrent.each(silent)(
  '[BF-10] %s on an open connection that went silent fails as db_unavailable, and the connection is ended',
  (_, work) =>
    overLine(async ({ database, line, silences }) => {
      line.freeze();
      expect(await failureOf(work(database))).toBe('db_unavailable');
      expect(silences.count).toBe(1);
      expect(database.pool.totalCount).toBe(0);
      line.thaw();
      expect(await one(database.db, {})).toEqual([{ one: 1 }]);
    }),
);

test.concurrent('[BF-10] a transaction whose connection goes silent on its way is not waited for twice, and is undone', () =>
  overLine(async ({ database, line, silences }) => {
    await database.db.execute(sql`create table written (n int)`);
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into written values (1)`);
      line.freeze();
      await tx.execute(sql`insert into written values (2)`);
    });
    expect(await failureOf(work)).toBe('db_unavailable');
    expect(silences.count).toBe(1);
    expect(inUse(database)).toBe(0);
    line.thaw();
    expect((await database.db.execute(sql`select n from written`)).rows).toEqual([]);
  }));

test.concurrent('[BF-10] all connections silent at once are given up, each once, and the pool is good when the line is', () =>
  overLine(async ({ database, line, silences }) => {
    await Promise.all(Array.from({ length: 10 }, () => database.db.execute(sql`select pg_sleep(0.05)`)));
    expect(database.pool.totalCount).toBe(10);
    line.freeze();
    const failures = await Promise.all(
      Array.from({ length: 30 }, () => failureOf(database.db.execute(sql`select 1`))),
    );
    expect(new Set(failures)).toEqual(new Set(['db_unavailable']));
    expect(silences.count).toBe(10);
    line.thaw();
    await Promise.all(Array.from({ length: 30 }, () => one(database.db, {})));
    expect(inUse(database)).toBe(0);
  }));

test.concurrent('[BF-10] the limit of silence is set while a connection is in use, and lifted while it is idle', () =>
  overLine(async ({ database, sockets }) => {
    expect(sockets.map(({ timeout }) => timeout)).toEqual([0]);
    const client = await database.pool.connect();
    expect(sockets.map(({ timeout }) => timeout)).toEqual([SILENCE_MS]);
    client.release();
    expect(sockets.map(({ timeout }) => timeout)).toEqual([0]);
  }));

test.concurrent('[BF-10] a server ends a statement, and a wait for a lock, before it would be called silent', () =>
  overLine(async ({ database, silences }) => {
    const { rows } = await database.db.execute(sql`select name, setting::int as ms from pg_settings
        where name in ('statement_timeout', 'lock_timeout') order by name`);
    expect(rows).toEqual([
      { name: 'lock_timeout', ms: SILENCE_MS - 1000 },
      { name: 'statement_timeout', ms: SILENCE_MS - 1000 },
    ]);
    await database.db.execute(sql`set statement_timeout = '50ms'`);
    expect(await failureOf(database.db.execute(sql`select pg_sleep(30)`))).toBe('overloaded');
    expect(silences.count).toBe(0);
    expect(database.pool.totalCount).toBe(0);
  }));
