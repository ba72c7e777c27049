import { canAccessAllAssets, type AssetKind } from '@pegboard/business-dashboard/model';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Membership } from '../business/index.ts';
import { assetGroupItems, assetGroupMembers, assetGroups } from './tables.ts';

/** The column that references the asset of each kind. */
export const ITEM_COLUMN = {
  profile: assetGroupItems.profileId,
  ad_account: assetGroupItems.adAccountId,
  catalog: assetGroupItems.catalogId,
} as const satisfies Record<AssetKind, PgColumn>;

/** The requesting member and the business. */
export type Reader = Pick<Membership, 'business' | 'member'>;

/**
 * Condition: the member has access to the asset with the id in `id`: `canAccessAsset` as part of the reading
 * statement, so that it applies from the next request on. Undefined for members with access to all.
 */
export function assetAccessCondition(
  { business, member }: Reader,
  kind: AssetKind,
  id: PgColumn | SQL,
): SQL | undefined {
  if (canAccessAllAssets(member.role)) return undefined;
  return sql`(
    not exists (select from ${assetGroups} where ${assetGroups.businessId} = ${business.id})
    or exists (
      select from ${assetGroupItems}
        join ${assetGroups} on ${assetGroups.id} = ${assetGroupItems.groupId}
        join ${assetGroupMembers} on ${assetGroupMembers.groupId} = ${assetGroups.id}
      where ${assetGroups.businessId} = ${business.id} and ${assetGroupMembers.userId} = ${member.userId}
        and ${ITEM_COLUMN[kind]} = ${id}))`;
}
