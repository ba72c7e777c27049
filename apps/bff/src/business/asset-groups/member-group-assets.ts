import { canAccessAllAssets } from '@pegboard/business-dashboard/model';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { findProfiles } from '../business/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { assetAccessCondition, type Reader } from './asset-access-condition.ts';
import { assetGroupItems, assetGroupMembers, assetGroups } from './tables.ts';

/** Returns the profiles of a business, with those below it, whose statistics a member may read. */
export async function profilesInReach(db: Db, reader: Reader): Promise<readonly bigint[]> {
  const all = await findProfiles(db, reader.business.id);
  const within = assetAccessCondition(reader, 'profile', users.id);
  if (!within || all.length === 0) return all;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...all]), within));
  return rows.map(({ id }) => id);
}

/**
 * Adds a catalog that a member created to each of their groups, so that they have access to it. Throws
 * `asset_group_needed` if the business has groups and the member is in none.
 */
export async function addCatalogToMemberGroups(
  tx: Db,
  { business, member }: Reader,
  catalogId: bigint,
): Promise<void> {
  if (canAccessAllAssets(member.role)) return;
  const isOfBusiness = eq(assetGroups.businessId, business.id);
  const [any] = await tx.select({ id: assetGroups.id }).from(assetGroups).where(isOfBusiness).limit(1);
  if (!any) return;
  const own = await tx
    .select({ groupId: assetGroupMembers.groupId })
    .from(assetGroupMembers)
    .where(and(eq(assetGroupMembers.businessId, business.id), eq(assetGroupMembers.userId, member.userId)));
  if (own.length === 0) throw new AppError('asset_group_needed');
  await tx.insert(assetGroupItems).values(own.map(({ groupId }) => ({ id: newId(), groupId, catalogId })));
}
