import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { assetGroupResources } from './resources.ts';

export { listGroups } from './find-groups.ts';
export { assetAccessCondition, type Reader } from './asset-access-condition.ts';
export { addCatalogToMemberGroups, profilesInReach } from './member-group-assets.ts';
export { assetGroupItems, assetGroups } from './tables.ts';

/** Asset groups: the profiles, ad accounts and catalogs that members with a limited role can access. */
export function assetGroupsModule(deps: Deps): Module {
  return { resources: assetGroupResources(deps) };
}
