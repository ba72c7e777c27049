import type { AssetKind } from '@pegboard/business-dashboard/model';
import { and, count, eq } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { businesses, businessMembers, logAction, type Membership } from '../business/index.ts';
import { adAccounts } from '../ad-accounts/index.ts';
import { catalogs } from '../catalog-records/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import type { GroupRow } from './find-groups.ts';
import { ITEM_COLUMN } from './asset-access-condition.ts';
import { listAssets, type Asset } from './list-assets.ts';
import { assetGroupItems, assetGroupMembers, assetGroups } from './tables.ts';

/** Maximum number of groups per business. */
export const ASSET_GROUPS_MAX = 100;

/** Creates a group. Throws `asset_groups_full`, `asset_group_name_taken`. */
export async function createGroup(tx: Db, by: Membership, name: string): Promise<bigint> {
  const { id: businessId } = by.business;
  await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('update');
  const [known] = await tx
    .select({ groups: count() })
    .from(assetGroups)
    .where(eq(assetGroups.businessId, businessId));
  if ((known?.groups ?? 0) >= ASSET_GROUPS_MAX) throw new AppError('asset_groups_full');
  const id = newId();
  await named(() => tx.insert(assetGroups).values({ id, businessId, name }));
  await logAction(tx, by, 'asset_group.created', name);
  return id;
}

/** Renames a group. Throws `asset_group_name_taken`. */
export async function renameGroup(tx: Db, by: Membership, group: GroupRow, name: string): Promise<void> {
  if (name === group.name) return;
  await named(() => tx.update(assetGroups).set({ name }).where(eq(assetGroups.id, group.id)));
  await logAction(tx, by, 'asset_group.renamed', `${group.name} → ${name}`);
}

/** Deletes a group; its assets stay, and remain in their other groups. */
export async function deleteGroup(tx: Db, by: Membership, group: GroupRow): Promise<void> {
  await tx.delete(assetGroups).where(eq(assetGroups.id, group.id));
  await logAction(tx, by, 'asset_group.deleted', group.name);
}

/** The reference by which a caller names an asset. */
export type AssetName = { readonly kind: AssetKind; readonly asset_id: string };

/** Adds an asset of the business to a group, idempotently. Throws `asset_not_found`. */
export async function addAsset(tx: Db, by: Membership, group: GroupRow, input: AssetName): Promise<void> {
  const asset = await findAsset(tx, by, input);
  const added = await tx
    .insert(assetGroupItems)
    .values({ id: newId(), groupId: group.id, ...columnOf(asset) })
    .onConflictDoNothing()
    .returning({ id: assetGroupItems.id });
  if (added.length > 0) await logAction(tx, by, 'asset_group.asset_added', `${group.name}: ${asset.name}`);
}

/** Removes an asset from a group, idempotently. Throws `asset_not_found`. */
export async function removeAsset(tx: Db, by: Membership, group: GroupRow, input: AssetName): Promise<void> {
  const asset = await findAsset(tx, by, input);
  const taken = await tx
    .delete(assetGroupItems)
    .where(and(eq(assetGroupItems.groupId, group.id), eq(ITEM_COLUMN[asset.kind], asset.id)))
    .returning({ id: assetGroupItems.id });
  if (taken.length > 0) await logAction(tx, by, 'asset_group.asset_removed', `${group.name}: ${asset.name}`);
}

/** Assigns a member of the business to a group. Throws `member_not_found`. */
export async function assignMember(
  tx: Db,
  by: Membership,
  group: GroupRow,
  userId: bigint | undefined,
): Promise<void> {
  const member = await findMember(tx, by, userId);
  const assigned = await tx
    .insert(assetGroupMembers)
    .values({ groupId: group.id, businessId: by.business.id, userId: member.userId })
    .onConflictDoNothing()
    .returning({ userId: assetGroupMembers.userId });
  if (assigned.length > 0)
    await logAction(tx, by, 'asset_group.member_assigned', `${group.name}: @${member.username}`);
}

/** Ends the assignment of a member to a group. Throws `member_not_found`. */
export async function unassignMember(
  tx: Db,
  by: Membership,
  group: GroupRow,
  userId: bigint | undefined,
): Promise<void> {
  const member = await findMember(tx, by, userId);
  const ended = await tx
    .delete(assetGroupMembers)
    .where(and(eq(assetGroupMembers.groupId, group.id), eq(assetGroupMembers.userId, member.userId)))
    .returning({ userId: assetGroupMembers.userId });
  if (ended.length > 0)
    await logAction(tx, by, 'asset_group.member_removed', `${group.name}: @${member.username}`);
}

async function findAsset(
  tx: Db,
  { business }: Membership,
  { kind, asset_id: id }: AssetName,
): Promise<Asset> {
  const known = parseId(id);
  const asset = (await listAssets(tx, business.id)).find((one) => one.kind === kind && one.id === known);
  // Locked, so that an asset deleted meanwhile is reported as missing instead of half added.
  const [held] = asset ? await holdAsset(tx, asset) : [];
  if (!asset || !held) throw new AppError('asset_not_found');
  return asset;
}

function holdAsset(tx: Db, { kind, id }: Asset): Promise<readonly { readonly id: bigint }[]> {
  const table = { profile: users, ad_account: adAccounts, catalog: catalogs }[kind];
  return tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share');
}

async function findMember(tx: Db, { business }: Membership, userId: bigint | undefined) {
  const [member] =
    userId === undefined
      ? []
      : await tx
          .select({ userId: users.id, username: users.username })
          .from(businessMembers)
          .innerJoin(users, eq(users.id, businessMembers.userId))
          .where(and(eq(businessMembers.businessId, business.id), eq(businessMembers.userId, userId)))
          .for('share', { of: businessMembers });
  if (!member) throw new AppError('member_not_found');
  return member;
}

function columnOf({ kind, id }: Asset) {
  if (kind === 'profile') return { profileId: id };
  return kind === 'ad_account' ? { adAccountId: id } : { catalogId: id };
}

async function named(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'asset_groups_name')) throw error;
    throw new AppError('asset_group_name_taken', {
      cause: error,
      fields: { name: 'Another group of this business has this name.' },
    });
  }
}
