import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailHash } from '../ads/index.ts';
import { businesses, businessMembers } from '../../business/business/index.ts';
import { rollUp } from '../../business/business-stats/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { createPin } from '../../pins/pins/index.ts';
import { contents } from '../../pins/pin-access/tables.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { runJob } from '../../testing/run-job.ts';
import { createServeTokens } from './serve-tokens.ts';
import { adDays, campaigns } from '../../business/ad-accounts/tables.ts';
import { endExpiredCampaigns } from './end-campaigns.ts';
import { runCampaign, type TestCampaignOptions } from './testing.ts';

const NODES = 'edges { node { entityId isPromoted trackingParams promoter { fullName } } }';
const HOME = `{ v3GetHomeFeedQuery(first: 25) { connection { ${NODES} } } }`;
const SEARCH = `query ($query: String!) { v3SearchPinsQuery(query: $query, first: 25) { connection { ${NODES} } } }`;
const RELATED = `query ($pin: ID!) { v3RelatedPinsQuery(pin: $pin, first: 25) { connection { ${NODES} } } }`;

type Shown = {
  readonly entityId: string;
  readonly isPromoted: boolean;
  readonly trackingParams: string | null;
};

let site: TestApp;
let shop: TestVisitor;
let maker: TestVisitor;
let reader: TestVisitor;
let imageId: bigint;
let topic: bigint;
let opened: string;
const boards = new Map<TestVisitor, bigint>();

beforeAll(async () => {
  site = await testApp({ proxy: { trustedProxies: { kind: 'hops', count: 1 }, countryHeader: 'x-country' } });
  [shop, maker, reader] = [await site.member('Shop'), await site.member('Mara'), await site.member('Rosa')];
  for (const member of [shop, maker])
    boards.set(member, BigInt((await member.call('Board', 'create', { name: 'Pots' })).data.id));
  topic = newId();
  await site.deps.db.execute(sql`insert into interests values (${topic}, 'Ceramics', 'ceramics')`);
  const first = await maker.call('Pin', 'create', {
    board_id: String(boards.get(maker)),
    title: 'Kiln',
    image_base64: await testPicture(),
  });
  opened = first.data.id;
  await site.deps.db
    .update(contents)
    .set({ interestId: topic })
    .where(eq(contents.id, BigInt(opened)));
  const { rows } = await site.deps.db.execute<{ id: string }>('select id::text as id from images');
  imageId = BigInt(rows[0]?.id ?? 0);
  for (let at = 0; at < 30; at += 1) await newPin(maker, `Glazed cup ${at}`);
});
afterAll(() => site.close());

async function newPin(by: TestVisitor, title: string): Promise<string> {
  const creatorId = BigInt(by.id);
  const board = { id: boards.get(by) ?? 0n };
  return String(await createPin(site.deps.db, board, null, { creatorId, imageId, title, interestId: topic }));
}

/** Creates an ad of the shop, the only one on the site until it has ended. */
async function newAd(
  overrides: Partial<TestCampaignOptions> = {},
): Promise<{ pin: string; campaign: bigint }> {
  await site.deps.db.update(campaigns).set({ status: 'ended' });
  const pin = await newPin(shop, 'A vase to buy');
  const { id } = await runCampaign(site.deps, {
    advertiserId: BigInt(shop.id),
    contentIds: [pin],
    ...overrides,
  });
  return { pin, campaign: id };
}

async function list(visitor: TestVisitor, query: string, variables = {}): Promise<readonly Shown[]> {
  if (query === SEARCH) await indexChanges(site.deps);
  const { data, error } = await visitor.graphql(query, variables);
  if (error) throw new Error(JSON.stringify(error));
  return data[Object.keys(data)[0] ?? ''].connection.edges.map(({ node }: { node: Shown }) => node);
}
const lists: readonly [string, (visitor: TestVisitor) => Promise<readonly Shown[]>][] = [
  ['home', (visitor) => list(visitor, HOME)],
  ['search', (visitor) => list(visitor, SEARCH, { query: 'glazed cup' })],
  ['related', (visitor) => list(visitor, RELATED, { pin: opened })],
];
const adsIn = (shown: readonly Shown[]): readonly string[] =>
  shown.flatMap(({ entityId, isPromoted }) => (isPromoted ? [entityId] : []));

test.each(lists)(
  '[BD-06] [AD-01] ads appear in %s in their places, labelled, for their audience',
  async (_, read) => {
    const { pin } = await newAd({ targeting: { devices: ['AppType_WEB'] } });
    for (const visitor of [site.visitor(), reader]) {
      const shown = await read(visitor);
      expect(shown[4]).toMatchObject({ entityId: pin, isPromoted: true, promoter: { fullName: 'Shop' } });
      expect(shown.filter(({ entityId }) => entityId === pin)).toHaveLength(1);
      expect(shown).toHaveLength(25);
    }
    expect(adsIn(await read(shop)), 'not to who pays').toEqual([]);
    await newAd({ targeting: { devices: ['AppType_WEB_MOBILE'] } });
    expect(adsIn(await read(reader))).toEqual([]);
    await newAd({ targeting: { regions: ['FR'] } });
    expect(adsIn(await read(reader))).toEqual([]);
  },
);

test('[BD-06] a search shows the ads that are meant for it; found unpaid, a pin is none', async () => {
  const { pin } = await newAd({ targeting: { keywords: ['glazed cup'] } });
  const search = (query: string) => list(reader, SEARCH, { query });
  expect(adsIn(await search('glazed cup'))).toEqual([pin]);
  expect(adsIn(await search('cup'))).toEqual([]);
  expect((await search('vase')).find(({ entityId }) => entityId === pin)).toMatchObject({
    isPromoted: false,
    promoter: null,
    trackingParams: null,
  });
});

test('[BD-06] members’ ads are chosen by their activity, unless they opt out', async () => {
  const member = await site.member('Ida');
  await member.call('UserFollow', 'create', { user_id: shop.id });
  const { pin } = await newAd({ targeting: { engagement: true } });
  expect(adsIn(await list(member, HOME))).toEqual([pin]);
  expect(adsIn(await list(reader, HOME))).toEqual([]);
  await member.call('UserSettings', 'update', { ads_by_activity: false });
  expect(adsIn(await list(member, HOME)), 'from the next request on').toEqual([]);
});

test('[BD-06] ads keep away from pins, searches and neighbourhoods that an advertiser blocked', async () => {
  const none = { keywords: [], domains: [], topics: [] };
  await newAd({ brandSafety: { ...none, keywords: ['glazed'] } });
  for (const [, read] of lists) expect(adsIn(await read(reader))).toEqual([]);
  await newAd({ brandSafety: { ...none, topics: [String(topic)] } });
  expect(adsIn(await list(reader, RELATED, { pin: opened }))).toEqual([]);
  const { pin } = await newAd({ brandSafety: { ...none, keywords: ['street fight'] } });
  for (const [, read] of lists) expect(adsIn(await read(reader))).toEqual([pin]);
});

test.each<[string, Partial<TestCampaignOptions>]>([
  ['before its first day', { startsOn: '2999-01-01' }],
  ['after its last day', { startsOn: '2026-01-01', endsOn: '2026-01-02' }],
  ['paused', { status: 'paused' }],
  ['a draft', { status: 'draft' }],
  ['when its budget is used up', { dailyMicro: null, totalMicro: 1000, spentMicro: 1000 }],
])('[BD-06] a campaign shows no ads %s', async (_, overrides) => {
  await newAd(overrides);
  expect(adsIn(await list(reader, HOME))).toEqual([]);
});

const event = (pin: string, ad: string | null, type = 18, id: string = randomUUID()) => ({
  id,
  event_type: type,
  time: Date.now(),
  pin_id: pin,
  ...(ad === null ? {} : { aux_data: { ad } }),
});
const send = async (...events: readonly object[]): Promise<void> => {
  const { status, error } = await reader.v3('POST', '/v3/events/', { events });
  expect(error ?? status).toBe(202);
};
const countedOf = (campaignId: bigint) =>
  site.deps.db
    .select({ impressions: adDays.impressions, clicks: adDays.clicks, spentMicro: adDays.spentMicro })
    .from(adDays)
    .where(eq(adDays.campaignId, campaignId));
const markIn = async (visitor: TestVisitor): Promise<string | null> =>
  (await list(visitor, HOME)).find(({ isPromoted }) => isPromoted)?.trackingParams ?? null;

test('[BD-06] [EL-02] of a serving one impression and one click count, however often and by however many events', async () => {
  const { pin, campaign } = await newAd();
  const ad = await markIn(reader);
  const seen = event(pin, ad);
  await send(
    seen,
    event(pin, ad),
    event(pin, ad, 12),
    event(pin, null),
    event(pin, `${ad}x`),
    event(pin, ad, 5),
  );
  await send(seen, event(pin, ad), event(pin, ad, 12));
  await Promise.all(Array.from({ length: 20 }, () => send(seen, event(pin, ad), event(pin, ad, 12))));
  expect(await countedOf(campaign)).toEqual([{ impressions: 1, clicks: 1, spentMicro: 1000 }]);
  expect(await markIn(site.visitor()), 'nothing is counted of visitors').toBeNull();
});

test('[BD-06] clicks are paid where the campaign is for clicks', async () => {
  const { pin, campaign } = await newAd({ objective: 'consideration', priceMicro: 7000 });
  const ad = await markIn(reader);
  await send(event(pin, ad), event(pin, ad, 12));
  expect(await countedOf(campaign)).toEqual([{ impressions: 1, clicks: 1, spentMicro: 7000 }]);
});

test('[BD-06] twenty who count at once spend the budget and not a millionth more', async () => {
  const { pin, campaign } = await newAd({ dailyMicro: null, totalMicro: 10_500, priceMicro: 1000 });
  const marks = createServeTokens(site.deps.env.secret);
  const serving = { contentId: BigInt(pin), campaignId: campaign, atMs: Date.now() };
  await Promise.all(
    Array.from({ length: 20 }, () => send(event(pin, marks.make(serving)), event(pin, marks.make(serving)))),
  );
  expect(await countedOf(campaign)).toEqual([{ impressions: 40, clicks: 0, spentMicro: 10_500 }]);
  const [row] = await site.deps.db.select().from(campaigns).where(eq(campaigns.id, campaign));
  expect(row?.spentMicro).toBe(10_500);
});

test('[BD-06] what is over has ended, and its pins are ads no more', async () => {
  const { pin, campaign } = await newAd({ startsOn: '2026-01-01', endsOn: '2026-01-02' });
  await runJob(site.deps, endExpiredCampaigns);
  const [row] = await site.deps.db.select().from(campaigns).where(eq(campaigns.id, campaign));
  expect(row?.status).toBe('ended');
  expect((await reader.get('AdExplanation', { pin_id: pin })).error.code).toBe('ad_not_found');
});

const CAMPAIGN = {
  name: 'Autumn',
  objective: 'awareness',
  price_micro: 5000,
  daily_micro: 20_000_000,
  total_micro: null,
  starts_on: '2026-01-01',
  ends_on: null,
  time_zone: 'Europe/Stockholm',
};

/** Creates a business of the shop, with an ad account. */
async function newBusiness(): Promise<{ readonly business_id: string; readonly account_id: string }> {
  await site.deps.db.execute(sql`delete from businesses`);
  const id = newId();
  await site.deps.db
    .insert(businesses)
    .values({ id, kind: 'access', name: 'Shop', profileId: BigInt(shop.id) });
  await site.deps.db
    .insert(businessMembers)
    .values({ businessId: id, userId: BigInt(shop.id), role: 'owner' });
  const business_id = String(id);
  const { data } = await shop.call('AdAccount', 'create', { business_id, name: 'Ads', currency: 'SEK' });
  return { business_id, account_id: data.id };
}

test('[BD-06] a campaign is made, filled, started, paused and ended, and its pins are ads meanwhile', async () => {
  await site.deps.db.update(campaigns).set({ status: 'ended' });
  const { business_id, account_id } = await newBusiness();
  const { data: draft } = await shop.call('Campaign', 'create', { business_id, account_id, ...CAMPAIGN });
  expect(draft).toMatchObject({ status: 'draft', spent_micro: 0, impressions: 0 });
  const [pin, others] = [await newPin(shop, 'Blue vase'), await newPin(maker, 'Not theirs')];
  const of = { business_id, campaign_id: draft.id };
  const aim = { devices: ['AppType_WEB'] };
  const promote = (pin_id: string) => shop.call('PromotedPin', 'update', { ...of, pin_id, aim });
  expect((await promote(others)).error.code).toBe('pin_not_found');
  expect((await promote(pin)).status).toBe(200);
  expect(adsIn(await list(reader, HOME))).toEqual([]);
  const change = (status: string, overrides = {}) =>
    shop.call('Campaign', 'update', { ...of, ...CAMPAIGN, status, ...overrides });
  expect((await change('active')).data.status).toBe('active');
  expect(adsIn(await list(reader, HOME))).toEqual([pin]);
  expect((await reader.get('AdExplanation', { pin_id: pin })).data.ad_attribution.matched_device).toBe(
    'AppType_WEB',
  );
  const { data } = await shop.get('PromotedPins', of);
  expect(data.promoted).toMatchObject([{ pin: { id: pin, title: 'Blue vase' }, aim, impressions: 0 }]);
  expect(data.offered.map(({ id }: { id: string }) => id)).toContain(pin);
  const { data: second } = await shop.call('Campaign', 'create', { business_id, account_id, ...CAMPAIGN });
  const taken = { business_id, campaign_id: second.id, pin_id: pin, aim };
  expect((await shop.call('PromotedPin', 'update', taken)).error.code).toBe('pin_already_promoted');
  expect((await change('paused')).status).toBe(200);
  expect(adsIn(await list(reader, HOME))).toEqual([]);
  expect((await change('ended')).status).toBe(200);
  expect((await change('active')).error.code).toBe('campaign_status_refused');
  expect((await shop.call('PromotedPin', 'update', taken)).status).toBe(200);
  expect((await shop.call('PromotedPin', 'delete', { ...taken, aim: undefined })).status).toBe(200);
});

test.each<[what: string, object, field: string]>([
  ['without a budget', { daily_micro: null }, 'daily_micro'],
  ['that ends before it begins', { ends_on: '2025-01-01' }, 'ends_on'],
  ['in no time zone', { time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['for nothing', { price_micro: 0 }, 'price_micro'],
  ['of half millionths', { daily_micro: 1_000_000.5 }, 'daily_micro'],
])('[BD-06] no campaign is made %s', async (_, wrong, field) => {
  const of = await newBusiness();
  const { status, error } = await shop.call('Campaign', 'create', { ...of, ...CAMPAIGN, ...wrong });
  expect([status, Object.keys(error.fields)]).toEqual([400, [field]]);
});

test('[BD-06] what an account blocks keeps its ads away from the next page on', async () => {
  await site.deps.db.update(campaigns).set({ status: 'ended' });
  const { business_id, account_id } = await newBusiness();
  const pin = await newPin(shop, 'Red vase');
  const { data } = await shop.call('Campaign', 'create', { business_id, account_id, ...CAMPAIGN });
  const of = { business_id, campaign_id: data.id };
  await shop.call('PromotedPin', 'update', { ...of, pin_id: pin, aim: {} });
  await shop.call('Campaign', 'update', { ...of, ...CAMPAIGN, status: 'active' });
  expect(adsIn(await list(reader, HOME))).toEqual([pin]);
  const rules = { keywords: [' Glazed ', 'glazed'], domains: [], topics: [] };
  const stored = await shop.call('BrandSafety', 'update', { business_id, account_id, ...rules });
  expect(stored.data).toEqual({ ...rules, keywords: ['glazed'] });
  expect(adsIn(await list(reader, HOME))).toEqual([]);
  const wrong = { business_id, account_id, ...rules, domains: ['https://shop.example/'] };
  expect((await shop.call('BrandSafety', 'update', wrong)).status).toBe(400);
});

test('[BD-06] a customer audience consists of hashes, is used from 100 members, is never returned, and is deleted completely', async () => {
  const of = await newBusiness();
  const customer = await site.member('Cleo');
  const { data: me } = await customer.v3('POST', '/v3/users/me/');
  const strangers = Array.from({ length: 99 }, (_, nth) => emailHash(`customer-${nth}@shop.example`));
  const customers = { ...of, kind: 'customer_list', name: 'Customers' };
  const plain = { ...customers, email_hashes: [me.email] };
  expect((await shop.call('Audience', 'create', plain)).status).toBe(400);
  const { data: made } = await shop.call('Audience', 'create', { ...customers, email_hashes: strangers });
  await shop.call('Audience', 'create', { ...of, kind: 'engagement', name: 'Fans' });
  const read = async () => (await shop.get('Audiences', of)).data;
  expect(await read()).toMatchObject([{ kind: 'engagement' }, { id: made.id, size: 99, is_used: false }]);
  const more = { ...of, audience_id: made.id, email_hashes: [emailHash(me.email), strangers[0]] };
  for (const _ of [1, 2]) expect((await shop.call('Audience', 'update', more)).status).toBe(200);
  const audiences = await read();
  expect(audiences).toMatchObject([{}, { size: 100, is_used: true }]);
  expect(JSON.stringify(audiences)).not.toContain(emailHash(me.email));

  await site.deps.db.update(campaigns).set({ status: 'ended' });
  const pin = await newPin(shop, 'Green vase');
  const { data } = await shop.call('Campaign', 'create', { ...of, ...CAMPAIGN });
  const ofCampaign = { business_id: of.business_id, campaign_id: data.id };
  const aimed = (id: string) =>
    shop.call('PromotedPin', 'update', { ...ofCampaign, pin_id: pin, aim: { audiences: [id] } });
  expect((await aimed('7')).error.code).toBe('audience_not_found');
  expect((await aimed(made.id)).status).toBe(200);
  await shop.call('Campaign', 'update', { ...ofCampaign, ...CAMPAIGN, status: 'active' });
  expect(adsIn(await list(customer, HOME))).toEqual([pin]);
  expect(adsIn(await list(maker, HOME))).toEqual([]);

  const members = async () =>
    (
      await site.deps.db.execute(
        sql`select from customer_list_members where email_hash = ${emailHash(me.email)}`,
      )
    ).rowCount;
  expect(await members()).toBe(1);
  await site.deps.db.execute(sql`delete from users where id = ${BigInt(customer.id)}`);
  expect(await members(), 'whoever deletes their account is on no list').toBe(0);
  expect((await read())[1].size).toBe(99);
  await shop.call('Audience', 'update', { ...of, audience_id: made.id, email_hashes: [emailHash(me.email)] });
  expect((await shop.call('Audience', 'delete', { ...of, audience_id: made.id })).status).toBe(200);
  expect(await members()).toBe(0);
  expect((await shop.call('Audience', 'delete', { ...of, audience_id: made.id })).error.code).toBe(
    'audience_not_found',
  );
  const { data: log } = await shop.get('BusinessLog', { business_id: of.business_id });
  expect(log[0]).toMatchObject({ action: 'audience.deleted', subject: 'Customers' });
});

test('[BD-06] own pins are promoted as one campaign in one call, once, and nothing where one may not be', async () => {
  await site.deps.db.update(campaigns).set({ status: 'ended' });
  const member = await site.member('Nils');
  const newBoard = async (options: object) =>
    boards.set(member, BigInt((await member.call('Board', 'create', options)).data.id));
  await newBoard({ name: 'Secret', privacy: 'secret' });
  const secret = await newPin(member, 'Not yet');
  await newBoard({ name: 'Mine' });
  const vase = await newPin(member, 'My vase');
  const bowl = await newPin(member, 'My bowl');
  const gone = await newPin(member, 'Broken');
  await member.call('Pin', 'delete', { id: gone });
  const promotion = {
    audience: 'everyone',
    countries: [],
    daily_micro: 5_000_000,
    days: 3,
    time_zone: 'UTC',
  };
  const promote = (pinIds: readonly string[], more: object = {}, headers = {}) =>
    member.call('QuickPromote', 'create', { ...promotion, pin_ids: pinIds, ...more }, headers);
  const { data } = await member.get('QuickPromote');
  expect(data).toMatchObject({ pins: [{ id: bowl, title: 'My bowl' }, { id: vase }], pins_max: 20 });

  const { status, error } = await promote([vase, opened, secret, gone, 'x']);
  expect([status, error.code]).toEqual([404, 'pin_not_found']);
  const none = 'This is none of the Pins that you made.';
  expect(error.fields).toEqual({
    'pin_ids.1': none,
    'pin_ids.2': 'Only Pins on public boards can be promoted.',
    'pin_ids.3': none,
    'pin_ids.4': none,
  });
  const tooMany = await promote(Array.from({ length: 21 }, () => vase));
  expect(tooMany.error).toMatchObject({
    code: 'invalid_input',
    fields: { pin_ids: 'Choose 20 Pins or fewer.' },
  });
  expect((await promote([])).status).toBe(400);
  expect((await promote([vase], { languages: ['German'] })).error.fields).toHaveProperty('languages.0');
  expect((await promote([vase], { starts_on: '2001-02-28' })).error.fields).toHaveProperty('starts_on');
  expect((await member.get('QuickPromote')).data.pins, 'nothing is half done').toEqual(data.pins);

  const key = { 'idempotency-key': randomUUID() };
  const sent = [vase, bowl, vase];
  const [made, again] = [await promote(sent, {}, key), await promote(sent, {}, key)];
  expect(again.data, 'an answer that was lost is repeated').toEqual(made.data);
  const started = async () => {
    const { rows } = await site.deps.db.execute(sql`
      select campaigns.name, status, total_micro::int as total, ends_on - starts_on as more_days,
        (select json_agg(targeting) from pin_promotions where campaign_id = campaigns.id) as targeting
      from campaigns join ad_accounts on ad_accounts.id = account_id
      where advertiser_id = ${BigInt(member.id)} order by campaigns.id`);
    return rows;
  };
  const both = {
    name: 'My vase + 1',
    status: 'active',
    total: 15_000_000,
    more_days: 2,
    targeting: [{}, {}],
  };
  expect(await started()).toEqual([both]);
  const ads = adsIn(await list(reader, HOME));
  expect(ads.length).toBeGreaterThan(0);
  expect([vase, bowl]).toEqual(expect.arrayContaining([...ads]));
  expect((await member.get('QuickPromote')).data.pins).toEqual([]);
  expect((await promote([bowl])).error).toMatchObject({
    code: 'pin_already_promoted',
    fields: { 'pin_ids.0': 'A campaign that has not ended pays for this Pin.' },
  });
  const cup = await newPin(member, 'My cup');
  await promote([cup], { audience: 'interested', days: 1, countries: ['SE'], languages: ['en-US'] });
  const targeting = [{ expanded: true, interests: [String(topic)], regions: ['SE'], locales: ['en-US'] }];
  expect(await started()).toEqual([
    both,
    { name: 'My cup', status: 'active', total: 5_000_000, more_days: 0, targeting },
  ]);
});

test('[BD-05] [BD-06] ad accounts, campaigns and the dashboard have the same paid numbers, which add up with the organic ones', async () => {
  await site.deps.db.update(campaigns).set({ status: 'ended' });
  const { business_id, account_id } = await newBusiness();
  const pin = await newPin(shop, 'A jug to buy');
  const start = { pin_ids: [pin], aim: { devices: ['AppType_WEB'] } };
  const input = { business_id, account_id, ...CAMPAIGN, time_zone: 'UTC', start };
  const { data: campaign } = await shop.call('Campaign', 'create', input);
  expect(campaign).toMatchObject({ status: 'active', pins: 1 });
  const day = new Date().toISOString().slice(0, 10);
  const range = { from: day, to: day };
  const dashboard = async () =>
    (await shop.get('BusinessDashboard', { business_id, ...range, grain: 'day' })).data;
  while ((await rollUp(site.deps.db)) > 0);
  const before = (await dashboard()).period;
  const ad = await markIn(reader);
  await send(event(pin, ad), event(pin, ad, 12), event(pin, ad));
  await send(event(pin, null), event(pin, null), event(pin, null, 12), event(pin, null, 5));
  while ((await rollUp(site.deps.db)) > 0);

  const { period, pins } = await dashboard();
  const counted = (await shop.get('Campaigns', { business_id, account_id, ...range })).data;
  const numbers = (await shop.get('CampaignNumbers', { business_id, campaign_id: campaign.id, ...range }))
    .data;
  const paid = { impressions: 1, clicks: 1, spent_micro: 5000 };
  expect(counted.find(({ id }: { id: string }) => id === campaign.id)).toMatchObject({
    impressions: 1,
    clicks: 1,
    range_spent_micro: 5000,
  });
  expect(numbers).toMatchObject({
    days: [{ day, ...paid }],
    placements: [{ placement: 'home', ...paid }],
    pins: [{ pin: { id: pin }, ...paid }],
  });
  const change = (of: (one: typeof period) => number): number => of(period) - of(before);
  expect(change(({ paid: part }) => part.impressions)).toBe(1);
  expect(change(({ paid: part }) => part.outbound_clicks)).toBe(1);
  expect(
    change(({ totals }) => totals.impressions),
    'one paid and two organic',
  ).toBe(3);
  expect(
    change(({ totals }) => totals.outbound_clicks),
    'one paid and one organic',
  ).toBe(2);
  expect(period.points[0]).toMatchObject({ impressions: period.totals.impressions, paid: period.paid });
  expect(pins.find(({ id }: { id: string }) => id === pin)).toMatchObject({
    impressions: 3,
    outbound_clicks: 2,
  });
});

test('[BD-06] a campaign that cannot start with its pins is not stored as a draft either', async () => {
  await site.deps.db.update(campaigns).set({ status: 'ended' });
  const { business_id, account_id } = await newBusiness();
  const start = { pin_ids: [await newPin(maker, 'Not theirs')], aim: {} };
  const { error } = await shop.call('Campaign', 'create', { business_id, account_id, ...CAMPAIGN, start });
  expect(error.code).toBe('pin_not_found');
  expect((await shop.get('Campaigns', { business_id, account_id })).data).toEqual([]);
  expect((await shop.get('AdPins', { business_id, account_id })).data.length).toBeGreaterThan(0);
});
