import { EVENT_TYPES, type LogEvent } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { ConfigDeps, DatabaseDeps } from '../../platform/deps.ts';
import { isWithinAcceptedWindow } from '../../engagement/events/index.ts';
import { idList } from '../../platform/database/statement.ts';
import type { AdEventType } from '../../business/ad-accounts/index.ts';
import { chargeFor, localTime, type Budget } from './pacing.ts';
import { lockBalances } from './prepaid.ts';
import { createServeTokens, type ServedAd, type ServeTokens } from './serve-tokens.ts';

/** The event that represents a click on an outbound link. */
const CLICKTHROUGH = 12;
const KINDS = { impression: 1, click: 2 } as const satisfies Record<AdEventType, number>;

/** An impression or click of a served ad. */
export type CountedAct = ServedAd & {
  readonly mark: string;
  readonly act: AdEventType;
  readonly happenedAt: Date;
};

type CampaignRow = Pick<Budget, 'objective'> & {
  readonly id: string;
  readonly price: string;
  readonly daily: string | null;
  readonly total: string | null;
  readonly spent: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly time_zone: string;
};
type DayRow = { readonly campaign_id: string; readonly day: string; readonly spent: string };

/** Returns the events of a batch that concern served ads, with the token of each as the event contains it. */
export function extractAdEvents(
  events: readonly LogEvent[],
  marks: ServeTokens,
  now: Date,
): readonly CountedAct[] {
  return events.flatMap((event) => {
    const act = actOf(event);
    const mark = event.aux_data?.['ad'];
    if (!act || typeof mark !== 'string' || !isWithinAcceptedWindow(event.time, now)) return [];
    const serving = marks.read(mark);
    return serving && isWithinAcceptedWindow(serving.atMs, now)
      ? [{ ...serving, mark, act, happenedAt: new Date(event.time) }]
      : [];
  });
}

/**
 * Returns the events as stored in the log: without the tokens that would link events of the same serving. Those that were
 * counted as the ad's are marked as paid, so that they do not count as organic as well.
 */
export function stripServeTokens(
  events: readonly LogEvent[],
  paid: ReadonlySet<string> = new Set(),
): readonly LogEvent[] {
  return events.map((event) => {
    if (event.aux_data?.['ad'] === undefined && event.aux_data?.['paid'] === undefined) return event;
    const { ad: mark, paid: _paid, ...aux } = event.aux_data;
    const isPaid = typeof mark === 'string' && paid.has(`${mark} ${actOf(event)}`);
    return { ...event, aux_data: isPaid ? { ...aux, paid: true } : aux };
  });
}

/**
 * Counts and charges ad events in one transaction: one impression and one click per serving, however often
 * they are reported. The campaign's row is locked, so that the charge is limited to the remaining budget, and
 * no budget is exceeded. Returns the number of new events.
 */
export async function countAds(db: Db, acts: readonly CountedAct[]): Promise<number> {
  if (acts.length === 0) return 0;
  return db.transaction(async (tx) => {
    const fresh = await findFirstReported(tx, acts);
    if (fresh.length === 0) return 0;
    const ids = [...new Set(fresh.map(({ campaignId }) => campaignId))].toSorted((a, b) => (a < b ? -1 : 1));
    const { rows: held } = await tx.execute<CampaignRow>(sql`
      select id::text as id, objective, price_micro::text as price, daily_micro::text as daily, total_micro::text as total,
        spent_micro::text as spent, starts_on::text as starts_on, ends_on::text as ends_on, time_zone
      from campaigns where id = any(${idList(ids)}::bigint[]) order by campaigns.id for update`);
    const balances = await lockBalances(tx, ids);
    for (const campaign of held)
      await countOf(
        tx,
        campaign,
        balances.get(campaign.id),
        fresh.filter(({ campaignId }) => String(campaignId) === campaign.id),
      );
    return fresh.length;
  });
}

/** Returns the events that were not reported before, and stores them. */
async function findFirstReported(tx: Db, acts: readonly CountedAct[]): Promise<readonly CountedAct[]> {
  const byKey = new Map(acts.map((act) => [`${act.mark} ${KINDS[act.act]}`, act]));
  // Sorted, so that concurrent reports of the same events cannot deadlock.
  const rows = [...byKey.keys()].toSorted().map((key) => {
    const [serving = '', kind] = key.split(' ');
    return { serving, kind: Number(kind) };
  });
  const { rows: stored } = await tx.execute<{ serving: string; kind: number }>(sql`
    insert into counted_servings (serving, kind)
    select serving, kind from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as reported (serving text, kind smallint)
    on conflict do nothing returning serving, kind`);
  return stored.flatMap(({ serving, kind }) => byKey.get(`${serving} ${kind}`) ?? []);
}

async function countOf(
  tx: Db,
  campaign: CampaignRow,
  balance: { leftMicro: number } | undefined,
  acts: readonly CountedAct[],
): Promise<void> {
  const budget = budgetOf(campaign);
  const dayOf = ({ happenedAt }: CountedAct): string => localTime(happenedAt, budget.timeZone).day;
  const days = [...new Set(acts.map(dayOf))];
  const { rows } = await tx.execute<DayRow>(sql`
    select day::text as day, sum(spent_micro)::text as spent from ad_days
    where campaign_id = ${campaign.id}::bigint and day = any(${`{${days.join(',')}}`}::date[]) group by day`);
  const spentOn = new Map(rows.map(({ day, spent }) => [day, Number(spent)]));
  let allMicro = Number(campaign.spent);
  const sums = new Map<string, Sum & { readonly day: string; readonly content: string }>();
  const places = new Map<string, Sum & { readonly day: string; readonly placement: string }>();
  for (const act of acts) {
    const day = dayOf(act);
    const dayMicro = spentOn.get(day) ?? 0;
    const now = { ...budget, prepaidMicro: balance?.leftMicro ?? null };
    const charge = chargeFor(now, act.act, day, { allMicro, dayMicro });
    if (balance) balance.leftMicro -= charge;
    spentOn.set(day, dayMicro + charge);
    allMicro += charge;
    const content = String(act.contentId);
    const key = `${day} ${content}`;
    sums.set(key, addAct(sums.get(key) ?? { day, content, ...NOTHING }, act.act, charge));
    const { placement } = act;
    if (placement === undefined) continue;
    const place = `${day} ${placement}`;
    places.set(place, addAct(places.get(place) ?? { day, placement, ...NOTHING }, act.act, charge));
  }
  await tx.execute(sql`
    insert into ad_days (campaign_id, day, content_id, impressions, clicks, spent_micro)
    select ${campaign.id}::bigint, day, content, impressions, clicks, spent
    from jsonb_to_recordset(${JSON.stringify([...sums.values()])}::jsonb)
      as counted (day date, content bigint, impressions int, clicks int, spent bigint)
    on conflict (campaign_id, day, content_id) do update set
      impressions = ad_days.impressions + excluded.impressions, clicks = ad_days.clicks + excluded.clicks,
      spent_micro = ad_days.spent_micro + excluded.spent_micro`);
  await tx.execute(sql`
    insert into ad_placement_days (campaign_id, day, placement, impressions, clicks, spent_micro)
    select ${campaign.id}::bigint, day, placement, impressions, clicks, spent
    from jsonb_to_recordset(${JSON.stringify([...places.values()])}::jsonb)
      as counted (day date, placement text, impressions int, clicks int, spent bigint)
    on conflict (campaign_id, day, placement) do update set
      impressions = ad_placement_days.impressions + excluded.impressions,
      clicks = ad_placement_days.clicks + excluded.clicks,
      spent_micro = ad_placement_days.spent_micro + excluded.spent_micro`);
  await tx.execute(sql`update campaigns set spent_micro = ${allMicro} where id = ${campaign.id}::bigint`);
}

type Sum = { readonly impressions: number; readonly clicks: number; readonly spent: number };
const NOTHING: Sum = { impressions: 0, clicks: 0, spent: 0 };

function addAct<Counted extends Sum>(sum: Counted, act: AdEventType, charge: number): Counted {
  const counted = act === 'click' ? { clicks: sum.clicks + 1 } : { impressions: sum.impressions + 1 };
  return { ...sum, ...counted, spent: sum.spent + charge };
}

function budgetOf(row: CampaignRow): Omit<Budget, 'prepaidMicro'> {
  return {
    objective: row.objective,
    priceMicro: Number(row.price),
    dailyMicro: row.daily === null ? null : Number(row.daily),
    totalMicro: row.total === null ? null : Number(row.total),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    timeZone: row.time_zone,
  };
}

function actOf({ event_type: type }: LogEvent): AdEventType | undefined {
  if (type === EVENT_TYPES.pinImpression) return 'impression';
  return type === CLICKTHROUGH ? 'click' : undefined;
}

/** Creates the function that counts the ads in a batch of events and returns the events without their marks. */
export function createAdEventCounter({
  db,
  env,
}: DatabaseDeps & ConfigDeps): (events: readonly LogEvent[], now: Date) => Promise<readonly LogEvent[]> {
  const marks = createServeTokens(env.secret);
  return async (events, now) => {
    const acts = extractAdEvents(events, marks, now);
    await countAds(db, acts);
    return stripServeTokens(events, new Set(acts.map(({ mark, act }) => `${mark} ${act}`)));
  };
}
