import { sql } from 'drizzle-orm';
import { targetingSchema, type AdOfAdvertiser, type Targeting } from '../ads/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { idList, defineStatement } from '../../platform/database/statement.ts';
import { type BrandSafety, NO_RULES, type Objective } from '../../business/ad-accounts/index.ts';
import type { Weighted } from './order-ads.ts';
import { PREPAID_LEFT } from './prepaid.ts';
import { dayLimit, localTime, type Budget, type Spent } from './pacing.ts';

/** An ad of a running campaign, with all data that decides about its display. */
export type Ad = Weighted &
  AdOfAdvertiser & {
    readonly campaignId: bigint;
    readonly targeting: Targeting;
    readonly brandSafety: BrandSafety;
    readonly budget: Budget;
    readonly spent: Spent;
  };

/** The recently loaded ads of running campaigns. */
export type AdPool = {
  read(): Promise<readonly Ad[]>;
  /** Discards the pool, so that the next read sees a change by this process. */
  forget(): void;
};

/**
 * Maximum age of the pool in milliseconds. It does not limit spending, which is bounded when it is counted.
 */
const POOL_MS = 10_000;
const TOPICS_MS = 600_000;
const ADS_MAX = 1000;
const FOLLOWER_SAMPLE_SIZE = 200;
const SAVES_OF_A_FOLLOWER = 20;
const TOPICS_OF_FOLLOWERS = 8;

type Row = {
  readonly content_id: bigint;
  readonly campaign_id: bigint;
  readonly advertiser_id: bigint;
  readonly interest_id: bigint | null;
  readonly category: string | null;
  readonly targeting: unknown;
  readonly brand_safety: BrandSafety;
  readonly objective: Objective;
  readonly price: bigint;
  readonly daily: bigint | null;
  readonly total: bigint | null;
  readonly spent: bigint;
  readonly spent_on_day: bigint;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly time_zone: string;
  readonly prepaid: bigint | null;
};

const runningAds = defineStatement<Row>(
  'ads of running campaigns',
  (value) => sql`
    select promotion.content_id, campaign.id as campaign_id, account.advertiser_id, contents.interest_id, contents.category,
      promotion.targeting, account.brand_safety, campaign.objective, campaign.price_micro as price,
      campaign.daily_micro as daily, campaign.total_micro as total, campaign.spent_micro as spent,
      campaign.starts_on::text as starts_on, campaign.ends_on::text as ends_on, campaign.time_zone,
      ${PREPAID_LEFT} as prepaid,
      coalesce((
        select sum(spent_micro) from ad_days
        where campaign_id = campaign.id and day = (${value('now')}::timestamptz at time zone campaign.time_zone)::date
      ), 0)::bigint as spent_on_day
    from campaigns campaign join ad_accounts account on account.id = campaign.account_id
      join pin_promotions promotion on promotion.campaign_id = campaign.id
      join contents on contents.id = promotion.content_id
    where campaign.status = 'active' order by campaign.id desc limit ${ADS_MAX}`,
);

const topicsOfFollowers = defineStatement<{
  readonly advertiser_id: bigint;
  readonly topics: readonly string[];
}>(
  'topics that the followers of advertisers save',
  (value) => sql`
    select advertiser.id as advertiser_id, array(
      select contents.interest_id::text
      from (
        select follower_id as id from user_follows where followed_id = advertiser.id
        order by created_at desc limit ${FOLLOWER_SAMPLE_SIZE}
      ) follower, lateral (
        select content_id from pins where pinner_id = follower.id and deleted_at is null
        order by pins.id desc limit ${SAVES_OF_A_FOLLOWER}
      ) saved join contents on contents.id = saved.content_id
      where contents.interest_id is not null
      group by contents.interest_id order by count(*) desc, contents.interest_id limit ${TOPICS_OF_FOLLOWERS}
    ) as topics
    from unnest(${value('advertisers')}::bigint[]) advertiser (id)`,
);

const pools = new WeakMap<Db, AdPool>();

/**
 * Returns the pool of this process: loaded by one indexed query for all viewers, and never as part of a
 * request.
 */
export function getAdPool(deps: Pick<Deps, 'db' | 'now'>): AdPool {
  const known = pools.get(deps.db);
  if (known) return known;
  const made = createAdPool(deps);
  pools.set(deps.db, made);
  return made;
}

function createAdPool({ db, now }: Pick<Deps, 'db' | 'now'>): AdPool {
  let pool: { readonly at: number; readonly ads: Promise<readonly Ad[]> } | undefined;
  const topics = new Map<bigint, { readonly at: number; readonly ids: readonly string[] }>();
  const readTopics = async (advertisers: readonly bigint[], at: number): Promise<void> => {
    const wanted = advertisers.filter((id) => at - (topics.get(id)?.at ?? -TOPICS_MS) >= TOPICS_MS);
    if (wanted.length === 0) return;
    const rows = await topicsOfFollowers(db, { advertisers: idList(wanted) });
    for (const row of rows) topics.set(row.advertiser_id, { at, ids: row.topics });
  };
  const readAll = async (at: number): Promise<readonly Ad[]> => {
    const rows = await runningAds(db, { now: new Date(at).toISOString() });
    const ads = rows.flatMap((row) => adOf(row, new Date(at)) ?? []);
    const alike = ads.filter(({ targeting }) => targeting.lookalike).map(({ advertiserId }) => advertiserId);
    await readTopics([...new Set(alike)], at);
    return ads.map((ad) => ({ ...ad, followerTopics: topics.get(ad.advertiserId)?.ids ?? [] }));
  };
  return {
    read() {
      const at = now().getTime();
      if (pool && Math.abs(at - pool.at) < POOL_MS) return pool.ads;
      const ads = readAll(at);
      pool = { at, ads };
      ads.catch(() => (pool = undefined));
      return ads;
    },
    forget() {
      pool = undefined;
    },
  };
}

function adOf(row: Row, at: Date): Ad | undefined {
  const targeting = targetingSchema.safeParse(row.targeting);
  // A row written by an older version must not break the feed.
  if (!targeting.success) return undefined;
  const budget: Budget = {
    objective: row.objective,
    priceMicro: Number(row.price),
    dailyMicro: row.daily === null ? null : Number(row.daily),
    totalMicro: row.total === null ? null : Number(row.total),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    timeZone: row.time_zone,
    prepaidMicro: row.prepaid === null ? null : Number(row.prepaid),
  };
  const spent = { allMicro: Number(row.spent), dayMicro: Number(row.spent_on_day) };
  return {
    contentId: row.content_id,
    campaignId: row.campaign_id,
    advertiserId: row.advertiser_id,
    interestId: row.interest_id === null ? null : String(row.interest_id),
    category: row.category,
    interests: targeting.data.interests ?? [],
    followerTopics: [],
    targeting: targeting.data,
    brandSafety: row.brand_safety ?? NO_RULES,
    budget,
    spent,
    weight: Math.sqrt(dayLimit(budget, localTime(at, budget.timeZone).day, { ...spent, dayMicro: 0 })),
  };
}
