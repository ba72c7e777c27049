import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { profilesInReach } from '../asset-groups/index.ts';
import {
  countEngaged,
  rangeBefore,
  readPeriod,
  readTopPins,
  type DayRange,
  type TopPin,
} from '../business-stats/index.ts';
import { findBusiness, hasPermission, type BusinessRow } from '../business/index.ts';

const TOP_PINS = 3;

/** The counts of a digest, in their order. */
export const DIGEST_COUNTS = ['impressions', 'saves', 'outbound_clicks', 'engaged', 'followers'] as const;

/** The counts of a week. */
export type DigestCounts = Readonly<Record<(typeof DIGEST_COUNTS)[number], number>>;

/** The spend and results of campaigns in a currency, in two weeks. */
export type PaidResults = {
  readonly currency: string;
  /** Millionths of the currency. */
  readonly spentMicro: number;
  readonly spentBeforeMicro: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
};

/** The numbers of a business in a week, and in the week before. */
export type Digest = {
  readonly business: BusinessRow;
  readonly week: DayRange;
  readonly counts: DigestCounts;
  readonly before: DigestCounts;
  readonly pins: readonly TopPin[];
  /** Campaigns with activity in the week; empty for members who may not see ads. */
  readonly paid: readonly PaidResults[];
};

/**
 * Reads the numbers of a business for a member, of the profiles that they have access to. Returns undefined if nothing happened in
 * the week, and for those who are no longer a member with access to the dashboard.
 */
export async function readDigest(
  db: Db,
  viewer: SignedIn,
  businessId: bigint,
  week: DayRange,
): Promise<Digest | undefined> {
  const membership = await findBusiness(db, viewer, businessId);
  if (!membership || !hasPermission(membership.member.role, 'dashboard.view')) return undefined;
  const owners = await profilesInReach(db, membership);
  if (owners.length === 0) return undefined;
  // One statement after the other: the job that delivers reads in its transaction.
  const counts = await readCounts(db, owners, week);
  const before = await readCounts(db, owners, rangeBefore(week));
  const pins = await readTopPins(db, owners, week, 'impressions', TOP_PINS);
  const mayReadPaid = hasPermission(membership.member.role, 'ads.view');
  const paid = mayReadPaid ? await readPaidResults(db, owners, week) : [];
  const isEmpty = DIGEST_COUNTS.every((name) => counts[name] === 0) && paid.length === 0;
  return isEmpty ? undefined : { business: membership.business, week, counts, before, pins, paid };
}

async function readCounts(db: Db, owners: readonly bigint[], week: DayRange): Promise<DigestCounts> {
  const { totals } = await readPeriod(db, owners, week);
  const engaged = await countEngaged(db, owners, week);
  const followers = await countNewFollowers(db, owners, week);
  const { impressions, saves, outbound_clicks } = totals;
  return { impressions, saves, outbound_clicks, engaged, followers };
}

async function countNewFollowers(db: Db, owners: readonly bigint[], { from, to }: DayRange): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from user_follows
    where followed_id = any(${idList(owners)}::bigint[]) and created_at >= ${from}::date at time zone 'UTC'
      and created_at < (${to}::date + 1) at time zone 'UTC'`);
  return rows[0]?.count ?? 0;
}

async function readPaidResults(
  db: Db,
  owners: readonly bigint[],
  week: DayRange,
): Promise<readonly PaidResults[]> {
  const earlier = rangeBefore(week);
  const sum = (column: string, { from, to }: DayRange) => sql`
    coalesce(sum(ad_days.${sql.identifier(column)}) filter (where day between ${from}::date and ${to}::date), 0)::float8`;
  const { rows } = await db.execute<PaidResults>(sql`
    select ad_accounts.currency, ${sum('spent_micro', week)} as "spentMicro",
      ${sum('spent_micro', earlier)} as "spentBeforeMicro", ${sum('impressions', week)} as impressions,
      ${sum('clicks', week)} as clicks, ${sum('conversions', week)} as conversions
    from ad_days join campaigns on campaigns.id = ad_days.campaign_id
      join ad_accounts on ad_accounts.id = campaigns.account_id
    where ad_accounts.advertiser_id = any(${idList(owners)}::bigint[])
      and day between ${earlier.from}::date and ${week.to}::date
    group by ad_accounts.currency order by ad_accounts.currency`);
  return rows.filter(
    ({ spentMicro, impressions, clicks, conversions }) => spentMicro + impressions + clicks + conversions > 0,
  );
}
