import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findUnneededBuilds, STORED_MAX, STORED_MS, storeBuild } from './stored-builds.ts';

const root = mkdtempSync(join(tmpdir(), 'pegboard-builds-'));
afterAll(() => rmSync(root, { recursive: true }));

const NOW = Date.UTC(2026, 10, 28);
const DAY_MS = 86_400_000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(root, 'data-'));
});

/** Writes a build with one file and one operation. */
function createBuild(name: string): string {
  const dist = mkdtempSync(join(root, `${name}-`));
  mkdirSync(join(dist, 'client/.vite'), { recursive: true });
  mkdirSync(join(dist, 'client/assets'));
  writeFileSync(join(dist, 'client/.vite/manifest.json'), JSON.stringify({ [name]: { file: `${name}.js` } }));
  writeFileSync(join(dist, `client/assets/chunk-${name}.js`), `export const name = '${name}';`);
  writeFileSync(
    join(dist, 'persisted-documents.json'),
    JSON.stringify({ [`sha256:${name}`]: `{ ${name} }`, 'sha256:both': `{ both(of: "${name}") }` }),
  );
  return dist;
}

const storedIds = (): readonly string[] => readdirSync(join(dataDir, 'builds')).toSorted();

describe('[PK-09] a server of the next build', () => {
  test('finds the files of the build before, and its operations, the later text of each', async () => {
    await storeBuild(dataDir, createBuild('one'), NOW - 2000);
    await storeBuild(dataDir, createBuild('two'), NOW - 1000);
    const { findOtherBuild, operations } = await storeBuild(dataDir, createBuild('three'), NOW);
    expect(await findOtherBuild('chunk-one.js')).toMatch(/builds\/\w{16}\/assets$/);
    expect(await findOtherBuild('chunk-none.js')).toBeUndefined();
    expect(operations).toEqual({
      'sha256:one': '{ one }',
      'sha256:two': '{ two }',
      'sha256:both': '{ both(of: "two") }',
    });
  });

  test('lets a process of the build before serve its files, too', async () => {
    const before = await storeBuild(dataDir, createBuild('one'), NOW);
    await storeBuild(dataDir, createBuild('two'), NOW + 1000);
    expect(await before.findOtherBuild('chunk-two.js')).toBeDefined();
  });

  test('stores a build once, however often and from however many processes it is started', async () => {
    const dist = createBuild('one');
    await Promise.all([1, 2, 3].map((later) => storeBuild(dataDir, dist, NOW + later)));
    await storeBuild(dataDir, dist, NOW + DAY_MS);
    expect(storedIds()).toHaveLength(1);
  });

  test('removes the copy that a killed process left, and not one that is being made', async () => {
    for (const [name, age] of [
      ['.killed', 2 * DAY_MS],
      ['.made-now', 1000],
    ] as const) {
      mkdirSync(join(dataDir, 'builds', name), { recursive: true });
      utimesSync(join(dataDir, 'builds', name), new Date(NOW - age), new Date(NOW - age));
    }
    await storeBuild(dataDir, createBuild('one'), NOW);
    expect(storedIds()).toEqual(['.made-now', expect.stringMatching(/^\w{16}$/)]);
  });

  test('removes a build that was replaced long ago, and keeps one that ran until now', async () => {
    await storeBuild(dataDir, createBuild('one'), NOW - 2 * STORED_MS);
    await storeBuild(dataDir, createBuild('two'), NOW - STORED_MS - 1);
    const { operations } = await storeBuild(dataDir, createBuild('three'), NOW);
    expect(storedIds()).toHaveLength(2);
    expect(Object.keys(operations)).toContain('sha256:two');
  });
});

test('[PK-09] at most a fixed number of builds is stored', () => {
  const builds = Array.from({ length: STORED_MAX + 2 }, (_, index) => ({
    id: String(index),
    startedAt: NOW - index,
  }));
  expect(findUnneededBuilds(builds, NOW).map(({ id }) => id)).toEqual([
    String(STORED_MAX),
    String(STORED_MAX + 1),
  ]);
});
