import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from './db.ts';
import { findPooler, toPooler } from './pooler.ts';
import { defineStatement } from './statement.ts';

let database: TestDatabase;
let open: Database[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(open.map((each) => each.close()));
  await database.drop();
});

const connectBy = (keepsStatements: boolean): Database => {
  const connection = connect(database.url, () => undefined, { pooler: { keepsStatements } });
  open = [...open, connection];
  return connection;
};

const double = defineStatement<{ readonly double: number; readonly plans: string }>(
  'double',
  (value) => sql`select ${value('of')}::int * 2 as double, current_setting('plan_cache_mode') as plans`,
  { reusesPlan: true },
);

const statementsOf = async ({ pool }: Database): Promise<readonly unknown[]> =>
  (await pool.query('select name from pg_prepared_statements')).rows;

test('[OP-04] through a pooler that keeps no statements, none has a name', async () => {
  const connection = connectBy(false);
  expect(await double(connection.db, { of: 4 })).toEqual([{ double: 8, plans: 'auto' }]);
  expect(await double(connection.db, { of: 5 })).toEqual([{ double: 10, plans: 'auto' }]);
  await expect(double(connection.db, { of: 'no number' })).rejects.toThrow('invalid input syntax');
  expect(await statementsOf(connection)).toEqual([]);
});

test('[OP-04] through a pooler that keeps statements, they have names and no settings around them', async () => {
  const connection = connectBy(true);
  expect(await double(connection.db, { of: 4 })).toEqual([{ double: 8, plans: 'auto' }]);
  expect(await statementsOf(connection)).toEqual([{ name: 'double' }]);
});

test('[OP-04] a connection through a pooler begins without settings, which poolers refuse', async () => {
  const { rows } = await connectBy(false).db.execute(
    sql`select current_setting('statement_timeout') as statements, current_setting('plan_cache_mode') as plans`,
  );
  expect(rows).toEqual([{ statements: '0', plans: 'auto' }]);
});

test.each([
  ['PGBOUNCER_7', true],
  ['pegboard_probe_00ff', false],
  [undefined, false],
])(
  '[OP-04] a statement that is called %s on the server is kept by the pooler: %s',
  (statementName, keeps) => {
    const facts = { statementName, statementTimeout: '5s' };
    expect(toPooler(facts)).toEqual({ keepsStatements: keeps, hasTimeout: true });
  },
);

test('[OP-04] a server without a pooler keeps the names that it is sent', async () => {
  expect(await findPooler(database.url)).toEqual({ keepsStatements: false, hasTimeout: false });
});
