import { ASSET_KINDS, type AssetKind } from '../model/asset-access.ts';
import type { BusinessRole } from '../model/permissions.ts';

/** The key of an asset: ids of different kinds can be equal. */
export type AssetKey = { readonly kind: AssetKind; readonly id: string };

/** A profile, an ad account or a catalog of a business. */
export type AssetSummary = AssetKey & { readonly name: string };

/** A group with its assets and assigned members. */
export type AssetGroupSummary = {
  readonly id: string;
  readonly name: string;
  readonly assets: readonly AssetKey[];
  readonly member_ids: readonly string[];
};

/** A member of the business. */
export type GroupMember = {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly image_medium_url: string | null;
  readonly role: BusinessRole;
};

/** Formats an asset as one text, for keys and option values. */
export const formatAssetKey = ({ kind, id }: AssetKey): string => `${kind}:${id}`;

/** Returns the assets of a list that are in a group. */
export function getGroupAssets(
  group: AssetGroupSummary,
  assets: readonly AssetSummary[],
): readonly AssetSummary[] {
  const held = new Set(group.assets.map(formatAssetKey));
  return assets.filter((asset) => held.has(formatAssetKey(asset)));
}

/** Returns the assets that are in no group; members with a limited role do not see them. */
export function getUngroupedAssets(
  groups: readonly AssetGroupSummary[],
  assets: readonly AssetSummary[],
): readonly AssetSummary[] {
  const held = new Set(groups.flatMap((group) => group.assets.map(formatAssetKey)));
  return assets.filter((asset) => !held.has(formatAssetKey(asset)));
}

/** Returns the assets by kind, in the order of the kinds; kinds without assets are omitted. */
export function groupByKind(
  assets: readonly AssetSummary[],
): readonly (readonly [AssetKind, readonly AssetSummary[]])[] {
  return ASSET_KINDS.flatMap((kind) => {
    const ofKind = assets.filter((asset) => asset.kind === kind);
    return ofKind.length === 0 ? [] : [[kind, ofKind] as const];
  });
}
