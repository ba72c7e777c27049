import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import { measureStorage } from '../../site/all-jobs.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';

let site: TestApp;
let employee: TestVisitor;
let moderator: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  [employee, moderator] = [await site.member('Employee'), await site.member('Moderator')];
  await setRole(site.deps.db, employee.username, 'employee');
  await setRole(site.deps.db, moderator.username, 'moderator');
});
afterAll(() => site.close());

const report = async () => (await employee.get('StorageReport')).data;
const queued = async () =>
  (await site.pool.query("select count(*)::int from jobs.job where name = 'measure-storage'")).rows[0].count;

test('[OP-06] the storage is measured by a job: files by kind, tables, free space and the age of the last backup', async () => {
  expect(await report()).toBeNull();
  const { env, imageStore, exportStore } = site.deps;
  await imageStore.put('236x/aa/bb/one.webp', Buffer.alloc(10));
  await imageStore.put('236x/aa/bb/two.webp', Buffer.alloc(20));
  await imageStore.put('720p/aa/bb/one.mp4', Buffer.alloc(300));
  await exportStore.put('1.zip', Buffer.alloc(7));
  const backups = join(env.dataDir, 'backups');
  await mkdir(backups);
  for (const name of ['pegboard-2026-11-01T020000Z.tar.age', 'pegboard-2026-11-02T020000Z.tar', 'notes.txt'])
    await writeFile(join(backups, name), 'abc');
  const deps = { ...site.deps, env: { ...env, backups: { to: backups, recipient: undefined, keep: 14 } } };
  site.clock.now = new Date('2026-11-03T00:00:00.000Z');
  await runJob(deps, measureStorage);
  site.clock.now = undefined;
  const { report: measured, taken_at: at } = await report();
  expect(measured.files).toEqual([
    { kind: 'images', count: 2, bytes: 30 },
    { kind: 'videos', count: 1, bytes: 300 },
    { kind: 'uploads', count: 0, bytes: 0 },
    { kind: 'exports', count: 1, bytes: 7 },
    { kind: 'backups', count: 3, bytes: 9 },
  ]);
  expect(measured.last_backup_at).toBe('2026-11-02T02:00:00.000Z');
  expect(measured.database_bytes).toBeGreaterThan(1_000_000);
  expect(measured.free_bytes).toBeGreaterThan(0);
  expect(measured.tables).toHaveLength(12);
  const sizes = measured.tables.map(({ bytes }: { readonly bytes: number }) => bytes);
  expect(sizes).toEqual(sizes.toSorted((a: number, b: number) => b - a));
  expect(at).toBe('2026-11-03T00:00:00.000Z');
});

test('[OP-06] a place that cannot be read has no numbers, and the others are measured', async () => {
  const imageStore = {
    ...site.deps.imageStore,
    // eslint-disable-next-line require-yield -- it fails at once
    async *listSizes(): AsyncGenerator<never> {
      throw new Error('The bucket is gone.');
    },
  };
  site.clock.now = new Date(Date.now() + 1000);
  await runJob({ ...site.deps, imageStore }, measureStorage);
  const { report: measured } = await report();
  expect(measured.files.slice(0, 4)).toEqual([
    { kind: 'images', count: null, bytes: null },
    { kind: 'videos', count: null, bytes: null },
    { kind: 'uploads', count: 0, bytes: 0 },
    { kind: 'exports', count: 1, bytes: 7 },
  ]);
  expect(measured.last_backup_at).toBeNull();
});

test('[OP-06] a new measurement is queued once a minute, recorded, and for employees only', async () => {
  site.clock.now = new Date('2026-11-28T10:00:01Z');
  for (const _ of [1, 2]) expect((await employee.call('StorageReport', 'create')).status).toBe(200);
  expect(await queued()).toBe(1);
  const { rows } = await site.pool.query(
    "select details from audit_entries where action = 'storage_measured'",
  );
  expect(rows).toEqual([{ details: {} }]);
  expect((await moderator.get('StorageReport')).error.code).toBe('forbidden');
  expect((await moderator.call('StorageReport', 'create')).error.code).toBe('forbidden');
});
