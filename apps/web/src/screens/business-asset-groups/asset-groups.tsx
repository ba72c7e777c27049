import {
  AssetGroupsPage,
  type AssetGroupsPorts,
  type AssetKey,
  type GroupMember,
  type AssetSummary,
  type AssetGroupSummary,
} from '@pegboard/business-dashboard/asset-groups';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { useBusinessApi } from '../../features/business/use-business-api.ts';
import { useRenderLink } from '../../features/business/use-prerequisite-links.tsx';
import { assetGroups as groupTexts } from '../../messages/business/asset-groups.ts';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = {
  readonly groups: readonly AssetGroupSummary[];
  readonly assets: readonly AssetSummary[];
  readonly members: readonly GroupMember[];
};

/** Loads the groups of the business, its assets, and its members. */
export const loader = (args: LoaderFunctionArgs): Promise<Loaded> => readForPage<Loaded>(args, 'AssetGroups');

/** Renders the asset groups of a business (BD-06). */
export function Component(): ReactNode {
  const { frame } = useBusinessTexts();
  const messages = useTranslated(groupTexts);
  const { groups, assets, members } = useLoaderData<Loaded>();
  const { id, rights } = useBusiness();
  const { call } = useBusinessApi();
  const wayTo = useRenderLink();
  const change = (name: string, action: 'create' | 'update' | 'delete', options: object) =>
    call({ name, action, options: { business_id: id, ...options } });
  const asset = (groupId: string, { kind, id: assetId }: AssetKey) => ({
    group_id: groupId,
    kind,
    asset_id: assetId,
  });
  const member = (groupId: string, userId: string) => ({ group_id: groupId, user_id: userId });
  const ports: AssetGroupsPorts = {
    create: (name) => change('AssetGroup', 'create', { name }),
    rename: (groupId, name) => change('AssetGroup', 'update', { group_id: groupId, name }),
    remove: (groupId) => change('AssetGroup', 'delete', { group_id: groupId }),
    addAsset: (groupId, key) => change('AssetGroupAsset', 'create', asset(groupId, key)),
    takeOutAsset: (groupId, key) => change('AssetGroupAsset', 'delete', asset(groupId, key)),
    assign: (groupId, userId) => change('AssetGroupMember', 'create', member(groupId, userId)),
    unassign: (groupId, userId) => change('AssetGroupMember', 'delete', member(groupId, userId)),
  };
  const mayEdit = rights.includes('asset_groups.edit');
  return (
    <AssetGroupsPage
      messages={messages}
      frameMessages={frame}
      {...{ groups, assets, members, mayEdit, ports, wayTo }}
    />
  );
}
