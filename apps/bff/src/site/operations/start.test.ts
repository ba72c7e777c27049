import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from './migrate-database.ts';
import { readMigrations } from './migrations.ts';

const SERVER = join(import.meta.dirname, '../server.ts');
let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'pegboard-start-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** Starts the server; returns its exit code and error output. */
const start = (settings: Record<string, string>): Promise<{ code: unknown; err: string }> =>
  new Promise((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      PEGBOARD_DATA_DIR: dataDir,
      ...settings,
    };
    execFile(process.execPath, ['--conditions=@pegboard/source', SERVER], { env }, (error, _, err) =>
      resolve({ code: error?.code, err }),
    );
  });

test('[BF-12] the site does not start on newer tables: one sentence, exit 1, nothing changed', async () => {
  const newer = { tag: '9999_newer', when: Date.now(), hash: '', statements: ['create table newer ()'] };
  await migrateDatabase(database.url, { migrations: [...readMigrations(), newer] });
  const { code, err } = await start({ DATABASE_URL: database.url });
  expect(code).toBe(1);
  expect(err).toMatch(/^This database was migrated by another, probably newer, version of Pegboard/);
  expect(err.trimEnd()).not.toContain('\n');
});

test('[BF-10] nor with a setting that is wrong, which it names', async () => {
  const { code, err } = await start({ PORT: 'seventy' });
  expect([code, err]).toEqual([1, expect.stringContaining('PORT')]);
  expect(err).not.toContain('    at ');
});
