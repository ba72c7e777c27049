import { eq, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { emailHash, readProfile } from '../ads/index.ts';
import { isSiteVisitor } from '../ads/site-visitors.ts';
import { audiences } from '../ads/tables.ts';
import { businesses, businessMembers } from '../../business/business/index.ts';
import { createServeTokens } from '../campaigns/index.ts';
import { adAccounts, adDays, campaigns } from '../../business/ad-accounts/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { tagShares } from '../tag-shares/tables.ts';
import { runJob } from '../../testing/run-job.ts';
import { purgeConversions } from './purge-conversions.ts';
import { receiveEvents, type ReceivingTag } from './receive-events.ts';
import { EVENT_RETENTION_DAYS, VISITOR_RETENTION_DAYS, type EventInput } from './rules.ts';
import { adClickers, conversionEvents, conversionTags, siteVisitors } from './tables.ts';

const DAY_MS = 86_400_000;
let site: TestApp;
let shop: TestVisitor;
let business: string;
let account: string;
let tag: ReceivingTag;
let campaign: bigint;

beforeAll(async () => {
  site = await testApp({ proxy: { trustedProxies: { kind: 'hops', count: 1 }, countryHeader: 'x-country' } });
  shop = await site.member('Shop');
  const id = newId();
  await site.deps.db.insert(businesses).values({ id, kind: 'manager', name: 'Kiln' });
  await site.deps.db
    .insert(businessMembers)
    .values({ businessId: id, userId: BigInt(shop.id), role: 'owner' });
  business = String(id);
  account = (await of('AdAccount', 'create', { name: 'Ads', currency: 'EUR' })).data.id;
  const made = await of('ConversionTag', 'create', { account_id: account, name: 'Shop' });
  tag = { id: BigInt(made.data.id), accountId: BigInt(account) };
  campaign = await newCampaign(BigInt(account));
});
afterAll(() => site.close());

const of = (name: string, action: 'create' | 'update' | 'delete', options: object) =>
  shop.call(name, action, { business_id: business, ...options });
const read = (name: string, options: object) => shop.get(name, { business_id: business, ...options });

async function newCampaign(accountId: bigint): Promise<bigint> {
  const id = newId();
  await site.deps.db.insert(campaigns).values({
    id,
    accountId,
    name: 'Spring',
    objective: 'awareness',
    priceMicro: 1000,
    dailyMicro: 1_000_000,
    startsOn: '2026-01-01',
    timeZone: 'UTC',
  });
  return id;
}

const clickOn = (campaignId: bigint, agoMs = 0): string =>
  createServeTokens(site.deps.env.secret).make({ contentId: 7n, campaignId, atMs: Date.now() - agoMs });

let events = 0;
const anEvent = (overrides: Partial<EventInput> = {}): EventInput => ({
  event_name: 'checkout',
  event_id: `e${(events += 1)}`,
  happened_at: new Date().toISOString(),
  ...overrides,
});
const receive = (sent: readonly EventInput[], source: 'tag' | 'api' | 'upload' = 'tag') =>
  receiveEvents(site.deps.db, tag, sent, {
    source,
    now: site.deps.now(),
    marks: createServeTokens(site.deps.env.secret),
  });
const counted = async (id = campaign) => {
  const rows = await site.deps.db.select().from(adDays).where(eq(adDays.campaignId, id));
  return [
    rows.reduce((sum, { conversions }) => sum + conversions, 0),
    rows.reduce((sum, row) => sum + row.conversionValueMicro, 0),
  ];
};

test('[BD-08] an event counts once, whichever ways tell it and however often', async () => {
  const sale = anEvent({ value: 12.5, currency: 'EUR', click_id: clickOn(campaign) });
  expect(await receive([sale, sale])).toEqual(['accepted', 'duplicate']);
  const [one, other] = await Promise.all([receive([sale], 'api'), receive([sale], 'upload')]);
  expect([...one, ...other]).toEqual(['duplicate', 'duplicate']);
  expect(await counted()).toEqual([1, 12_500_000]);
  expect(await receive([{ ...sale, event_name: 'lead' }]), 'another name is another event').toEqual([
    'accepted',
  ]);
  const { data } = await read('ConversionTag', { tag_id: String(tag.id) });
  expect(data.day).toEqual([
    { name: 'checkout', source: 'tag', events: 1 },
    { name: 'lead', source: 'tag', events: 1 },
  ]);
  expect(data.newest[0]).toMatchObject({ is_attributed: true, source: 'tag' });
  const list = await read('ConversionTags', { account_id: account });
  expect(list.data).toMatchObject([{ id: String(tag.id), events_of_day: 2 }]);
});

test.each([
  ['a page was visited', () => ({ event_name: 'page_visit', click_id: clickOn(campaign) })],
  ['the ad was shown too long ago', () => ({ click_id: clickOn(campaign, 31 * DAY_MS) })],
  ['the mark was changed', () => ({ click_id: `${clickOn(campaign)}x` })],
  ['nobody clicked', () => ({})],
] as const)('[BD-08] no conversion is counted for a campaign where %s', async (_, change) => {
  const before = await counted();
  expect(await receive([anEvent(change())])).toEqual(['accepted']);
  expect(await counted()).toEqual(before);
});

test('[BD-08] a value in another currency is none of the campaign’s, and other accounts’ campaigns count nothing', async () => {
  const [conversions = 0, value = 0] = await counted();
  await receive([anEvent({ value: 9, currency: 'USD', click_id: clickOn(campaign) })]);
  expect(await counted()).toEqual([conversions + 1, value]);
  const other = await of('AdAccount', 'create', { name: 'Others', currency: 'EUR' });
  const foreign = await newCampaign(BigInt(other.data.id));
  await receive([anEvent({ value: 9, currency: 'EUR', click_id: clickOn(foreign) })]);
  expect(await counted(foreign)).toEqual([0, 0]);
});

test('[BD-06] a shared tag counts for the campaigns of who said yes, once, and finds visitors for their audiences, until it ends', async () => {
  const { db } = site.deps;
  const [businessId, theirs, other, shareId] = [newId(), newId(), newId(), newId()];
  await db.insert(businesses).values({ id: businessId, kind: 'access', name: 'Atelier' });
  for (const id of [theirs, other])
    await db
      .insert(adAccounts)
      .values({ id, advertiserId: BigInt(shop.id), businessId, name: 'Ads', currency: 'USD' });
  await db
    .insert(audiences)
    .values({ id: newId(), accountId: theirs, kind: 'visitors', name: 'On the site' });
  const ad = await newCampaign(theirs);
  const [own = 0] = await counted();
  const visitorsOf = (id: bigint) => db.$count(siteVisitors, eq(siteVisitors.accountId, id));
  const sell = async (): Promise<void> => {
    const person = emailHash(`${newId()}@b.example`);
    const sale = anEvent({ value: 9, currency: 'USD', click_id: clickOn(ad), email_sha256: person });
    expect([...(await receive([sale])), ...(await receive([sale], 'api'))]).toEqual([
      'accepted',
      'duplicate',
    ]);
  };
  await sell();
  await db.insert(tagShares).values({ id: shareId, tagId: tag.id, businessId, state: 'asked' });
  await sell();
  expect([await counted(ad), await visitorsOf(theirs)], 'nobody said yes').toEqual([[0, 0], 0]);
  await db.update(tagShares).set({ state: 'accepted' }).where(eq(tagShares.id, shareId));
  await sell();
  await db.delete(tagShares).where(eq(tagShares.id, shareId));
  await sell();
  expect([await counted(ad), await visitorsOf(theirs)]).toEqual([[1, 9_000_000], 1]);
  expect(await visitorsOf(other), 'it has no audience of visitors').toBe(0);
  expect([(await counted())[0], await visitorsOf(tag.accountId)]).toEqual([own, 4]);
  await db.delete(siteVisitors);
});

test('[BD-06] website visitors are those who clicked an ad or match a hash', async () => {
  const { db } = site.deps;
  const [click, unknown] = [clickOn(campaign), clickOn(campaign)];
  const [clicker, named] = [emailHash('a@b.example'), emailHash('c@d.example')];
  await db
    .insert(adClickers)
    .values({ serving: click, accountId: tag.accountId, emailHash: clicker, clickedAt: new Date() });
  await receive([
    anEvent({ event_name: 'page_visit', click_id: click }),
    anEvent({ event_name: 'page_visit', click_id: unknown }),
    anEvent({ event_name: 'signup', email_sha256: named }),
  ]);
  const rows = await db.select().from(siteVisitors);
  expect(rows.map(({ emailHash: hash }) => hash).toSorted()).toEqual([clicker, named].toSorted());
});

test('[BD-08] events, visits and clicks are forgotten when their time is over; what campaigns counted stays', async () => {
  const { db } = site.deps;
  const before = await counted();
  site.clock.now = new Date(Date.now() + 31 * DAY_MS);
  await runJob(site.deps, purgeConversions);
  expect([await db.$count(siteVisitors), await db.$count(adClickers)]).toEqual([0, 0]);
  expect(await db.$count(conversionEvents)).toBeGreaterThan(0);
  site.clock.now = new Date(Date.now() + 91 * DAY_MS);
  await runJob(site.deps, purgeConversions);
  expect(await db.$count(conversionEvents)).toBe(0);
  site.clock.now = undefined;
  expect(await counted()).toEqual(before);
});

test('[BD-08] a member who deletes their account is no visitor of any site', async () => {
  const { db } = site.deps;
  const gone = await site.member('Gone');
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from users where id = ${BigInt(gone.id)}`,
  );
  const hash = emailHash(rows[0]?.email ?? '');
  await receive([anEvent({ event_name: 'signup', email_sha256: hash })]);
  expect(await db.$count(siteVisitors, eq(siteVisitors.emailHash, hash))).toBe(1);
  await db.execute(sql`delete from users where id = ${BigInt(gone.id)}`);
  expect(await db.$count(siteVisitors, eq(siteVisitors.emailHash, hash))).toBe(0);
});

test('[BD-08] docs/privacy.md states the retention periods', async () => {
  const said = await readFile(new URL('../../../../../docs/privacy.md', import.meta.url), 'utf8');
  expect(said).toContain(`is kept for ${EVENT_RETENTION_DAYS} days so that it counts once`);
  expect(said).toContain(`the SHA-256 of their e-mail, for ${VISITOR_RETENTION_DAYS} days`);
});

test('[BD-08] tags are named, renamed and deleted; 20 an account', async () => {
  const second = await of('AdAccount', 'create', { name: 'Second', currency: 'EUR' });
  const made = await of('ConversionTag', 'create', { account_id: second.data.id, name: 'One' });
  expect((await of('ConversionTag', 'update', { tag_id: made.data.id, name: 'Two' })).status).toBe(200);
  expect((await read('ConversionTags', { account_id: second.data.id })).data).toMatchObject([
    { name: 'Two', last_event_at: null, events_of_day: 0 },
  ]);
  await site.deps.db.insert(conversionTags).values(
    Array.from({ length: 19 }, () => ({
      id: newId(),
      businessId: BigInt(business),
      accountId: BigInt(second.data.id),
      name: 'More',
    })),
  );
  const full = await of('ConversionTag', 'create', { account_id: second.data.id, name: 'More' });
  expect(full.error.code).toBe('tags_full');
  expect((await of('ConversionTag', 'delete', { tag_id: made.data.id })).status).toBe(200);
  expect((await read('ConversionTag', { tag_id: made.data.id })).error.code).toBe('tag_not_found');
});

const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'x-country': 'us',
};
const beacon = (body: object, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/tag/v1/events',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      origin: 'https://shop.example',
      'sec-fetch-site': 'cross-site',
      ...PERSON,
      ...headers,
    },
    payload: JSON.stringify({ tag_id: String(tag.id), event_name: 'checkout', ...body }),
  });
const stored = async (eventId: string) => {
  const [row] = await site.deps.db
    .select()
    .from(conversionEvents)
    .where(eq(conversionEvents.eventId, eventId));
  return row;
};

test('[BD-08] the tag’s script is under 2 kB, for every origin, and sets no cookie', async () => {
  const { body, headers, statusCode } = await site.app.inject({ url: '/tag/v1.js' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(gzipSync(body).length).toBeLessThan(2000);
  expect(body).not.toMatch(/document\.cookie|localStorage|\beval\b/);
});

test('[BD-08] what the tag sends from any origin is counted once, for the campaign that was clicked', async () => {
  const [conversions = 0, value = 0] = await counted();
  const sent = { event_id: 'tag-1', value: 5, currency: 'EUR', click_id: clickOn(campaign), order_id: 'A1' };
  const answers = [await beacon(sent), await beacon(sent)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect(answers[0]?.headers).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(answers[0]?.headers['set-cookie']).toBeUndefined();
  expect(await counted()).toEqual([conversions + 1, value + 5_000_000]);
  expect(await stored('tag-1')).toMatchObject({ source: 'tag', orderId: 'A1', campaignId: campaign });
});

test.each([
  ['asks for privacy', 'gpc', { 'sec-gpc': '1' }],
  ['asks not to be tracked', 'dnt', { dnt: '1' }],
  ['is where a law asks first', 'de', { 'x-country': 'de' }],
  ['is nobody knows where', 'unknown', { 'x-country': '' }],
] as const)('[BD-08] of who %s it is counted that it happened, and nothing else', async (_, id, headers) => {
  const before = await counted();
  const sent = { event_id: id, click_id: clickOn(campaign), order_id: 'A', email_sha256: emailHash(id) };
  expect((await beacon(sent, headers)).statusCode).toBe(204);
  expect(await stored(id)).toMatchObject({ orderId: null, campaignId: null });
  expect(await counted()).toEqual(before);
  expect(await site.deps.db.$count(siteVisitors, eq(siteVisitors.emailHash, emailHash(id)))).toBe(0);
});

test.each([
  ['no JSON', '{', 400, 'bad_request'],
  ['an unknown tag', { tag_id: '7', event_id: 'x' }, 404, 'tag_not_found'],
  ['an unknown event', { event_name: 'bought', event_id: 'x' }, 400, 'invalid_input'],
  ['an e-mail', { event_id: 'x', email_sha256: 'a@b.example' }, 400, 'invalid_input'],
  ['a value without a currency', { event_id: 'x', value: 1 }, 400, 'invalid_input'],
  ['too much', { event_id: 'x', order_id: 'x'.repeat(5000) }, 413, 'payload_too_large'],
])('[BD-08] the tag is refused %s', async (_, body, status, code) => {
  const answer =
    typeof body === 'string'
      ? await site.app.inject({
          method: 'POST',
          url: '/tag/v1/events',
          headers: { 'content-type': 'text/plain', ...PERSON },
          payload: body,
        })
      : await beacon(body);
  expect([answer.statusCode, answer.json().resource_response.error.code]).toEqual([status, code]);
});

test('[BD-08] the conversions API takes events by a token of their account, each answered by itself', async () => {
  const made = await of('ConversionToken', 'create', { account_id: account, name: 'Server' });
  const { id, token } = made.data;
  const send = (list: readonly unknown[], to = account, bearer = token) =>
    site.app.inject({
      method: 'POST',
      url: `/v5/ad_accounts/${to}/events`,
      headers: { authorization: `Bearer ${bearer}` },
      payload: { events: list },
    });
  await beacon({ event_id: 'both' });
  const sale = anEvent({ value: 3, currency: 'EUR', click_id: clickOn(campaign) });
  const [conversions = 0, value = 0] = await counted();
  const answer = await send([
    sale,
    { ...sale, event_id: 'both' },
    { ...sale, value: -1 },
    { ...sale, email: 'a@b.c' },
    sale,
  ]);
  expect(answer.json().resource_response.data).toEqual({
    accepted: 1,
    duplicate: 2,
    refused: 2,
    results: [
      { status: 'accepted' },
      { status: 'duplicate' },
      { status: 'refused', field: 'value', message: 'A value is not negative.' },
      { status: 'refused', field: 'email', message: 'This is no field of an event.' },
      { status: 'duplicate' },
    ],
  });
  expect(await counted()).toEqual([conversions + 1, value + 3_000_000]);
  const tokens = await read('ConversionTokens', { account_id: account });
  expect(tokens.data).toMatchObject([{ id, name: 'Server', revoked_at: null }]);
  expect(tokens.data[0].last_used_at).not.toBeNull();
  expect(JSON.stringify(tokens.data)).not.toContain(token);
  expect(await cameBy('segment')).toMatchObject([{ way: 'events', state: 'received' }]);
  const codeOf = async (response: ReturnType<typeof send>) => {
    const { statusCode, json } = await response;
    return [statusCode, json().resource_response.error.code];
  };
  const other = await of('AdAccount', 'create', { name: 'Foreign', currency: 'EUR' });
  expect(await codeOf(send([sale], other.data.id))).toEqual([404, 'ad_account_not_found']);
  expect(await codeOf(send([sale], account, 'pbc_no'))).toEqual([401, 'token_invalid']);
  expect(await codeOf(send([]))).toEqual([400, 'invalid_input']);
  expect(await codeOf(send(Array.from({ length: 1001 }, () => ({}))))).toEqual([400, 'invalid_input']);
  expect((await of('ConversionToken', 'delete', { token_id: id })).status).toBe(200);
  expect(await codeOf(send([sale]))).toEqual([401, 'token_invalid']);
  expect((await of('ConversionToken', 'delete', { token_id: '7' })).error.code).toBe('token_not_found');
});

test('[BD-06] a member’s click is known where they let partners choose their ads; an ad is for visitors from a hundred on', async () => {
  const { db } = site.deps;
  const member = await site.member('Clicker');
  await db.execute(sql`update users set country = 'US' where id = ${BigInt(member.id)}`);
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from users where id = ${BigInt(member.id)}`,
  );
  const email = rows[0]?.email ?? '';
  const click = (mark: string, headers = {}) =>
    member.v3(
      'POST',
      '/v3/offsite/',
      { check_only: false, url: 'https://shop.example/', client_tracking_params: mark },
      headers,
    );
  const marks = [clickOn(campaign), clickOn(campaign), 'made.up'] as const;
  await click(marks[0]);
  await click(marks[1], { 'sec-gpc': '1' });
  await click(marks[2]);
  const noted = await db
    .select()
    .from(adClickers)
    .where(eq(adClickers.emailHash, emailHash(email)));
  expect(noted.map(({ serving }) => serving)).toEqual([marks[0]]);
  await beacon({ event_name: 'page_visit', event_id: 'visit', click_id: marks[0] });
  const advertiser = BigInt(shop.id);
  expect(await isSiteVisitor(db, advertiser, email)).toBe(false);
  await db.insert(siteVisitors).values(
    Array.from({ length: 100 }, (_, at) => ({
      accountId: tag.accountId,
      emailHash: emailHash(`${at}@crowd.example`),
      seenAt: new Date(),
    })),
  );
  expect(await isSiteVisitor(db, advertiser, email)).toBe(true);
  expect(await isSiteVisitor(db, advertiser, 'never@there.example')).toBe(false);
  const viewer = { id: BigInt(member.id), email };
  const visitedOf = async (isThirdParty: boolean) => [
    ...(await readProfile(db, viewer, { isFirstParty: false, isThirdParty })).visited,
  ];
  expect(await visitedOf(true)).toEqual([shop.id]);
  expect(await visitedOf(false)).toEqual([]);
});

test('[BD-08] a file of events is taken in pieces, each once: errors are reported by line and field, and an incomplete file counts', async () => {
  const begun = await of('ConversionUpload', 'create', {
    tag_id: String(tag.id),
    file_name: 'sales.csv',
    lines: 5,
  });
  const { id } = begun.data;
  const piece = (at: number, rows: readonly object[], isLast = false) =>
    of('ConversionUpload', 'update', { upload_id: id, piece: at, is_last: isLast, rows });
  const first = [
    { line: 2, event: anEvent({ event_id: 'line-2' }) },
    { line: 3, event: { ...anEvent(), value: 'ten' } },
    { line: 5, event: anEvent({ event_id: 'line-2' }) },
    { line: 6, problem: 'quote_open' },
  ];
  const progress = { lines: 5, lines_come: 4, taken: 1, known: 1, refused: 2, pieces: 1, is_ended: false };
  expect((await piece(0, first)).data).toMatchObject(progress);
  expect((await piece(0, first)).data, 'its answer was lost').toMatchObject(progress);
  expect((await piece(2, [])).error.code).toBe('upload_piece_missing');
  expect((await read('ConversionUploads', { account_id: account })).data).toMatchObject([progress]);
  const report = await read('ConversionUpload', { upload_id: id });
  expect(report.data.findings).toEqual([
    { line: 3, field: 'value', code: 'Write a number.' },
    { line: 6, field: '', code: 'quote_open' },
  ]);
  expect((await piece(1, [{ line: 7, event: anEvent() }], true)).data).toMatchObject({
    taken: 2,
    is_ended: true,
  });
  expect((await piece(2, [])).error.code).toBe('upload_not_found');
});

/** Returns the channels of a service that the connections page lists. */
async function cameBy(key: string) {
  const { data } = await read('BusinessIntegrations', {});
  return data.find(({ integration }: { readonly integration: string }) => integration === key).came;
}

test('[BD-08] a file of customers comes as hashes, and makes an audience that is used from a hundred people on', async () => {
  const begun = await of('AudienceUpload', 'create', {
    account_id: account,
    name: 'Buyers',
    file_name: 'list.csv',
    lines: 102,
  });
  const { id } = begun.data;
  const hashes = Array.from({ length: 100 }, (_, at) => emailHash(`buyer${at}@mail.example`));
  const piece = (at: number, emailHashes: readonly string[], refused: readonly number[]) =>
    of('AudienceUpload', 'update', {
      upload_id: id,
      piece: at,
      is_last: at === 1,
      email_hashes: emailHashes,
      refused_lines: refused,
    });
  expect((await piece(0, ['a@b.example'], [])).status, 'an e-mail itself is refused').toBe(400);
  await piece(0, hashes, [7]);
  expect((await piece(1, hashes.slice(0, 1), [])).data).toMatchObject({
    lines_come: 102,
    taken: 100,
    known: 1,
    refused: 1,
    is_ended: true,
  });
  const { data } = await read('Audiences', { account_id: account });
  expect(data).toMatchObject([{ name: 'Buyers', size: 100, is_used: true }]);
  const report = await read('AudienceUpload', { upload_id: id });
  expect(report.data.findings).toEqual([{ line: 7, field: 'email', code: 'email_invalid' }]);
  expect(await cameBy('hightouch')).toContainEqual(
    expect.objectContaining({ way: 'audiences', state: 'uploaded' }),
  );

  expect((await read('ConversionUpload', { upload_id: id })).error.code, 'it is of another kind').toBe(
    'upload_not_found',
  );
  const later = { account_id: account, name: 'More', file_name: 'more.csv', lines: 1 };
  const { data: newer } = await of('AudienceUpload', 'create', later);
  const page = (options: object) =>
    read('AudienceUploads', { account_id: account, page_size: 1, ...options });
  const first = await page({});
  const next = await page({ bookmarks: [first.bookmark] });
  expect([first.data, next.data]).toMatchObject([[{ id: newer.id }], [{ id }]]);
  expect(next.bookmark).toBe('-end-');
});

test('[BD-08] a connection says what came by its ways and when, whether or not somebody noted it', async () => {
  const at = new Date();
  site.clock.now = at;
  onTestFinished(() => {
    site.clock.now = undefined;
  });
  await beacon({ event_id: 'weebly' });
  const [visits, ...none] = await cameBy('weebly');
  expect(visits).toEqual({ way: 'tag', state: 'received', at: at.toISOString() });
  expect(none).toEqual([]);
  expect(await cameBy('woocommerce')).toEqual([visits, { way: 'feed', state: 'nothing', at: null }]);
});

test('[AC-07] the conversions API takes events in the shape of the well-known v5 description', async () => {
  const { token } = (await of('ConversionToken', 'create', { account_id: account, name: 'Known' })).data;
  const send = async (data: readonly unknown[], query = '', bearer: string = token) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: `/v5/ad_accounts/${account}/events${query}`,
      headers: { authorization: `Bearer ${bearer}` },
      payload: { data },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const known = (id: string, changes: object = {}): object => ({
    event_name: 'checkout',
    action_source: 'web',
    event_time: Math.floor(Date.now() / 1000),
    event_id: id,
    user_data: { em: ['a'.repeat(64)], client_ip_address: '192.0.2.1', click_id: clickOn(campaign) },
    custom_data: { value: '3.50', currency: 'EUR', num_items: 2 },
    ...changes,
  });
  const processed = { status: 'processed', error_message: null, warning_message: null };
  const [conversions = 0, value = 0] = await counted();
  expect(await send([known('known-test')], '?test=true')).toEqual({
    status: 200,
    body: { num_events_received: 1, num_events_processed: 1, events: [processed] },
  });
  expect(await counted()).toEqual([conversions, value]);
  expect((await send([known('known-1')])).status).toBe(200);
  expect(await counted()).toEqual([conversions + 1, value + 3_500_000]);
  const some = await send([
    known('known-1'),
    known('known-2', { event_time: 1 }),
    known('known-3', { a: 1 }),
  ]);
  expect(some).toMatchObject({
    status: 422,
    body: {
      code: 422,
      details: {
        num_events_received: 3,
        num_events_processed: 1,
        events: [
          { status: 'processed', warning_message: expect.any(String) },
          { status: 'failed', error_message: expect.stringContaining('happened_at') },
          { status: 'failed', error_message: expect.stringContaining('a: ') },
        ],
      },
    },
  });
  expect(await send([known('known-4')], '', 'pbc_wrong')).toMatchObject({
    status: 401,
    body: { code: 2, resource_response: { error: { code: 'token_invalid' } } },
  });
});
