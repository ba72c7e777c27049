export { AssetGroupsPage, type AssetGroupsPageProps } from './asset-groups-page.tsx';
export type { AssetGroupsPorts } from './asset-groups-ports.ts';
export type { AssetKey, GroupMember, ShownAsset, ShownGroup } from './group-data.ts';
export { assetGroupMessages, type AssetGroupMessages } from './messages.ts';
