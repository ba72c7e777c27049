import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { changedFiles, mergeBase } from './changed-files.mjs';

let dir: string;
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: dir,
    encoding: 'utf8',
  }).trim();
const write = (file: string, text: string): void => writeFileSync(join(dir, file), text);
const commit = (): string => {
  git('add', '--all');
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'change');
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'pegboard-changes-')));
  git('init', '--quiet', '--initial-branch=main');
  mkdirSync(join(dir, 'src'));
  for (const name of ['.gitignore', 'src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts']) write(name, `${name}\n`);
  write('.gitignore', 'dist/\n');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('[HO-07] a change is what differs from where the branch left main, committed or not, new files too', () => {
  const base = commit();
  git('switch', '--quiet', '--create', 'topic');
  write('src/a.ts', 'committed\n');
  commit();
  git('switch', '--quiet', 'main');
  write('src/b.ts', 'changed on main only\n');
  commit();
  git('switch', '--quiet', 'topic');
  write('src/c.ts', 'staged\n');
  git('add', 'src/c.ts');
  write('src/d.ts', 'not staged\n');
  write('src/ä new.ts', 'new\n');
  mkdirSync(join(dir, 'dist'));
  write('dist/made.js', 'ignored\n');
  expect(mergeBase(dir, undefined)).toBe(base);
  expect(changedFiles(dir, base)).toEqual({
    existing: ['src/a.ts', 'src/c.ts', 'src/d.ts', 'src/ä new.ts'],
    deleted: [],
  });
});

test('[HO-07] a deleted file is none to check; a renamed one counts under both names', () => {
  const base = commit();
  rmSync(join(dir, 'src/a.ts'));
  renameSync(join(dir, 'src/b.ts'), join(dir, 'src/e.ts'));
  git('add', '--all');
  expect(changedFiles(dir, base)).toEqual({ existing: ['src/e.ts'], deleted: ['src/a.ts', 'src/b.ts'] });
});

test('[HO-07] another revision can be named, and nothing has changed since the present one', () => {
  const base = commit();
  write('src/a.ts', 'second\n');
  const second = commit();
  expect(mergeBase(dir, base)).toBe(base);
  expect(mergeBase(dir, 'HEAD')).toBe(second);
  expect(changedFiles(dir, second)).toEqual({ existing: [], deleted: [] });
});

test.for([undefined, 'no-such-branch'])(
  '[HO-07] without the branch %s the message says what to do',
  (name) => {
    commit();
    git('branch', '--move', 'main', 'other');
    expect(() => mergeBase(dir, name)).toThrow(/npm test -- affected REVISION/);
  },
);
