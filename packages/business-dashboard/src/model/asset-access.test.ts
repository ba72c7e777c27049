import { expect, test } from 'vitest';
import { canAccessAllAssets, canAccessAsset, type AssetMembership } from './asset-access.ts';
import { BUSINESS_ROLES } from './permissions.ts';

test('[BD-06] owners and admins reach every asset; finance, analysts and catalog managers those of their groups', () => {
  expect(BUSINESS_ROLES.filter(canAccessAllAssets)).toEqual(['owner', 'admin']);
});

const LIMITED: AssetMembership = { role: 'analyst', groups: ['a', 'b'], memberOf: ['a'], assetIn: ['a'] };

test.each<[string, Partial<AssetMembership>, boolean]>([
  ['a limited role reaches an asset of its group', {}, true],
  ['not one of another group', { assetIn: ['b'] }, false],
  ['not one that stands in no group', { assetIn: [] }, false],
  ['one that stands in several groups, by any of them', { assetIn: ['b', 'a'] }, true],
  ['nothing when assigned to no group', { memberOf: [] }, false],
  ['while there are no groups the role alone decides', { groups: [], memberOf: [], assetIn: [] }, true],
  ['groups of another business count for nothing', { memberOf: ['x'], assetIn: ['x'] }, false],
  ['an owner reaches what is in no group', { role: 'owner', memberOf: [], assetIn: [] }, true],
  ['an admin reaches what is in other groups', { role: 'admin', memberOf: [], assetIn: ['b'] }, true],
  ['finance is limited', { role: 'finance', assetIn: ['b'] }, false],
  ['catalog managers are limited', { role: 'catalog_manager', assetIn: ['b'] }, false],
])('[BD-06] %s', (_, place, reaches) => {
  expect(canAccessAsset({ ...LIMITED, ...place })).toBe(reaches);
});
