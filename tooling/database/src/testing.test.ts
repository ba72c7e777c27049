import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from './testing.ts';
import { withServer } from './testing/test-databases.ts';

const drops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(drops.map((drop) => drop())));

const makeNote = (url: string): Promise<void> =>
  withServer(url, async (client) => void (await client.query('CREATE TABLE note (text text)')));

const query = (url: string, sql: string): Promise<unknown[]> =>
  withServer(url, async (client: Client) => (await client.query(sql)).rows);

test('a test database is empty and of its own', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  drops.push(one.drop, two.drop);
  await query(one.url, 'CREATE TABLE mine (n int)');
  expect(await query(two.url, "SELECT to_regclass('mine') AS found")).toEqual([{ found: null }]);
});

test('a template is prepared once, however many ask for it at the same time', async () => {
  let prepared = 0;
  const prepare = async (url: string): Promise<void> => {
    prepared++;
    await makeNote(url);
  };
  const made = await Promise.all([1, 2, 3, 4].map(() => createTestDatabase({ template: 'once', prepare })));
  drops.push(...made.map((db) => db.drop));
  expect(prepared).toBe(1);
  for (const db of made) expect(await query(db.url, 'SELECT * FROM note')).toEqual([]);
});

test('a database made from a template changes neither the template nor its siblings', async () => {
  const first = await createTestDatabase({ template: 'apart', prepare: makeNote });
  drops.push(first.drop);
  await query(first.url, "INSERT INTO note VALUES ('mine')");
  const second = await createTestDatabase({ template: 'apart', prepare: makeNote });
  drops.push(second.drop);
  expect(await query(second.url, 'SELECT * FROM note')).toEqual([]);
});

test('a failed preparation throws its own error, and the next one starts again', async () => {
  const broken = createTestDatabase({
    template: 'breaks',
    prepare: async (url) => {
      await makeNote(url);
      throw new Error('a migration is wrong');
    },
  });
  await expect(broken).rejects.toThrow('a migration is wrong');
  const db = await createTestDatabase({ template: 'breaks', prepare: makeNote });
  drops.push(db.drop);
  expect(await query(db.url, 'SELECT * FROM note')).toEqual([]);
});

const versioned = (version: string, prepare: (url: string) => Promise<void>): Promise<TestDatabase> =>
  createTestDatabase({ template: 'versions', version, prepare });

test('another version of a template is another template', async () => {
  const old = await versioned('1', async () => {});
  const current = await versioned('2', makeNote);
  drops.push(old.drop, current.drop);
  expect(await query(old.url, "SELECT to_regclass('note') AS found")).toEqual([{ found: null }]);
  expect(await query(current.url, 'SELECT * FROM note')).toEqual([]);
});

test('a preparation that leaves a connection open does not hold up the copies', async () => {
  const db = await createTestDatabase({
    template: 'left-open',
    prepare: async (url) => {
      const client = new Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
    },
  });
  drops.push(db.drop);
  expect(await query(db.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a dropped database is gone, even with a connection open', async () => {
  const db = await createTestDatabase();
  const client = new Client({ connectionString: db.url });
  client.on('error', () => {});
  await client.connect();
  await db.drop();
  await expect(query(db.url, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
});
