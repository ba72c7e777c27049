import { and, desc, eq, sql } from 'drizzle-orm';
import { assetAccessCondition, type Reader } from '../../business/asset-groups/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { adAccounts, adDays, campaigns } from '../../business/ad-accounts/index.ts';

/**
 * The owner whose ad accounts are read: a business through one of its members, or a member without a
 * business.
 */
export type AdOwner = Reader | { readonly personId: bigint };

/** An ad account as stored. */
export type AdAccount = typeof adAccounts.$inferSelect;

/** A campaign with its statistics. */
export type CountedCampaign = typeof campaigns.$inferSelect & {
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly conversionValueMicro: number;
};

const CAMPAIGNS_MAX = 500;
const sumOf = (column: 'impressions' | 'clicks' | 'conversions' | 'conversion_value_micro') =>
  sql<number>`coalesce((select sum(${sql.identifier(column)})::float8 from ${adDays} where ${adDays.campaignId} = ${campaigns.id}), 0)`;

function ownedBy(owner: AdOwner) {
  return 'business' in owner
    ? and(
        eq(adAccounts.businessId, owner.business.id),
        assetAccessCondition(owner, 'ad_account', adAccounts.id),
      )
    : and(eq(adAccounts.advertiserId, owner.personId), sql`${adAccounts.businessId} is null`);
}

/** Returns the ad accounts of an owner, oldest first. */
export function listAccounts(db: Db, owner: AdOwner): Promise<readonly AdAccount[]> {
  return db.select().from(adAccounts).where(ownedBy(owner)).orderBy(adAccounts.id).limit(100);
}

/** Returns an ad account of an owner. Throws `ad_account_not_found`, also for those of other owners. */
export async function findAccount(db: Db, owner: AdOwner, text: string): Promise<AdAccount> {
  const id = parseId(text);
  const [account] =
    id === undefined
      ? []
      : await db
          .select()
          .from(adAccounts)
          .where(and(eq(adAccounts.id, id), ownedBy(owner)));
  if (!account) throw new AppError('ad_account_not_found');
  return account;
}

/**
 * Returns a campaign of an owner, with its account. Throws `campaign_not_found`, also for those of other
 * owners.
 */
export async function findCampaign(
  db: Db,
  owner: AdOwner,
  text: string,
): Promise<{ readonly campaign: typeof campaigns.$inferSelect; readonly account: AdAccount }> {
  const id = parseId(text);
  const [found] =
    id === undefined
      ? []
      : await db
          .select({ campaign: campaigns, account: adAccounts })
          .from(campaigns)
          .innerJoin(adAccounts, eq(adAccounts.id, campaigns.accountId))
          .where(and(eq(campaigns.id, id), ownedBy(owner)));
  if (!found) throw new AppError('campaign_not_found');
  return found;
}

/** Returns the campaigns of an account with their statistics, newest first; only one if its id is given. */
export async function listCampaigns(
  db: Db,
  accountId: bigint,
  id?: bigint,
): Promise<readonly CountedCampaign[]> {
  const rows = await db
    .select({
      campaign: campaigns,
      impressions: sumOf('impressions'),
      clicks: sumOf('clicks'),
      conversions: sumOf('conversions'),
      conversionValueMicro: sumOf('conversion_value_micro'),
    })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), id === undefined ? undefined : eq(campaigns.id, id)))
    .orderBy(desc(campaigns.id))
    .limit(CAMPAIGNS_MAX);
  return rows.map(({ campaign, ...counts }) => ({ ...campaign, ...counts }));
}
