import { expect, test } from 'vitest';
import { getPermissions } from '../model/permissions.ts';
import { businessMessages } from '../messages.ts';
import { BUSINESS_PAGES, getPage, getAccessiblePages, getPageAccessError } from './areas.ts';

test('[BD-04] the navigation has the pages of the kind of account that the role may see', () => {
  const paths = (...of: Parameters<typeof getAccessiblePages>) =>
    getAccessiblePages(...of).map(({ path }) => path);
  const owner = getPermissions('owner');
  expect(paths('access', owner)).toEqual(expect.arrayContaining(['members', 'security', 'settings']));
  expect(paths('access', owner)).not.toContain('hierarchy');
  expect(paths('hierarchy', owner)).toEqual(
    expect.arrayContaining(['hierarchy', 'managers', 'business_security']),
  );
  expect(paths('access', getPermissions('analyst'))).not.toContain('security');
  expect(paths('access', [])).toEqual([]);
});

test.each([
  ['invoice-management/7', 'invoice-management'],
  ['ad-accounts/cee-migration', 'ad-accounts/cee-migration'],
  ['ad-accounts/cee-migrations', 'ad-accounts'],
  ['bulk-uploads', undefined],
])('[BD-04] %s stands in the page %s, and is refused with it', (path, page) => {
  expect(getPage(path)?.path).toBe(page);
  expect(getPageAccessError(path, 'access', [])).toBe(
    page === undefined ? undefined : getPageAccessError(page, 'access', []),
  );
});

/** The pages that the specification requires for a business, and the additional ones of a manager. */
const ACCESS = [
  'dashboard',
  'asset-groups',
  'shared-tags',
  'brand-safety',
  'audiences',
  'security',
  'invoice-management',
  // Every merchant sells products, not managers alone.
  'catalogs',
];
const MANAGER = ['ad-accounts/cee-migration'];

test('[BD-01] a business has all of its pages, and none that only a manager has', () => {
  const paths: readonly string[] = getAccessiblePages('access', getPermissions('owner')).map(
    ({ path }) => path,
  );
  expect(paths).toEqual(expect.arrayContaining(ACCESS));
  for (const path of MANAGER)
    expect(getPageAccessError(path, 'access', getPermissions('owner'))).toBe('kind');
});

test('[BD-02] a manager has the pages of a business, and its own beside them', () => {
  const paths: readonly string[] = getAccessiblePages('manager', getPermissions('owner')).map(
    ({ path }) => path,
  );
  expect(paths).toEqual(expect.arrayContaining([...ACCESS, ...MANAGER]));
});

test('[BD-04] a page without its right is refused for that, one that is none is not', () => {
  expect(getPageAccessError('settings', 'access', [])).toBe('right');
  expect(getPageAccessError('settings', 'access', ['business.view'])).toBeUndefined();
  expect(getPageAccessError('hierarchy', 'access', getPermissions('owner'))).toBe('kind');
  expect(getPageAccessError('nothing', 'access', [])).toBeUndefined();
});

test('every page is named once and has a label', () => {
  const paths = BUSINESS_PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(businessMessages.pages[path]).not.toBe('');
});
