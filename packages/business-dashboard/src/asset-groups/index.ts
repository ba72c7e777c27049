export { AssetGroupsPage, type AssetGroupsPageProps, type AssetGroupsPorts } from './asset-groups-page.tsx';
export type { AssetKey, GroupMember, ShownAsset, ShownGroup } from './group-data.ts';
export { assetGroupMessages, type AssetGroupMessages } from './messages.ts';
