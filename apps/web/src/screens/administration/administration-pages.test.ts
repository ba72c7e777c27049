import { expect, test } from 'vitest';
import { isCurrentPage, pagesFor } from './administration-pages.ts';

const namesFor = (isAdministrator: boolean): readonly string[] =>
  pagesFor(isAdministrator).flatMap((group) => group.map(({ name }) => name));
const currentAt = (path: string): readonly string[] =>
  pagesFor(true)
    .flat()
    .filter((page) => isCurrentPage(path, page))
    .map(({ name }) => name);

test('[OP-06] jobs, storage, the audit log and the settings are in the navigation of administrators only', () => {
  const hidden = namesFor(true).filter((name) => !namesFor(false).includes(name));
  expect(hidden).toEqual(['jobs', 'storage', 'audit', 'settings']);
});

test.each([
  ['/_/', ['overview']],
  ['/_', ['overview']],
  ['/_/users/ada/suspend/', ['members']],
  ['/reports-and-violations/queue/', ['queue']],
  ['/_/unknown/', []],
])('[OP-06] the current page at %s', (path, names) => {
  expect(currentAt(path)).toEqual(names);
});
