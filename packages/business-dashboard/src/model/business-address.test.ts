import { expect, test } from 'vitest';
import { businessOfPath, businessPath } from './business-address.ts';

test.each([
  ['access', 'security', '/business/business-access/7/security/'],
  ['manager', 'ad-accounts/cee-migration', '/business/business-manager/7/ad-accounts/cee-migration/'],
  ['hierarchy', '', '/business/business-hierarchy/7/'],
] as const)('[BD-04] a page of an account of the kind %s: %s', (kind, page, path) => {
  expect(businessPath(kind, '7', page)).toBe(path);
  expect(businessOfPath(path)).toEqual({ kind, id: '7', page });
});

test.each(['/business/hub/', '/business/business-other/7/', '/'])('%s is of no account', (path) => {
  expect(businessOfPath(path)).toBeUndefined();
});
