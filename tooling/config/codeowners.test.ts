import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const ORDER = JSON.parse(read('apps/bff/architecture.json')) as {
  readonly groups: readonly { readonly name: string }[];
};
const OWNERS = new Map(
  read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/) as [path: string, team: string]),
);

test('each package is owned by the team of its name', () => {
  const names = globSync('packages/*/package.json', { cwd: ROOT }).map((path) => path.split('/')[1] ?? '');
  const owned = names.toSorted().map((name) => [name, OWNERS.get(`/packages/${name}/`)]);
  expect(owned).toEqual(names.toSorted().map((name) => [name, `@pegboard/${name}`]));
});

test('each domain group of the BFF is owned by the team of its name', () => {
  const names = ORDER.groups.map(({ name }) => name);
  const owned = names.map((name) => [name, OWNERS.get(`/apps/bff/src/${name}/`)]);
  expect(owned).toEqual(names.map((name) => [name, `@pegboard/${name}`]));
});

test('each path that CODEOWNERS names exists', () => {
  const paths = [...OWNERS.keys()].filter((path) => path !== '*');
  expect(paths.filter((path) => globSync(path.slice(1), { cwd: ROOT }).length === 0)).toEqual([]);
});
