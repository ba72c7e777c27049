import { expect, test } from 'vitest';
import {
  BUSINESS_AREAS,
  BUSINESS_ROLES,
  hasPermission,
  getPermissions,
  getAssignableRoles,
  type BusinessPermission,
  type BusinessRole,
} from './permissions.ts';

const holders = (right: BusinessPermission): readonly BusinessRole[] =>
  BUSINESS_ROLES.filter((role) => hasPermission(role, right));

test.each<[BusinessPermission, readonly BusinessRole[]]>([
  ['dashboard.view', ['owner', 'admin', 'catalog_manager', 'finance', 'analyst']],
  ['members.view', ['owner', 'admin', 'catalog_manager', 'finance', 'analyst']],
  ['business.edit', ['owner', 'admin']],
  ['members.edit', ['owner', 'admin']],
  ['owners.edit', ['owner']],
  ['security.view', ['owner', 'admin']],
  ['ads.view', ['owner', 'admin', 'finance', 'analyst']],
  ['ads.edit', ['owner', 'admin']],
  ['audiences.edit', ['owner', 'admin']],
  ['catalogs.view', ['owner', 'admin', 'catalog_manager', 'analyst']],
  ['catalogs.edit', ['owner', 'admin', 'catalog_manager']],
  ['billing.view', ['owner', 'admin', 'finance']],
  ['billing.edit', ['owner', 'admin', 'finance']],
  ['hierarchy.view', ['owner', 'admin', 'analyst']],
  ['hierarchy.edit', ['owner', 'admin']],
])('[BD-04] %s is a right of %j', (right, roles) => {
  expect(holders(right)).toEqual(roles);
});

test('[BD-04] whoever may change an area may see it, and owners may everything', () => {
  for (const role of BUSINESS_ROLES)
    for (const area of BUSINESS_AREAS)
      if (hasPermission(role, `${area}.edit`)) expect(hasPermission(role, `${area}.view`)).toBe(true);
  expect(getPermissions('owner')).toHaveLength(BUSINESS_AREAS.length * 2);
});

test.each<[BusinessRole, readonly BusinessRole[]]>([
  ['owner', ['owner', 'admin', 'catalog_manager', 'finance', 'analyst']],
  ['admin', ['admin', 'catalog_manager', 'finance', 'analyst']],
  ['finance', []],
  ['analyst', []],
])('[BD-06] %s gives the roles %j: only owners make owners', (role, assignable) => {
  expect(getAssignableRoles(role)).toEqual(assignable);
});
