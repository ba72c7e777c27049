import { hasPermission, type BusinessRole } from './permissions.ts';

/** What a business has that can stand in an asset group. */
export const ASSET_KINDS = ['profile', 'ad_account', 'catalog'] as const;

/** What kind of thing an asset is. */
export type AssetKind = (typeof ASSET_KINDS)[number];

/** How the groups of a business stand to a member and an asset. */
export type AssetMembership = {
  readonly role: BusinessRole;
  /** Every group of the business. */
  readonly groups: readonly string[];
  /** The groups that the member is assigned to. */
  readonly memberOf: readonly string[];
  /** The groups that the asset stands in. */
  readonly assetIn: readonly string[];
};

/** Whether a role reaches every asset however they are grouped: the roles that make the groups. */
export function canAccessAllAssets(role: BusinessRole): boolean {
  return hasPermission(role, 'asset_groups.edit');
}

/**
 * Whether a member reaches an asset, to do with it what their role may: who makes the groups reaches all; without any
 * group the role alone decides; else it takes a group that both stand in. A group never gives a right that the role
 * does not have (docs/decisions, 'Asset groups narrow what a role reaches').
 */
export function canAccessAsset({ role, groups, memberOf, assetIn }: AssetMembership): boolean {
  if (canAccessAllAssets(role) || groups.length === 0) return true;
  return groups.some((group) => memberOf.includes(group) && assetIn.includes(group));
}
