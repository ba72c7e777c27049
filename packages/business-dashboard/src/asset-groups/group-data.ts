import { ASSET_KINDS, type AssetKind } from '../model/asset-reach.ts';
import type { BusinessRole } from '../model/rights.ts';

/** What names an asset: ids of different kinds may be alike. */
export type AssetKey = { readonly kind: AssetKind; readonly id: string };

/** A profile, an ad account or a catalog of a business. */
export type ShownAsset = AssetKey & { readonly name: string };

/** A group with what stands in it and who is assigned to it. */
export type ShownGroup = {
  readonly id: string;
  readonly name: string;
  readonly assets: readonly AssetKey[];
  readonly member_ids: readonly string[];
};

/** Somebody who works with the business. */
export type GroupMember = {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly image_medium_url: string | null;
  readonly role: BusinessRole;
};

/** An asset as one word, for keys and for the value of an option. */
export const assetWord = ({ kind, id }: AssetKey): string => `${kind}:${id}`;

/** The assets of a list that a group has. */
export function assetsIn(group: ShownGroup, assets: readonly ShownAsset[]): readonly ShownAsset[] {
  const held = new Set(group.assets.map(assetWord));
  return assets.filter((asset) => held.has(assetWord(asset)));
}

/** The assets that stand in no group: members with a limited role do not see them. */
export function assetsInNone(
  groups: readonly ShownGroup[],
  assets: readonly ShownAsset[],
): readonly ShownAsset[] {
  const held = new Set(groups.flatMap((group) => group.assets.map(assetWord)));
  return assets.filter((asset) => !held.has(assetWord(asset)));
}

/** Assets by kind, in the order of the kinds; a kind that has none is left out. */
export function byKind(
  assets: readonly ShownAsset[],
): readonly (readonly [AssetKind, readonly ShownAsset[]])[] {
  return ASSET_KINDS.flatMap((kind) => {
    const ofKind = assets.filter((asset) => asset.kind === kind);
    return ofKind.length === 0 ? [] : [[kind, ofKind] as const];
  });
}
