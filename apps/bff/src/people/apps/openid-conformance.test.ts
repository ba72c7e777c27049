import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../../', import.meta.url);
const HERE = 'people/apps/oauth-conformance.test.ts';
const TITLE = /['"](?:\[[A-Z]{2}-\d\d\] )+(?<title>[^\n]+?)['"],\s/g;

const document = readFileSync(new URL('../../../docs/openid-conformance.md', SOURCES), 'utf8');
const rows = [...document.matchAll(/^\| .+ \| (?<title>.+) \| `(?<file>[\w/-]+\.test\.ts)` \|$/gm)].map(
  ({ groups: { title = '', file = '' } = {} }) => ({ title, file }),
);

/** Returns the titles of the tests of a file, without the requirements that they name. */
const titlesOf = (file: string): readonly string[] =>
  [...readFileSync(new URL(file, SOURCES), 'utf8').matchAll(TITLE)].map(
    ({ groups }) => groups?.['title'] ?? '',
  );

test('[AC-06] every test that docs/openid-conformance.md names exists', () => {
  expect(rows.length).toBeGreaterThan(60);
  const titles = new Map([...new Set(rows.map(({ file }) => file))].map((file) => [file, titlesOf(file)]));
  expect(rows.filter(({ title, file }) => titles.get(file)?.includes(title) !== true)).toEqual([]);
});

test('[AC-06] docs/openid-conformance.md names every test of conformance', () => {
  const named = new Set(rows.filter(({ file }) => file === HERE).map(({ title }) => title));
  expect(titlesOf(HERE).filter((title) => !named.has(title))).toEqual([]);
});
