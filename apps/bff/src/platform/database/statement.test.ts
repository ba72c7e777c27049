import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from './db.ts';
import { defineStatement } from './statement.ts';
import { prepareDatabase } from '../../testing/prepare-database.ts';

let database: TestDatabase;
let connection: Database;

beforeAll(async () => {
  database = await createTestDatabase({ template: 'bff', prepare: prepareDatabase });
  connection = connect(database.url, () => undefined);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('bigints are bigints, times are Dates, JSON is read, what is null is null, and constants are sent', async () => {
  const read = defineStatement(
    'values of all kinds',
    (
      value,
    ) => sql`select ${value('id')}::bigint as "id", ${"it's"}::text as "text", ${7}::int as "seven", null::text as "none",
      true as "yes", '{"a": [1]}'::jsonb as "json", timestamptz '2026-11-21 12:00Z' as "at"`,
  );
  const row = {
    id: 2n ** 62n,
    text: "it's",
    seven: 7,
    none: null,
    yes: true,
    json: { a: [1] },
    at: new Date('2026-11-21T12:00:00Z'),
  };
  expect(await read(connection.db, { id: 2n ** 62n })).toEqual([row]);
  expect(await read(connection.db, { id: 1 })).toEqual([{ ...row, id: 1n }]);
});

test('rows are returned for every run, also many at once and in a transaction', async () => {
  const count = defineStatement<{ n: number }>(
    'numbers up to a limit',
    (value) => sql`select n from generate_series(1, ${value('limit')}::int) n`,
  );
  const wanted = Array.from({ length: 30 }, (_, index) => index);
  const answers = await Promise.all(wanted.map((limit) => count(connection.db, { limit })));
  expect(answers.map((rows) => rows.length)).toEqual(wanted);
  const inOne = await connection.db.transaction(async (tx) => [
    await count(tx, { limit: 2 }),
    await count(tx, { limit: 0 }),
  ]);
  expect(inOne).toEqual([[{ n: 1 }, { n: 2 }], []]);
});

test('a statement that answers no rows answers none', async () => {
  const write = defineStatement(
    'a write without rows',
    (value) => sql`delete from sessions where token_hash = ${value('hash')}`,
  );
  expect(await write(connection.db, { hash: 'x' })).toEqual([]);
  expect(await write(connection.db, { hash: 'x' })).toEqual([]);
});

test('a statement that fails says why, and its transaction can be rolled back and the next one run', async () => {
  const divide = defineStatement<{ q: number }>(
    'a division',
    (value) => sql`select 6 / ${value('by')}::int as q`,
  );
  await expect(divide(connection.db, { by: 0 })).rejects.toMatchObject({ code: '22012' });
  const inOne = connection.db.transaction((tx) => divide(tx, { by: 0 }));
  await expect(inOne).rejects.toMatchObject({ code: '22012' });
  expect(await divide(connection.db, { by: 3 })).toEqual([{ q: 2 }]);
});

test('a value that is missing is named, and one of a kind that no statement takes is refused', async () => {
  const read = defineStatement('one value', (value) => sql`select ${value('a')}::text as a`);
  await expect(read(connection.db, {})).rejects.toThrow("without 'a'");
  await expect(read(connection.db, { a: new Date() as never })).rejects.toThrow("not 'object'");
});

test('[AC-07] a statement that reuses its plan returns its rows alone, and leaves the setting of the connection', async () => {
  const find = defineStatement<{ n: number }>(
    'a row by a unique key',
    (value) => sql`select n, 12 / n as "parts" from generate_series(0, 9) n where n = ${value('n')}::int`,
    { reusesPlan: true },
  );
  const plans = defineStatement<{ setting: string }>(
    'the plans of the connection',
    () => sql`select current_setting('plan_cache_mode') as "setting"`,
  );
  const custom = [{ setting: 'force_custom_plan' }];
  await connection.db.transaction(async (tx) => {
    expect(await find(tx, { n: 3 })).toEqual([{ n: 3, parts: 4 }]);
    expect(await find(tx, { n: 10 })).toEqual([]);
    expect(await find(tx, { n: 4 })).toEqual([{ n: 4, parts: 3 }]);
    expect(await plans(tx, {})).toEqual(custom);
  });
  const runs = await Promise.allSettled([3, 0, 4, 0, 6].map((n) => find(connection.db, { n })));
  expect(runs.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  const settings = await Promise.all(Array.from({ length: 12 }, () => plans(connection.db, {})));
  expect(settings).toEqual(settings.map(() => custom));
  expect(await find(connection.db, { n: 3 })).toEqual([{ n: 3, parts: 4 }]);
});

test('a plan that is reused knows the limits of the text, and one that cannot be parsed leaves no command behind', async () => {
  const own = connect(database.url, () => undefined);
  const unknown = defineStatement('a typing error', () => sql`select 1 from nowhere`, { reusesPlan: true });
  const newest = defineStatement<{ n: number }>(
    'the newest numbers',
    (value) => sql`select n from generate_series(1, ${value('to')}::int) n order by n desc limit ${2}`,
    { reusesPlan: true },
  );
  await own.db.transaction(async (tx) => {
    await expect(tx.transaction((inner) => unknown(inner, {}))).rejects.toMatchObject({ code: '42P01' });
    expect(await newest(tx, { to: 9 })).toEqual([{ n: 9 }, { n: 8 }]);
    const prepared = await tx.execute(sql`select name, statement from pg_prepared_statements order by name`);
    expect(prepared.rows).toMatchObject([
      { name: 'plan as usual' },
      { name: 'reuse plans' },
      { name: 'the newest numbers', statement: expect.stringContaining('limit 2') },
    ]);
  });
  await expect(unknown(own.db, {})).rejects.toMatchObject({ code: '42P01' });
  expect(await newest(own.db, { to: 3 })).toEqual([{ n: 3 }, { n: 2 }]);
  await own.close();
});
