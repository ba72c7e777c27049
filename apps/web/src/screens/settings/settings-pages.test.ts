import { expect, test } from 'vitest';
import { isCurrentPage, SETTINGS_PAGES } from './settings-pages.ts';

const pages = SETTINGS_PAGES.flat().map(([, path]) => path);

test.each([
  ['/settings/', '/settings/profile/'],
  ['/settings/profile/', '/settings/profile/'],
  ['/settings/muted/', '/settings/muted/'],
  ['/settings/muted/remove/', '/settings/muted/'],
  ['/settings/close/delete', '/settings/close/'],
  ['/settings/security', '/settings/security/'],
])('[AC-01] at %s the navigation marks %s alone', (path, current) => {
  expect(pages.filter((page) => isCurrentPage(path, page))).toEqual([current]);
});

test('[AC-01] every page has an address of its own', () => {
  expect(new Set(pages).size).toBe(pages.length);
});
