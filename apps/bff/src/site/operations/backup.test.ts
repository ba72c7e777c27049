import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../platform/database/db.ts';
import { imageFiles, images } from '../../platform/media/images/index.ts';
import { saveImage } from '../../pins/image-lifecycle/index.ts';
import { renamePictures } from '../../pins/image-lifecycle/index.ts';
import { sendMail } from '../all-jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { backup } from './backup.ts';
import { compareSchema, readMigrations } from './migrations.ts';
import { migrateDatabase } from './migrate-database.ts';
import { restore, type RestoreSettings } from './restore.ts';
import type { Data } from './open-data.ts';
import { createFolderStore } from '../../platform/object-storage/index.ts';

// Processes, databases and archives are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings: RestoreSettings = { replaces: false, say: () => undefined, log: SILENT };
const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: '#a06030' } })
    .png()
    .toBuffer();
let site: TestApp;
let dir: string;
let file: string;
const databases: TestDatabase[] = [];

/** Creates the data of an empty site. */
const emptyData = async (): Promise<Data & { readonly imagesDir: string }> => {
  const database = await createTestDatabase();
  databases.push(database);
  const home = await mkdtemp(join(dir, 'site-'));
  const imagesDir = join(home, 'images');
  return {
    database: { url: database.url, kind: 'external', place: 'test', others: () => [], stop: async () => {} },
    pictures: createFolderStore(imagesDir),
    snapshotsDir: join(home, 'snapshots'),
    imagesDir,
  };
};
const dataOf = (app: TestApp): Pick<Data, 'database' | 'pictures'> => ({
  database: {
    url: app.deps.env.databaseUrl ?? '',
    kind: 'external',
    place: 'test',
    others: () => [],
    stop: async () => {},
  },
  pictures: app.deps.imageStore,
});

/** Returns every row of every backed-up table, as text. */
const rowsOf = async (url: string): Promise<Record<string, string[]>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_name <> 'rate_limits' and (table_schema = 'public' or table_schema || '.' || table_name = 'jobs.job')`);
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pegboard-backup-'));
  file = join(dir, 'a.tar');
  site = await testApp();
  const ines = await site.member('Ines "Tab\tulator" \\N Moreau\nzweite Zeile €😀');
  const noor = await site.member();
  await ines.call('UserFollow', 'create', { user_id: noor.id });
  await ines.call('Board', 'create', { name: 'Kites', privacy: 'secret' });
  expect(await saveImage(site.deps, 'site', { kind: 'upload', bytes: await aPicture() })).toMatchObject({
    ok: true,
  });
  const mail = { mail: 'password-reset', told: { userId: ines.id } };
  expect(await site.deps.jobs.enqueue(site.deps.db, sendMail, mail)).toEqual(expect.any(String));
});
afterAll(async () => {
  await site.close();
  for (const database of databases) await database.drop();
  await rm(dir, { recursive: true });
});

test('[BF-12] a backup restored has the same rows in every table, and the same pictures', async () => {
  await backup(dataOf(site), file, () => undefined);
  const data = await emptyData();
  await restore(data, file, settings);
  const [there, here] = [await rowsOf(data.database.url), await rowsOf(dataOf(site).database.url)];
  for (const table of ['public.users', 'jobs.job', 'public.images']) expect(here[table]).not.toEqual([]);
  expect(there).toEqual(here);
  for await (const path of site.deps.imageStore.list())
    expect(await readFile(join(data.imagesDir, path))).toEqual(
      await readFile(join(site.deps.env.dataDir, 'images', path)),
    );
});

test('[BF-12] pictures of a backup keep their names under another secret', async () => {
  const data = await emptyData();
  await restore(data, file, settings);
  const connection = connect(data.database.url, () => undefined);
  const { db } = connection;
  const env = { ...site.deps.env, secret: 'another secret, of 32 characters too' };
  const moved = { ...site.deps, db, env, imageStore: data.pictures };
  await runJob(moved, renamePictures);
  const [row, ...others] = await db.select().from(images);
  if (!row) throw new Error('The backup of the test holds no picture.');
  expect(others).toEqual([]);
  for (const path of imageFiles(row)) expect(await data.pictures.get(path), path).toBeDefined();
  const again = await saveImage(moved, 'site', { kind: 'upload', bytes: await aPicture() });
  expect(again).toMatchObject({ ok: true, row: { hasKeyedName: true } });
  if (again.ok) expect(again.row.signature).not.toBe(row.signature);
  await connection.close();
});

test('[BF-12] a backup is for its owner alone, and never half under its name', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(backup(dataOf(site), file, () => undefined)).rejects.toThrow('is there already');
  expect((await readdir(dir)).filter((name) => name.includes('.part'))).toEqual([]);
});

test('[BF-12] a backup is of one moment, whatever is written meanwhile', async () => {
  const url = dataOf(site).database.url;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table left_side (n int); create table right_side (n int)');
  let isOver = false;
  const writing = (async () => {
    for (let n = 0; !isOver; n += 1)
      await client.query(
        `begin; insert into left_side values (${n}); insert into right_side values (${n}); commit`,
      );
  })();
  for (const round of [1, 2, 3]) {
    const manifest = await backup(dataOf(site), join(dir, `busy-${round}.tar`), () => undefined);
    const rows = new Map(manifest.tables.map((table) => [table.name, table.rows]));
    expect(rows.get('public.left_side')).toBe(rows.get('public.right_side'));
  }
  isOver = true;
  await writing;
  await client.query('drop table left_side, right_side');
  await client.end();
});

test('[BF-12] a backup that finds no room says so, and leaves no file', async () => {
  const target = join(dir, 'large.tar');
  // A file size limit simulates a full disk: the write fails in the middle.
  const cli = join(import.meta.dirname, '../cli.ts');
  const run = promisify(execFile)(
    'bash',
    [
      '-c',
      `ulimit -f 20; exec "$@"`,
      '--',
      process.execPath,
      '--conditions=@pegboard/source',
      cli,
      'backup',
      target,
    ],
    {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: undefined,
        DATABASE_URL: dataOf(site).database.url,
        PEGBOARD_DATA_DIR: site.deps.env.dataDir,
      },
    },
  );
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no room for large\.tar/),
  });
  expect((await readdir(dir)).filter((name) => name.startsWith('large'))).toEqual([]);
});

test('[BF-12] a database with data is not overwritten; --replace takes a snapshot of it, which can be restored too', async () => {
  const data = await emptyData();
  await restore(data, file, settings);
  const before = await rowsOf(data.database.url);
  await expect(restore(data, file, settings)).rejects.toThrow('is not empty');
  expect(await rowsOf(data.database.url)).toEqual(before);
  const client = new pg.Client({ connectionString: data.database.url });
  await client.connect();
  await client.query('delete from boards');
  await client.query("select setval('process_numbers', 77)");
  const changed = await rowsOf(data.database.url);
  await client.end();
  const stray = '236x/aa/bb/cc/aabbcc00000000000000000000000000.webp';
  await data.pictures.put(stray, await aPicture());
  const { snapshot = '' } = await restore(data, file, { ...settings, replaces: true });
  expect(await rowsOf(data.database.url)).toEqual(before);
  expect(await data.pictures.get(stray)).toBeUndefined();
  await restore(data, snapshot, { ...settings, replaces: true });
  expect(await rowsOf(data.database.url)).toEqual(changed);
  const after = new pg.Client({ connectionString: data.database.url });
  await after.connect();
  const { rows } = await after.query<{ next: string }>("select nextval('process_numbers') as next");
  await after.end();
  expect(rows).toEqual([{ next: '78' }]);
});

const flipped = (bytes: Buffer, at: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
  [
    'a changed row',
    (bytes) => flipped(bytes, bytes.indexOf('tables/public.users/1.gz') + 512 + 40),
    /public\.users.*not what was stored/,
  ],
  [
    'a changed picture',
    (bytes) => flipped(bytes, bytes.indexOf('pictures/') + 512 + 10),
    /pictures.*not what was stored/,
  ],
  ['a cut end', (bytes) => bytes.subarray(0, bytes.indexOf('manifest.json')), /end is missing|damaged/],
  ['a cut in the middle', (bytes) => bytes.subarray(0, bytes.length >> 1), /damaged/],
  ['another file', () => Buffer.from('PK not a tar at all'.repeat(100)), /no backup of Pegboard/],
  ['nothing in it', () => Buffer.alloc(0), /end is missing/],
])('[BF-12] an archive with %s is refused before anything is touched', async (_, change, why) => {
  const broken = join(dir, 'broken.tar');
  await writeFile(broken, change(await readFile(file)));
  const data = await emptyData();
  await expect(restore(data, broken, settings)).rejects.toThrow(why);
  expect(await rowsOf(data.database.url)).toEqual({});
});

test('[BF-12] a backup of a newer schema is refused, and the message names it', async () => {
  const known = readMigrations();
  const newer = { tag: '9999_newer', when: Date.now(), hash: '', statements: ['create table newer ()'] };
  const there = await emptyData();
  await migrateDatabase(there.database.url, { migrations: [...known, newer] });
  const archive = join(dir, 'newer.tar');
  await backup(there, archive, () => undefined);
  const data = await emptyData();
  await expect(restore(data, archive, settings)).rejects.toThrow(
    /another, probably newer, version.*Nothing was changed/s,
  );
  // In reverse: the newer database restores the backup of the older version.
  await restore(there, file, { ...settings, replaces: true });
  expect(await rowsOf(there.database.url)).toEqual(await rowsOf(dataOf(site).database.url));
});

test('[BF-12] a backup of an older schema is brought up to date', async () => {
  const known = readMigrations();
  const there = await emptyData();
  await migrateDatabase(there.database.url, { migrations: known.slice(0, 3) });
  const client = new pg.Client({ connectionString: there.database.url });
  await client.connect();
  await client.query("insert into interests (id, name, url_name) values (1, 'Kites', 'kites')");
  await client.end();
  const archive = join(dir, 'older.tar');
  expect((await backup(there, archive, () => undefined)).schema.tag).toBe(known[2]?.tag);
  const data = await emptyData();
  await restore(data, archive, settings);
  const after = new pg.Client({ connectionString: data.database.url });
  await after.connect();
  const { rows } = await after.query<{ when: string }>(
    'select created_at as when from drizzle.__drizzle_migrations',
  );
  await after.end();
  expect(
    compareSchema(
      known,
      rows.map(({ when }) => Number(when)),
    ),
  ).toEqual({ kind: 'current' });
});
