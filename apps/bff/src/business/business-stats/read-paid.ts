import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import type { DayRange } from './ranges.ts';
import type { Counts, Period, Point } from './read-series.ts';

/** The part of the counts that ads paid for. */
export type PaidCounts = Pick<Counts, 'impressions' | 'outbound_clicks'>;

/** A period whose counts are organic and paid together, with the paid part. */
export type WholePeriod = Omit<Period, 'points'> & {
  readonly paid: PaidCounts;
  /** By hour, the counts are organic alone: ads are counted by day. */
  readonly points: readonly (Point & { readonly paid: PaidCounts })[];
};

const NO_PAID: PaidCounts = { impressions: 0, outbound_clicks: 0 };

/**
 * Returns the paid counts of advertisers by day, from the days that their ad accounts show and are billed by; only those of
 * one content if its id is given. Days are in the time zone of each campaign.
 */
export async function readPaidDays(
  db: Db,
  advertisers: readonly bigint[],
  range: DayRange,
  contentId?: string,
): Promise<ReadonlyMap<string, PaidCounts>> {
  const { rows } = await db.execute<PaidCounts & { start: string }>(sql`
    select day::text as start, sum(ad_days.impressions)::float8 as impressions, sum(clicks)::float8 as outbound_clicks
    from ad_days join campaigns on campaigns.id = ad_days.campaign_id
      join ad_accounts on ad_accounts.id = campaigns.account_id
    where ad_accounts.advertiser_id = any(${idList(advertisers)}::bigint[])
      and day between ${range.from}::date and ${range.to}::date
      ${contentId === undefined ? sql`` : sql`and content_id = ${contentId}::bigint`}
    group by day`);
  return new Map(
    rows.map(({ start, impressions, outbound_clicks }) => [start, { impressions, outbound_clicks }]),
  );
}

/** Adds the paid counts of its days to the organic counts of a period. */
export function addPaid(organic: Period, paidDays: ReadonlyMap<string, PaidCounts>): WholePeriod {
  const paid = [...paidDays.values()].reduce(sumPaid, NO_PAID);
  return {
    ...organic,
    totals: { ...organic.totals, ...sumPaid(organic.totals, paid) },
    paid,
    points: organic.points.map((point) => {
      const ofPoint = paidDays.get(point.start) ?? NO_PAID;
      return { ...point, ...sumPaid(point, ofPoint), paid: ofPoint };
    }),
  };
}

function sumPaid(one: PaidCounts, other: PaidCounts): PaidCounts {
  return {
    impressions: one.impressions + other.impressions,
    outbound_clicks: one.outbound_clicks + other.outbound_clicks,
  };
}
