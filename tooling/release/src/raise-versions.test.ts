import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { git } from './git.ts';
import { raiseVersions } from './raise-versions.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "project", "private": true, "packageManager": "pnpm@12.21.0" }',
  'pnpm-workspace.yaml': 'packages: [packages/*]\n',
  '.gitignore': 'node_modules\n',
  '.changeset/config.json': JSON.stringify({
    changelog: resolve(ROOT, 'tooling/release/changelog.mjs'),
    commit: false,
    access: 'public',
    baseBranch: 'main',
    updateInternalDependencies: 'patch',
    // A formatter would be started by pnpm, which removes the linked packages because no lockfile names them.
    format: false,
  }),
  '.changeset/cups.md':
    "---\n'@pegboard/cups': minor\n---\n\nCups have handles.\n\nBreaking: rename `cup`.\n",
  'packages/cups/package.json': '{ "name": "@pegboard/cups", "version": "0.1.0" }',
  'packages/shelf/package.json':
    '{ "name": "@pegboard/shelf", "version": "0.1.0", "dependencies": { "@pegboard/cups": "workspace:^" } }',
};
let root: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'versions-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${text}\n`);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  await git(root, 'init', '--quiet', '--initial-branch', 'main');
  await git(root, 'add', '--all');
  await git(root, 'commit', '--quiet', '--no-verify', '--message', 'project: begin');
});
afterEach(() => rmSync(root, { recursive: true }));

const regenerate = async (of: string): Promise<void> => writeFileSync(join(of, 'api.md'), 'generated\n');

test('[PK-07] versions, changelogs and generated files are in one commit, new files too', async () => {
  await raiseVersions(root, regenerate);
  expect(await git(root, 'status', '--porcelain')).toBe('');
  const committed = (await git(root, 'ls-tree', '-r', '--name-only', 'release/next')).split('\n');
  expect(committed).toEqual(
    expect.arrayContaining(['api.md', 'packages/cups/CHANGELOG.md', 'packages/shelf/CHANGELOG.md']),
  );
  expect(committed).not.toContain('.changeset/cups.md');
  const changelog = readFileSync(join(root, 'packages/cups/CHANGELOG.md'), 'utf8');
  expect(changelog).toContain(
    '## 0.2.0\n\n### What to change\n\n- Rename `cup`.\n\n### New\n\n- Cups have handles.',
  );
});

test('[PK-07] after a kill at any place, the release is the same commit from a clean clone', async () => {
  const head = (await git(root, 'rev-parse', 'HEAD')).trim();
  const restart = async (): Promise<void> => {
    await git(root, 'switch', '--quiet', '--force', '--detach', head);
    await git(root, 'clean', '-ffd', '--quiet');
  };
  await raiseVersions(root, regenerate);
  const whole = await git(root, 'rev-parse', 'HEAD');
  await restart();
  const cut = raiseVersions(root, async (of) => {
    await regenerate(of);
    throw new Error('killed');
  });
  await expect(cut).rejects.toThrow('killed');
  await expect(raiseVersions(root, regenerate)).rejects.toThrow('clean clone');
  await restart();
  await raiseVersions(root, regenerate);
  expect(await git(root, 'rev-parse', 'HEAD')).toBe(whole);
});
