import type { AssetKind } from '@pegboard/business-dashboard/model';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { findProfiles } from '../business/index.ts';
import { adAccounts } from '../ad-accounts/index.ts';
import { catalogs } from '../catalog-records/index.ts';
import type { Db } from '../../platform/database/db.ts';

/** An asset of a business. */
export type Asset = { readonly kind: AssetKind; readonly id: bigint; readonly name: string };

/** Returns all assets of a business: its profiles with those below it, its ad accounts and catalogs. */
export async function listAssets(db: Db, businessId: bigint): Promise<readonly Asset[]> {
  const profiles = await findProfiles(db, businessId);
  const people =
    profiles.length === 0
      ? []
      : await db
          .select({
            id: users.id,
            name: sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username})`,
          })
          .from(users)
          .where(inArray(users.id, [...profiles]))
          .orderBy(asc(users.id));
  const accounts = await db
    .select({ id: adAccounts.id, name: adAccounts.name })
    .from(adAccounts)
    .where(eq(adAccounts.businessId, businessId))
    .orderBy(asc(adAccounts.id));
  const feeds = await db
    .select({ id: catalogs.id, name: catalogs.name })
    .from(catalogs)
    .where(eq(catalogs.businessId, businessId))
    .orderBy(asc(catalogs.id));
  return [
    ...people.map((one) => ({ kind: 'profile' as const, ...one })),
    ...accounts.map((one) => ({ kind: 'ad_account' as const, ...one })),
    ...feeds.map((one) => ({ kind: 'catalog' as const, ...one })),
  ];
}
