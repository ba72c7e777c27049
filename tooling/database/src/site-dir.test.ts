import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openInProcess } from './fixtures/open-in-process.ts';
import { getDatabaseDir, resetSite, SITE_MARKER } from './site-dir.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'pegboard-site-'));
  chmodSync(siteDir, 0o755);
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

test('a reset empties the directory, database and pictures alike', { timeout: 60_000 }, async () => {
  writeFileSync(join(siteDir, SITE_MARKER), '');
  writeFileSync(join(siteDir, 'picture.jpg'), '');
  const before = openInProcess(getDatabaseDir(siteDir));
  await before.opened();
  await before.sql('CREATE TABLE entries (n int)');
  await before.stop();
  expect(await resetSite(siteDir)).toBe(true);
  expect(readdirSync(siteDir)).toEqual([SITE_MARKER]);
  const after = openInProcess(getDatabaseDir(siteDir));
  await after.opened();
  expect(await after.sql("SELECT to_regclass('entries') AS entries")).toEqual([{ entries: null }]);
  await after.stop();
});

test('a reset of a site in use is refused before anything is removed', { timeout: 60_000 }, async () => {
  writeFileSync(join(siteDir, SITE_MARKER), '');
  writeFileSync(join(siteDir, 'picture.jpg'), '');
  const user = openInProcess(getDatabaseDir(siteDir));
  await user.opened();
  await expect(resetSite(siteDir)).rejects.toThrow(`in use by process ${user.pid}`);
  expect(existsSync(join(siteDir, 'picture.jpg'))).toBe(true);
  await user.stop();
});

test('a directory without the marker is never touched', async () => {
  writeFileSync(join(siteDir, 'thesis.txt'), '…');
  await expect(resetSite(siteDir)).rejects.toThrow('nothing is removed');
  expect(existsSync(join(siteDir, 'thesis.txt'))).toBe(true);
});

test('a missing or empty directory has nothing to remove', async () => {
  expect(await resetSite(join(siteDir, 'missing'))).toBe(false);
  expect(await resetSite(siteDir)).toBe(false);
});
