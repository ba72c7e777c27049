import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFolderStore } from '../../platform/object-storage/index.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { backup } from './backup.ts';
import { checkBackups } from './doctor/check-backups.ts';
import { makeIdentity, readIdentity } from './encrypt-archive.ts';
import type { Data } from './open-data.ts';
import { backUpRegularly, type RegularEnv } from './regular-backups.ts';
import { restore } from './restore.ts';
import { drillRestore } from './restore-drill.ts';

// Processes, databases and archives are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = { replaces: false, say: () => undefined, log: SILENT };
const NAME = 'Ines of the canary';
let site: TestApp;
let dir: string;
let data: Pick<Data, 'database' | 'pictures'>;
let identity: string;
let recipient: string;
const databases: TestDatabase[] = [];

const newDatabase = async (): Promise<string> => {
  const database = await createTestDatabase();
  databases.push(database);
  return database.url;
};
const dataOf = async (): Promise<Data> => ({
  database: {
    url: await newDatabase(),
    kind: 'external',
    place: 'test',
    others: () => [],
    stop: async () => {},
  },
  pictures: createFolderStore(await mkdtemp(join(dir, 'images-'))),
  snapshotsDir: join(dir, 'snapshots'),
});

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pegboard-regular-'));
  site = await testApp();
  await site.member(NAME);
  await site.deps.imageStore.put('236x/aa/bb/cc/aabbcc.webp', Buffer.from(NAME));
  const { databaseUrl: url = '' } = site.deps.env;
  data = {
    database: { url, kind: 'external', place: 'test', others: () => [], stop: async () => {} },
    pictures: site.deps.imageStore,
  };
  recipient = await makeIdentity(join(dir, 'key.txt'));
  identity = await readIdentity(join(dir, 'key.txt'));
});
afterAll(async () => {
  await site.close();
  for (const database of databases) await database.drop();
  await rm(dir, { recursive: true });
});

test('[OP-08] an encrypted backup can be read with its key only, and restores everything', async () => {
  const file = join(dir, 'a.tar.age');
  await backup(data, file, () => undefined, recipient);
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  for (const word of [NAME, 'manifest.json', 'ustar']) expect(bytes.includes(word)).toBe(false);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const target = await dataOf();
  await expect(restore(target, file, settings)).rejects.toThrow(/is encrypted.*--identity/);
  await makeIdentity(join(dir, 'other.txt'));
  const wrong = await readIdentity(join(dir, 'other.txt'));
  await expect(restore(target, file, { ...settings, identity: wrong })).rejects.toThrow(
    /cannot be decrypted/,
  );
  const { manifest } = await restore(target, file, { ...settings, identity });
  expect(manifest.tables.find(({ name }) => name === 'public.users')?.rows).toBe(1);
  const paths: string[] = [];
  for await (const path of target.pictures.list()) paths.push(path);
  expect(paths).toEqual(['236x/aa/bb/cc/aabbcc.webp']);
});

test('[OP-08] an encrypted backup that was cut or changed is refused before anything changes', async () => {
  const whole = await readFile(join(dir, 'a.tar.age'));
  const changed = Buffer.from(whole);
  changed[whole.length - 40] = (changed[whole.length - 40] ?? 0) ^ 1;
  const target = await dataOf();
  for (const bytes of [whole.subarray(0, whole.length - 100), changed]) {
    const file = join(dir, `damaged-${bytes.length}.tar.age`);
    await writeFile(file, bytes);
    await expect(restore(target, file, { ...settings, identity })).rejects.toThrow(
      /cannot be decrypted with this key, or it is damaged\. Nothing was changed/,
    );
  }
});

test('[OP-08] a key is stored once, for its owner only, and a file without one is no key', async () => {
  expect((await stat(join(dir, 'key.txt'))).mode & 0o777).toBe(0o600);
  await expect(makeIdentity(join(dir, 'key.txt'))).rejects.toThrow(/is there already/);
  await writeFile(join(dir, 'empty.txt'), '# nothing');
  await expect(readIdentity(join(dir, 'empty.txt'))).rejects.toThrow(/There is no key in/);
});

test('[OP-08] regular backups are encrypted, and the number of the settings is kept', async () => {
  const to = join(dir, 'regular');
  const env: RegularEnv = { ...site.deps.env, backups: { to, recipient, keep: 2 } };
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 3));
  const doctor = async (day: number, hours = 0) => {
    const found = await checkBackups(env, () => new Date(at(day).getTime() + hours * 3_600_000));
    return `${found?.state} ${found?.says.replace(to, 'there')}`;
  };
  expect(await doctor(1)).toMatch(/^wrong (there is none|cannot be listed)/);
  for (const day of [1, 2, 3]) {
    const made = await backUpRegularly(env, data, at(day), () => undefined);
    expect(made.name).toBe(`pegboard-2026-11-0${day}T030000Z.tar.age`);
    expect(made.deleted).toEqual(day < 3 ? [] : ['pegboard-2026-11-01T030000Z.tar.age']);
  }
  expect((await readdir(to)).toSorted()).toEqual([
    'pegboard-2026-11-02T030000Z.tar.age',
    'pegboard-2026-11-03T030000Z.tar.age',
  ]);
  expect(await doctor(3, 25)).toBe('good the newest in there is 25 hours old');
  expect(await doctor(3, 26)).toBe('look the newest in there is 26 hours old');
  expect(await doctor(6)).toBe('wrong the newest in there is 72 hours old');
  const plain = { ...env, backups: { to, recipient: undefined, keep: 2 } };
  expect((await checkBackups(plain, () => at(3)))?.says).toMatch(/is not encrypted$/);
});

test('[OP-08] a drill restores a backup onto a database of its own, compares, and leaves nothing', async () => {
  const file = join(dir, 'regular/pegboard-2026-11-03T030000Z.tar.age');
  const before = (await readdir(tmpdir())).filter((name) => name.startsWith('pegboard-drill-'));
  const drill = await drillRestore(file, { ...settings, identity, databaseUrl: await newDatabase() });
  expect(drill.differences).toEqual([]);
  expect(drill.manifest.pictures?.files).toBe(1);
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('pegboard-drill-'))).toEqual(before);
});
