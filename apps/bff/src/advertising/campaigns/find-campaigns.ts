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

/** A range of days, both inclusive, in the time zone of each campaign. */
export type AdDayRange = { readonly from: string; readonly to: string };

/** A campaign with its statistics, of a range of days or of all days. */
export type CountedCampaign = typeof campaigns.$inferSelect & {
  /** The spend of these days; `spentMicro` is that of all days. */
  readonly rangeSpentMicro: number;
  readonly pins: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly conversionValueMicro: number;
};

const CAMPAIGNS_MAX = 500;

type Sums = Omit<CountedCampaign, keyof typeof campaigns.$inferSelect | 'pins'>;

/** The sums of a campaign's days, read in one pass. */
const sumsOf = (range: AdDayRange | undefined) => sql<Sums>`(
  select jsonb_build_object('impressions', coalesce(sum(impressions), 0), 'clicks', coalesce(sum(clicks), 0),
    'conversions', coalesce(sum(conversions), 0), 'conversionValueMicro', coalesce(sum(conversion_value_micro), 0),
    'rangeSpentMicro', coalesce(sum(spent_micro), 0))
  from ${adDays} where ${adDays.campaignId} = ${campaigns.id}
    ${range ? sql`and ${adDays.day} between ${range.from}::date and ${range.to}::date` : sql``})`;
const pinCount = sql<number>`(select count(*)::int from pin_promotions where campaign_id = ${campaigns.id})`;

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

/**
 * Returns the campaigns of an account with their statistics, of a range of days or of all, newest first; only one if its id is
 * given.
 */
export async function listCampaigns(
  db: Db,
  accountId: bigint,
  { id, range }: { readonly id?: bigint; readonly range?: AdDayRange | undefined } = {},
): Promise<readonly CountedCampaign[]> {
  const rows = await db
    .select({ campaign: campaigns, sums: sumsOf(range), pins: pinCount })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), id === undefined ? undefined : eq(campaigns.id, id)))
    .orderBy(desc(campaigns.id))
    .limit(CAMPAIGNS_MAX);
  return rows.map(({ campaign, sums, pins }) => ({ ...campaign, ...sums, pins }));
}
