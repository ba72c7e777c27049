import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { snapshotReleasedPackages, unannouncedPackageBreaks } from './released-packages.ts';

const TSC = resolve(import.meta.dirname, '../node_modules/.bin/tsc');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'released-'));
  mkdirSync(join(root, '.changeset'));
  mkdirSync(join(root, 'packages/cup'), { recursive: true });
  writeFileSync(join(root, 'packages/cup/package.json'), JSON.stringify({ name: '@pegboard/cup' }));
  write('export const glaze: string;\n\nexport const size: number;');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(code: string): void {
  writeFileSync(join(root, 'packages/cup/api.md'), `## @pegboard/cup\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
}

function announce(type: 'minor' | 'major'): void {
  writeFileSync(join(root, '.changeset/cup.md'), `---\n'@pegboard/cup': ${type}\n---\n\nNo more glazes.\n`);
}

const breaks = () => unannouncedPackageBreaks(root, TSC);

test('[RL-03] before a release every change of a package is compatible', async () => {
  expect(await breaks()).toEqual([]);
});

test('[RL-03] a breaking change fails until a changeset announces a major version', async () => {
  snapshotReleasedPackages(root);
  write('export const size: number;');
  const expected = ['glaze of @pegboard/cup is gone'];
  expect(await breaks()).toEqual(expected);
  announce('minor');
  expect(await breaks()).toEqual(expected);
  announce('major');
  expect(await breaks()).toEqual([]);
});

test('[RL-03] after the next release callers rely on what it has', async () => {
  snapshotReleasedPackages(root);
  write('export const size: number;');
  snapshotReleasedPackages(root);
  expect(await breaks()).toEqual([]);
});
