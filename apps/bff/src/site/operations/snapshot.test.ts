import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareDatabase } from '../../testing/prepare-database.ts';
import { readArchive } from './read-archive.ts';
import { migrateDatabase } from './migrate-database.ts';
import { readMigrations } from './migrations.ts';
import { snapshotBefore, writeSnapshot } from './snapshot.ts';

// Processes, databases and archives are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
let client: pg.Client;
let dir: string;

beforeAll(async () => {
  database = await createTestDatabase({ template: 'bff', prepare: prepareDatabase });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  dir = join(await mkdtemp(join(tmpdir(), 'pegboard-snapshot-')), 'snapshots');
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(join(dir, '..'), { recursive: true });
});

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));

test('[BF-12] the last three snapshots are retained, and the one that is just being restored', async () => {
  const first = await writeSnapshot(client, dir, '0011_stories', undefined, at(1));
  expect(basename(first)).toBe('2026-11-01T000000.000Z-before-0011_stories.tar');
  expect((await stat(first)).mode & 0o777).toBe(0o600);
  await writeFile(join(dir, 'of-a-killed-process.tar.0a1b2c3d.part'), 'half');
  for (const day of [2, 3]) await writeSnapshot(client, dir, 'restore', undefined, at(day));
  await writeSnapshot(client, dir, 'restore', first, at(4));
  expect((await readdir(dir)).length).toBe(4);
  await writeSnapshot(client, dir, 'restore', undefined, at(5));
  const days = (await readdir(dir)).map((name) => name.slice(8, 10)).toSorted();
  expect(days).toEqual(['03', '04', '05']);
});

test('[BF-12] a snapshot is a whole archive of the rows, without pictures', async () => {
  const file = await writeSnapshot(client, dir, 'now', undefined, at(6));
  const { pictures, tables } = await readArchive(file);
  expect(pictures).toBeNull();
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['jobs.job', 'public.users']));
});

test('[BF-12] a snapshot is taken before a migration, and its path is reported; none when it is switched off', async () => {
  const dataDir = join(dir, '../data');
  const known = readMigrations();
  const one = { tag: '9998_one', when: Date.now(), hash: '', statements: ['create table one ()'] };
  const two = { tag: '9999_two', when: Date.now() + 1, hash: '', statements: ['create table two ()'] };
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const before = snapshotBefore({ dataDir, takesSnapshots: true }, say);
  await migrateDatabase(database.url, { migrations: [...known, one], before });
  const off = snapshotBefore({ dataDir, takesSnapshots: false }, say);
  await migrateDatabase(database.url, { migrations: [...known, one, two], before: off });
  const files = await readdir(join(dataDir, 'snapshots'));
  expect(files).toEqual([expect.stringMatching(/-before-9998_one\.tar$/)]);
  expect(said).toEqual([
    expect.stringContaining(files[0] ?? ''),
    expect.stringContaining('PEGBOARD_SNAPSHOT is off'),
  ]);
});
