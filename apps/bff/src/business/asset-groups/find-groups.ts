import type { AssetKind } from '@pegboard/business-dashboard/model';
import { and, asc, eq } from 'drizzle-orm';
import type { BusinessRow } from '../business/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { assetGroupItems, assetGroupMembers, assetGroups } from './tables.ts';

/** A group as stored. */
export type GroupRow = typeof assetGroups.$inferSelect;

/** A group with its assets and assigned members. */
export type Group = {
  readonly id: bigint;
  readonly name: string;
  readonly assets: readonly { readonly kind: AssetKind; readonly id: bigint }[];
  readonly memberIds: readonly bigint[];
};

/**
 * Returns a group of this business, locked for a change. Throws `asset_group_not_found`, also for those of
 * other businesses.
 */
export async function lockGroup(db: Db, business: BusinessRow, id: string): Promise<GroupRow> {
  const known = parseId(id);
  const [group] =
    known === undefined
      ? []
      : await db
          .select()
          .from(assetGroups)
          .where(and(eq(assetGroups.id, known), eq(assetGroups.businessId, business.id)))
          .for('update');
  if (!group) throw new AppError('asset_group_not_found');
  return group;
}

/** Returns the groups of a business by name. */
export async function listGroups(db: Db, business: Pick<BusinessRow, 'id'>): Promise<readonly Group[]> {
  const isOfBusiness = eq(assetGroups.businessId, business.id);
  const groups = await db
    .select()
    .from(assetGroups)
    .where(isOfBusiness)
    .orderBy(asc(assetGroups.name), asc(assetGroups.id));
  const items = await db
    .select({ item: assetGroupItems })
    .from(assetGroupItems)
    .innerJoin(assetGroups, eq(assetGroups.id, assetGroupItems.groupId))
    .where(isOfBusiness)
    .orderBy(asc(assetGroupItems.id));
  const people = await db
    .select({ groupId: assetGroupMembers.groupId, userId: assetGroupMembers.userId })
    .from(assetGroupMembers)
    .where(eq(assetGroupMembers.businessId, business.id))
    .orderBy(asc(assetGroupMembers.userId));
  const itemsOf = Map.groupBy(items, ({ item }) => item.groupId);
  const peopleOf = Map.groupBy(people, ({ groupId }) => groupId);
  return groups.map(({ id, name }) => ({
    id,
    name,
    assets: (itemsOf.get(id) ?? []).flatMap(({ item }) => assetOf(item)),
    memberIds: (peopleOf.get(id) ?? []).map(({ userId }) => userId),
  }));
}

function assetOf(item: typeof assetGroupItems.$inferSelect): Group['assets'] {
  if (item.profileId !== null) return [{ kind: 'profile', id: item.profileId }];
  if (item.adAccountId !== null) return [{ kind: 'ad_account', id: item.adAccountId }];
  return item.catalogId === null ? [] : [{ kind: 'catalog', id: item.catalogId }];
}
