import { sql, type SQL } from 'drizzle-orm';
import { localTime, type ServeTokens } from '../campaigns/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { isConversion, type EventSource } from './event-names.ts';
import { isInAttributionWindow, toMicros, type EventInput } from './rules.ts';

/** The tag that received events, with its account. */
export type ReceivingTag = { readonly id: bigint; readonly accountId: bigint };

/** The result of an event: new, or a duplicate from any channel. */
export type Received = 'accepted' | 'duplicate';

type Attributed = {
  readonly event: EventInput;
  readonly campaignId: bigint;
  readonly contentId: bigint;
  readonly mark: string;
};
type CampaignRow = { readonly id: string; readonly time_zone: string; readonly currency: string };
type DaySum = { campaign: string; day: string; content: string; conversions: number; value: number };

/**
 * Stores events of a tag, each exactly once by (tag, event id, name), and counts them in the same
 * transaction: by the hour of receipt, and, if a click on an ad led to a conversion, for its campaign. An
 * event contains no personal data; only the hash of the email is stored, as a visitor of the site.
 */
export async function receiveEvents(
  db: Db,
  tag: ReceivingTag,
  events: readonly EventInput[],
  { source, now, marks }: { readonly source: EventSource; readonly now: Date; readonly marks: ServeTokens },
): Promise<readonly Received[]> {
  if (events.length === 0) return [];
  return db.transaction(async (tx) => {
    const firsts = new Map<string, EventInput>();
    for (const event of events) if (!firsts.has(keyOf(event))) firsts.set(keyOf(event), event);
    const led = await attribute(tx, tag, [...firsts.values()], marks);
    const stored = await store(tx, tag, [...firsts.values()], led, source, now);
    const fresh = [...firsts].flatMap(([key, event]) => (stored.has(key) ? [event] : []));
    if (fresh.length > 0) {
      await countHours(tx, tag, fresh, source, now);
      await countCampaigns(
        tx,
        fresh.flatMap((event) => led.get(keyOf(event)) ?? []),
      );
      await noteVisitors(tx, tag, fresh, now);
    }
    const reported = new Set<string>();
    return events.map((event) => {
      const key = keyOf(event);
      const isFirst = stored.has(key) && !reported.has(key);
      reported.add(key);
      return isFirst ? 'accepted' : 'duplicate';
    });
  });
}

const keyOf = ({ event_id: id, event_name: name }: EventInput): string => `${id} ${name}`;

/**
 * Returns the accounts that a tag reports to: its own, and those of the businesses with which it is currently
 * shared. An event has one click, and thus counts for at most one of them.
 */
const reachOf = ({ id, accountId }: ReceivingTag): SQL => sql`
  select account.id from ad_accounts account where account.id = ${accountId} or account.business_id in
    (select business_id from tag_shares where tag_id = ${id} and state = 'accepted')`;

/**
 * Attributes conversions to clicks, by key: the ad belongs to an account that the tag reports to, and was
 * served within the window.
 */
async function attribute(
  tx: Db,
  tag: ReceivingTag,
  events: readonly EventInput[],
  marks: ServeTokens,
): Promise<ReadonlyMap<string, Attributed>> {
  const found = events.flatMap((event): readonly Attributed[] => {
    const { click_id: mark, event_name: name } = event;
    const serving = mark === undefined || !isConversion(name) ? undefined : marks.read(mark);
    if (!serving || mark === undefined || !isInAttributionWindow(serving.atMs, Date.parse(event.happened_at)))
      return [];
    return [{ event, mark, campaignId: serving.campaignId, contentId: serving.contentId }];
  });
  if (found.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text as id from campaigns
    where id = any(${idList(found.map(({ campaignId }) => campaignId))}::bigint[])
      and account_id in (${reachOf(tag)})`);
  const own = new Set(rows.map(({ id }) => id));
  return new Map(
    found.flatMap((one) => (own.has(String(one.campaignId)) ? [[keyOf(one.event), one] as const] : [])),
  );
}

/** Stores the new events, and returns their keys. */
async function store(
  tx: Db,
  tag: ReceivingTag,
  events: readonly EventInput[],
  led: ReadonlyMap<string, Attributed>,
  source: EventSource,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = events
    .map((event) => ({
      id: event.event_id,
      name: event.event_name,
      value: toMicros(event.value),
      currency: event.currency ?? null,
      order_id: event.order_id ?? null,
      campaign: led.get(keyOf(event))?.campaignId.toString() ?? null,
      at: event.happened_at,
    }))
    // Sorted, so that two requests with the same events cannot deadlock.
    .toSorted((one, other) => (`${one.id} ${one.name}` < `${other.id} ${other.name}` ? -1 : 1));
  const { rows: stored } = await tx.execute<{ event_id: string; name: string }>(sql`
    insert into conversion_events
      (tag_id, event_id, name, source, value_micro, currency, order_id, campaign_id, happened_at, received_at)
    select ${tag.id}::bigint, id, name, ${source}, value, currency, order_id, campaign, at, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as reported
      (id text, name text, value bigint, currency text, order_id text, campaign bigint, at timestamptz)
    on conflict do nothing returning event_id, name`);
  return new Set(stored.map(({ event_id: id, name }) => `${id} ${name}`));
}

async function countHours(
  tx: Db,
  tag: ReceivingTag,
  events: readonly EventInput[],
  source: EventSource,
  now: Date,
): Promise<void> {
  const counts = [...Map.groupBy(events, ({ event_name: name }) => name)]
    .map(([name, of]) => ({ name, events: of.length }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  await tx.execute(sql`
    insert into conversion_hours (tag_id, hour, name, source, events)
    select ${tag.id}::bigint, date_trunc('hour', ${now.toISOString()}::timestamptz, 'UTC'), name, ${source}, events
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted (name text, events int)
    on conflict (tag_id, hour, name, source) do update set events = conversion_hours.events + excluded.events`);
}

/** Counts conversions for their campaigns, on the day of the campaign's time zone; a value only in the account's currency. */
async function countCampaigns(tx: Db, led: readonly Attributed[]): Promise<void> {
  if (led.length === 0) return;
  const ids = idList([...new Set(led.map(({ campaignId }) => campaignId))]);
  const { rows } = await tx.execute<CampaignRow>(sql`
    select campaigns.id::text as id, time_zone, currency
    from campaigns join ad_accounts on ad_accounts.id = account_id where campaigns.id = any(${ids}::bigint[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sums = new Map<string, DaySum>();
  for (const { event, campaignId, contentId } of led) {
    const campaign = byId.get(String(campaignId));
    if (!campaign) continue;
    const { day } = localTime(new Date(event.happened_at), campaign.time_zone);
    const key = `${campaign.id} ${day} ${contentId}`;
    const sum = sums.get(key) ?? {
      campaign: campaign.id,
      day,
      content: String(contentId),
      conversions: 0,
      value: 0,
    };
    const value = event.currency === campaign.currency ? (toMicros(event.value) ?? 0) : 0;
    sums.set(key, { ...sum, conversions: sum.conversions + 1, value: sum.value + value });
  }
  const inOrder = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
  await tx.execute(sql`
    insert into ad_days (campaign_id, day, content_id, conversions, conversion_value_micro)
    select campaign, day, content, conversions, value
    from jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb)
      as counted (campaign bigint, day date, content bigint, conversions int, value bigint)
    on conflict (campaign_id, day, content_id) do update set
      conversions = ad_days.conversions + excluded.conversions,
      conversion_value_micro = ad_days.conversion_value_micro + excluded.conversion_value_micro`);
}

/**
 * Stores visitors of the site: people identified by a hash from the sender, and members who came by a known
 * click. They are visitors of the tag's account, and of those accounts it is shared with that have a visitor
 * audience.
 */
async function noteVisitors(
  tx: Db,
  tag: ReceivingTag,
  events: readonly EventInput[],
  now: Date,
): Promise<void> {
  const hashes = events.flatMap(({ email_sha256: hash }) => hash ?? []);
  const clicks = events.flatMap(({ click_id: click }) => click ?? []);
  if (hashes.length + clicks.length === 0) return;
  await tx.execute(sql`
    with reached as (${reachOf(tag)})
    insert into site_visitors (account_id, email_hash, seen_at)
    select reached.id, hash, ${now.toISOString()}::timestamptz from reached, (
      select hash from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) hash
      union
      select email_hash from ad_clickers
      where serving in (select click from jsonb_array_elements_text(${JSON.stringify(clicks)}::jsonb) click)
        and account_id in (select id from reached)
    ) known
    where reached.id = ${tag.accountId}
      or exists (select from audiences where account_id = reached.id and kind = 'visitors')
    order by reached.id, hash
    on conflict (account_id, email_hash) do update set seen_at = excluded.seen_at`);
}
