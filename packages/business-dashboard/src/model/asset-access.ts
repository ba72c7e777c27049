import { hasPermission, type BusinessRole } from './permissions.ts';

/** The kinds of assets that a group can contain. */
export const ASSET_KINDS = ['profile', 'ad_account', 'catalog'] as const;

/** The kind of an asset. */
export type AssetKind = (typeof ASSET_KINDS)[number];

/** The relation of a member and an asset through the groups of a business. */
export type AssetMembership = {
  readonly role: BusinessRole;
  /** All groups of the business. */
  readonly groups: readonly string[];
  /** The groups to which the member is assigned. */
  readonly memberOf: readonly string[];
  /** The groups that contain the asset. */
  readonly assetIn: readonly string[];
};

/** Returns whether a role has access to all assets regardless of groups: the roles that manage groups. */
export function canAccessAllAssets(role: BusinessRole): boolean {
  return hasPermission(role, 'asset_groups.edit');
}

/**
 * Returns whether a member has access to an asset, limited by the permissions of their role. Roles that
 * manage groups have access to all assets. Without groups, the role alone decides; otherwise the member and
 * the asset need a common group. A group never grants a permission that the role lacks (docs/decisions,
 * 'Asset groups narrow what a role reaches').
 */
export function canAccessAsset({ role, groups, memberOf, assetIn }: AssetMembership): boolean {
  if (canAccessAllAssets(role) || groups.length === 0) return true;
  return groups.some((group) => memberOf.includes(group) && assetIn.includes(group));
}
