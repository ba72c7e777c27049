import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrateDatabase } from './migrate-database.ts';
import { readMigrations, type Migration } from './migrations.ts';
import { FROM_SOURCES } from '../../testing/from-sources.ts';

// Processes, databases and archives are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PROGRAM = join(import.meta.dirname, 'fixtures/migrating-process.ts');
const ARGUMENTS = [...FROM_SOURCES, PROGRAM];
let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const applied = async (): Promise<number> =>
  (await client.query('select from drizzle.__drizzle_migrations')).rowCount ?? 0;

test('[BF-12] of several processes that start at once, one migrates and the others wait for it', async () => {
  const results = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)));
  const known = readMigrations().length;
  expect(results.map((done) => done.length).toSorted((one, other) => one - other)).toEqual([0, 0, known]);
  expect(await applied()).toBe(known);
});

test('[BF-12] a migration that fails changes nothing, and says which it was', async () => {
  const known = readMigrations();
  const broken = {
    tag: '9999_broken',
    when: Date.now(),
    hash: '',
    statements: ['create table a ()', 'nonsense'],
  };
  await migrateDatabase(database.url);
  await expect(migrateDatabase(database.url, { migrations: [...known, broken] })).rejects.toThrow(
    '9999_broken',
  );
  expect(await applied()).toBe(known.length);
  expect((await client.query(`select to_regclass('a') as a`)).rows).toEqual([{ a: null }]);
});

test('[BF-12] a snapshot is requested before a database with tables is changed, and for nothing else', async () => {
  const confirmed: string[] = [];
  const before = async (_: pg.Client, pending: readonly { tag: string }[]): Promise<void> =>
    void confirmed.push(...pending.map(({ tag }) => tag));
  const known = readMigrations();
  await migrateDatabase(database.url, { migrations: known.slice(0, -1), before });
  expect(confirmed).toEqual([]);
  await migrateDatabase(database.url, { before });
  await migrateDatabase(database.url, { before });
  expect(confirmed).toEqual([known.at(-1)?.tag]);
});

test('[BF-12] a newer schema is refused with what to do, and is not touched', async () => {
  const known = readMigrations();
  const newer = { tag: '9999_newer', when: Date.now(), hash: '', statements: ['create table newer ()'] };
  await migrateDatabase(database.url, { migrations: [...known, newer] });
  await expect(migrateDatabase(database.url)).rejects.toThrow(/newer.*Start that version.*pegboard restore/s);
  expect(await applied()).toBe(known.length + 1);
});

test('[BF-12] a process killed during a migration changes nothing, and the next one migrates', async () => {
  await migrateDatabase(database.url);
  const before = await applied();
  const child = spawn(process.execPath, [...ARGUMENTS, database.url, '60'], { stdio: 'ignore' });
  const isBusy = async (): Promise<boolean> =>
    (
      await client.query(
        `select from pg_stat_activity where query like 'select pg_sleep(60)%' and datname = current_database()`,
      )
    ).rowCount === 1;
  await expect.poll(isBusy).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(isBusy).toBe(false);
  await sleep(100);
  expect(await applied()).toBe(before);
  const { stdout } = await promisify(execFile)(process.execPath, [...ARGUMENTS, database.url, '0']);
  expect(stdout).toContain('["9999_slow"]');
  expect((await client.query('select * from slow')).rowCount).toBe(0);
});

const aMigration = (tag: string, ...statements: string[]): Migration => ({
  tag,
  when: Date.parse('2100-01-01') + Number(tag),
  hash: tag,
  statements,
});

/** A migration of an index whose build fails, so that PostgreSQL leaves it invalid, until the duplicate is deleted. */
const UNIQUE_NUMBERS = aMigration(
  '9998',
  'CREATE UNIQUE INDEX CONCURRENTLY "numbers_n" ON "numbers" USING btree ("n");',
);

async function indexState(): Promise<boolean | undefined> {
  const { rows } = await client.query(
    `select indisvalid as valid from pg_index where indexrelid = to_regclass('numbers_n')`,
  );
  return rows[0]?.valid;
}

test('[BF-12] [OP-05] an index is built concurrently while rows of its table are written, and between its neighbours', async () => {
  const known = [...readMigrations(), aMigration('9997', 'create table numbers (n int)')];
  await migrateDatabase(database.url, { migrations: known });
  const writer = new pg.Client({ connectionString: database.url });
  await writer.connect();
  await writer.query('begin; insert into numbers values (1)');
  const after = aMigration('9999', 'create table after_numbers ()');
  const said: string[] = [];
  const done = migrateDatabase(database.url, {
    migrations: [...known, UNIQUE_NUMBERS, after],
    say: (line) => said.push(line),
  });
  // The build waits for the transaction of the writer, and does not block others.
  await expect.poll(indexState).toBe(false);
  const waiting = migrateDatabase(database.url, { migrations: [...known, UNIQUE_NUMBERS, after] });
  await client.query('insert into numbers values (2)');
  await writer.query('commit');
  await writer.end();
  expect((await done).map(({ tag }) => tag)).toEqual(['9998', '9999']);
  expect(await waiting).toEqual([]);
  expect(await indexState()).toBe(true);
  expect(said).toEqual(['Building the index numbers_n. Processes that run already are not blocked.']);
});

test('[BF-12] [OP-05] a build that was interrupted leaves an invalid index, which is dropped and built again', async () => {
  const known = [...readMigrations(), aMigration('9997', 'create table numbers (n int)')];
  await migrateDatabase(database.url, { migrations: known });
  const count = await applied();
  await client.query('insert into numbers values (1), (1)');
  const [statement = ''] = UNIQUE_NUMBERS.statements;
  await expect(client.query(statement)).rejects.toThrow('numbers_n');
  expect(await indexState()).toBe(false);
  const migrations = [...known, UNIQUE_NUMBERS];
  await expect(migrateDatabase(database.url, { migrations })).rejects.toThrow('9998');
  expect([await indexState(), await applied()]).toEqual([undefined, count]);
  await expect(client.query(statement)).rejects.toThrow('numbers_n');
  await client.query('truncate numbers');
  await migrateDatabase(database.url, { migrations });
  expect([await indexState(), await applied()]).toEqual([true, count + 1]);
});

test('[BF-12] [OP-05] an index that was completed before its migration was recorded stays', async () => {
  const known = [...readMigrations(), aMigration('9997', 'create table numbers (n int)')];
  await migrateDatabase(database.url, { migrations: known });
  await client.query(UNIQUE_NUMBERS.statements[0] ?? '');
  const find = () => client.query(`select 'numbers_n'::regclass::oid as id`).then(({ rows }) => rows[0]);
  const before = await find();
  await migrateDatabase(database.url, { migrations: [...known, UNIQUE_NUMBERS] });
  expect(await find()).toEqual(before);
});

test('[BF-12] a new database builds all indexes in the transaction that makes its tables', async () => {
  const table = aMigration('9997', 'create table numbers (n int)');
  await migrateDatabase(database.url, { migrations: [table, UNIQUE_NUMBERS] });
  expect([await indexState(), await applied()]).toEqual([true, 2]);
});

test.each([1, 45])(
  '[BY-18] a database of version %i of its tables has those of a new one after one step, and its rows',
  async (version) => {
    await migrateDatabase(database.url, { migrations: readMigrations().slice(0, version) });
    await client.query(`insert into users (id, username, email, password_hash, full_name, first_name)
      values (7, 'mara', 'mara@pegboard.example', 'none', 'Mara Lind', 'Mara')`);
    await client.query(`insert into boards (id, owner_id, name, slug) values (8, 7, 'Pots', 'pots')`);
    await migrateDatabase(database.url);
    const fresh = await createTestDatabase();
    try {
      await migrateDatabase(fresh.url);
      expect(await readSchema(database.url)).toEqual(await readSchema(fresh.url));
    } finally {
      await fresh.drop();
    }
    const { rows } = await client.query(
      'select username, name from boards join users on users.id = owner_id where boards.id = 8',
    );
    expect(rows).toEqual([{ username: 'mara', name: 'Pots' }]);
  },
);

/** Reads the definitions of the columns, indexes, constraints, triggers and functions of a database. */
async function readSchema(url: string): Promise<readonly string[]> {
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  const { rows } = await reader.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(pg_proc.oid) from pg_proc
      join pg_language on pg_language.oid = prolang and lanname <> 'c'
      where pronamespace = 'public'::regnamespace and prokind <> 'a'
    order by line`);
  await reader.end();
  return rows.map(({ line }) => line);
}
