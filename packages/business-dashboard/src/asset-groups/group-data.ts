import { ASSET_KINDS, type AssetKind } from '../model/asset-access.ts';
import type { BusinessRole } from '../model/permissions.ts';

/** The key of an asset: ids of different kinds can be equal. */
export type AssetKey = { readonly kind: AssetKind; readonly id: string };

/** A profile, an ad account or a catalog of a business. */
export type AssetSummary = AssetKey & { readonly name: string };

/** A group with what is in it and who is assigned to it. */
export type AssetGroupSummary = {
  readonly id: string;
  readonly name: string;
  readonly assets: readonly AssetKey[];
  readonly member_ids: readonly string[];
};

/** Someone who works with the business. */
export type GroupMember = {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly image_medium_url: string | null;
  readonly role: BusinessRole;
};

/** An asset as one word, for keys and for the value of an option. */
export const formatAssetKey = ({ kind, id }: AssetKey): string => `${kind}:${id}`;

/** The assets of a list that a group has. */
export function getGroupAssets(
  group: AssetGroupSummary,
  assets: readonly AssetSummary[],
): readonly AssetSummary[] {
  const held = new Set(group.assets.map(formatAssetKey));
  return assets.filter((asset) => held.has(formatAssetKey(asset)));
}

/** The assets that stand in no group: members with a limited role do not see them. */
export function getUngroupedAssets(
  groups: readonly AssetGroupSummary[],
  assets: readonly AssetSummary[],
): readonly AssetSummary[] {
  const held = new Set(groups.flatMap((group) => group.assets.map(formatAssetKey)));
  return assets.filter((asset) => !held.has(formatAssetKey(asset)));
}

/** Assets by kind, in the order of the kinds; a kind that has none is left out. */
export function groupByKind(
  assets: readonly AssetSummary[],
): readonly (readonly [AssetKind, readonly AssetSummary[]])[] {
  return ASSET_KINDS.flatMap((kind) => {
    const ofKind = assets.filter((asset) => asset.kind === kind);
    return ofKind.length === 0 ? [] : [[kind, ofKind] as const];
  });
}
