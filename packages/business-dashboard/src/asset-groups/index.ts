export { AssetGroupsPage, type AssetGroupsPageProps } from './asset-groups-page.tsx';
export type { AssetGroupsPorts } from './asset-groups-ports.ts';
export type { AssetKey, GroupMember, AssetSummary, AssetGroupSummary } from './group-data.ts';
export { assetGroupMessages, type AssetGroupMessages } from './messages.ts';
