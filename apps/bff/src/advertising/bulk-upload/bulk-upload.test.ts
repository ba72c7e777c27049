import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audiences } from '../ads/tables.ts';
import { assetGroups } from '../../business/asset-groups/index.ts';
import { businesses, businessMembers, type BusinessRole } from '../../business/business/index.ts';
import { campaigns } from '../../business/ad-accounts/tables.ts';
import { interests } from '../../people/interests/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { purgeBulkUploads } from './purge-bulk-uploads.ts';

type Cells = Readonly<Record<string, string>>;

let site: TestApp;
let shop: TestVisitor;
let other: TestVisitor;
let business: string;
let account: string;
let pin: string;
/** An ad account of another business, and one of its campaigns. */
let foreign: { readonly account: string; readonly campaign: string };

beforeAll(async () => {
  site = await testApp();
  [shop, other] = [await site.member('Shop'), await site.member('Other')];
  business = await newBusiness(shop);
  account = await newAccount(shop, business);
  const board_id = (await shop.call('Board', 'create', { name: 'Pots' })).data.id;
  const image_base64 = await testPicture();
  pin = (await shop.call('Pin', 'create', { board_id, title: '=Bowl', image_base64 })).data.id;
  const elsewhere = await newBusiness(other);
  const theirs = await newAccount(other, elsewhere);
  const made = await other.call('Campaign', 'create', {
    business_id: elsewhere,
    account_id: theirs,
    name: 'Theirs',
    objective: 'awareness',
    price_micro: 1000,
    daily_micro: 1_000_000,
    total_micro: null,
    starts_on: '2027-01-01',
    ends_on: null,
    time_zone: 'UTC',
  });
  foreign = { account: theirs, campaign: made.data.id };
});
afterAll(() => site.close());
beforeEach(() => site.deps.db.delete(campaigns).where(eq(campaigns.accountId, BigInt(account))));

async function newBusiness(owner: TestVisitor): Promise<string> {
  const id = newId();
  await site.deps.db.insert(businesses).values({ id, kind: 'access', name: 'Kiln' });
  await join(owner, String(id), 'owner');
  return String(id);
}
const join = (who: TestVisitor, businessId: string, role: BusinessRole) =>
  site.deps.db
    .insert(businessMembers)
    .values({ businessId: BigInt(businessId), userId: BigInt(who.id), role });
const newAccount = async (by: TestVisitor, business_id: string): Promise<string> =>
  (await by.call('AdAccount', 'create', { business_id, name: 'Ads', currency: 'EUR' })).data.id;

const of = (name: string, action: 'create' | 'update', options: object, who = shop) =>
  who.call(name, action, { business_id: business, ...options });
const read = async (name: string, options: object = {}, who = shop) =>
  (await who.get(name, { business_id: business, ...options })).data;
const aCampaign = (overrides: Cells = {}): Cells => ({
  type: 'campaign',
  action: 'create',
  ad_account_id: account,
  name: 'Spring',
  objective: 'awareness',
  price: '0.005',
  daily_budget: '20',
  starts_on: '2027-03-01',
  time_zone: 'UTC',
  ...overrides,
});

/** Uploads rows, and returns the upload's id. Lines are counted as in a file with a header. */
async function upload(rows: readonly Cells[], who = shop): Promise<string> {
  const begun = await of('BulkUpload', 'create', { file_name: 'ads.csv', lines: rows.length }, who);
  const sent = { upload_id: begun.data.id, piece: 0, is_last: true };
  const lines = rows.map((cells, at) => ({ line: at + 2, cells }));
  await of('BulkUpload', 'update', { ...sent, rows: lines }, who);
  return begun.data.id;
}
const apply = (upload_id: string, who = shop) => of('BulkUploadApply', 'create', { upload_id }, who);
const held = () =>
  site.deps.db
    .select()
    .from(campaigns)
    .where(eq(campaigns.accountId, BigInt(account)))
    .orderBy(campaigns.id);
async function made(overrides: Cells = {}): Promise<string> {
  await apply(await upload([aCampaign(overrides)]));
  return String((await held()).at(-1)?.id);
}

test('[BD-08] a file is checked first and does nothing; then what can be worked is, once', async () => {
  const id = await upload([aCampaign(), aCampaign({ name: '' }), aCampaign({ name: 'Summer' })]);
  expect(await held()).toEqual([]);
  expect(await read('BulkUpload', { upload_id: id })).toMatchObject({
    ready: 2,
    refused: 1,
    applied: 0,
    findings: [{ line: 3, field: 'name', code: 'missing' }],
  });
  const answers = await Promise.all([apply(id), apply(id)]);
  expect((await apply(id)).data).toMatchObject({ ready: 2, applied: 2, failed: 0 });
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await held()).toMatchObject([
    { name: 'Spring', status: 'draft', priceMicro: 5000, dailyMicro: 20_000_000, totalMicro: null },
    { name: 'Summer' },
  ]);
  expect(await read('BulkUploads')).toContainEqual(expect.objectContaining({ id, file_name: 'ads.csv' }));
});

test('[BD-08] a campaign is changed where its row says something, paused and started again by its id', async () => {
  const campaign_id = await made({ ends_on: '2027-04-01' });
  const change = { type: 'campaign', action: 'change', campaign_id };
  await apply(await upload([{ ...change, status: 'active', price: '0.01', ends_on: 'none' }]));
  expect(await held()).toMatchObject([
    { name: 'Spring', status: 'active', priceMicro: 10_000, endsOn: null },
  ]);
  // The log has an entry for each change, and none for a rejected row.
  await apply(
    await upload([
      { ...change, daily_budget: '30', total_budget: '900' },
      { ...change, price: '0.01' },
    ]),
  );
  const log: readonly object[] = await read('BusinessLog');
  expect(log.slice(0, 3)).toMatchObject([
    {
      action: 'campaign.changed',
      subject: 'Spring',
      changes: [
        { field: 'daily_micro', from: 20_000_000, to: 30_000_000, currency: 'EUR' },
        { field: 'total_micro', from: null, to: 900_000_000, currency: 'EUR' },
      ],
    },
    { action: 'bulk_upload.applied' },
    { action: 'campaign.active', changes: [{ field: 'price_micro' }, { field: 'ends_on', to: null }] },
  ]);
  const again = await upload([
    { ...change, action: 'pause' },
    { ...change, status: 'active' },
    { ...change, action: 'pause' },
  ]);
  expect((await apply(again)).data).toMatchObject({ applied: 3 });
  expect(await held()).toMatchObject([{ status: 'paused' }]);
});

test('[BD-08] a pin is promoted, meant for others, and taken out again', async () => {
  const campaign_id = await made();
  const row = { type: 'promoted_pin', campaign_id, pin_id: pin };
  const promoted = async () => (await read('PromotedPins', { campaign_id })).promoted;
  await apply(await upload([{ ...row, action: 'create', countries: 'US;CA', genders: 'female' }]));
  await apply(await upload([{ ...row, action: 'change', genders: 'none', age_buckets: '18-24' }]));
  expect(await promoted()).toMatchObject([
    { pin: { id: pin }, aim: { regions: ['US', 'CA'], genders: [], age_buckets: ['18-24'] } },
  ]);
  expect((await read('BulkIds')).pins).toMatchObject([{ id: pin, name: '=Bowl', campaign_id }]);
  const twice = await upload([
    { ...row, action: 'create' },
    { ...row, action: 'pause' },
  ]);
  expect((await apply(twice)).data).toMatchObject({ ready: 1, refused: 1, applied: 1 });
  expect(await promoted()).toEqual([]);
});

test('[BD-08] rows name a campaign of the same file, topics and audiences; what is ambiguous is refused by row', async () => {
  const { db } = site.deps;
  const [topic, visitors] = [newId(), newId()];
  await db.insert(interests).values({ id: topic, name: 'Raku Ware', urlName: 'raku-ware' });
  const [accountId, name] = [BigInt(account), 'On the site'];
  await db.insert(audiences).values({ id: visitors, accountId, kind: 'visitors', name });
  const inSpring = { type: 'promoted_pin', action: 'create', campaign_name: 'Spring', pin_id: pin };
  const id = await upload([
    aCampaign(),
    { ...inSpring, topics: 'raku ware', audiences: 'on the site' },
    { type: 'campaign', action: 'change', campaign_name: 'Spring', status: 'active' },
    { ...inSpring, campaign_name: 'Summer' },
    aCampaign({ name: 'Summer', ad_account_id: '7' }),
    { ...inSpring, campaign_name: 'Summer' },
    aCampaign({ name: 'Twice' }),
    aCampaign({ name: 'Twice' }),
    { ...inSpring, campaign_name: 'Twice' },
    { ...inSpring, topics: 'Alchemy' },
    { ...inSpring, audiences: 'Nobody' },
  ]);
  const report = await read('BulkUpload', { upload_id: id });
  expect(report.findings.map(({ line, code }: { line: number; code: string }) => [line, code])).toEqual([
    [5, 'campaign_not_above'],
    [6, 'not_yours'],
    [7, 'campaign_refused'],
    [10, 'campaign_name_twice'],
    [11, 'topic_unknown'],
    [12, 'audience_unknown'],
  ]);
  expect((await apply(id)).data).toMatchObject({ ready: 5, applied: 5, failed: 0 });
  const [spring] = await held();
  expect(spring).toMatchObject({ name: 'Spring', status: 'active' });
  const campaign_id = String(spring?.id);
  const aimNow = async () => (await read('PromotedPins', { campaign_id })).promoted[0].aim;
  expect(await aimNow()).toMatchObject({ interests: [String(topic)], visitors: true });
  const change = { type: 'promoted_pin', action: 'change', campaign_id, pin_id: pin };
  await apply(await upload([{ ...change, topics: 'none', audiences: 'none' }]));
  expect(await aimNow()).toMatchObject({ interests: [], visitors: false });
});

test('[BD-08] what the campaigns refuse is reported by line and column; other businesses’ ids are none', async () => {
  const campaign_id = await made();
  const change = { type: 'campaign', action: 'change', campaign_id };
  const promote = { type: 'promoted_pin', action: 'create', campaign_id, pin_id: pin };
  const rows: readonly [Cells, string, string][] = [
    [aCampaign({ ad_account_id: foreign.account }), 'ad_account_id', 'not_yours'],
    [{ ...change, campaign_id: foreign.campaign }, 'campaign_id', 'not_yours'],
    [{ ...change, campaign_id: '7' }, 'campaign_id', 'not_yours'],
    [{ ...promote, pin_id: '7' }, 'pin_id', 'not_yours'],
    [{ ...promote, campaign_id: foreign.campaign }, 'campaign_id', 'not_yours'],
    [{ ...promote, action: 'change' }, 'pin_id', 'pin_not_in_campaign'],
    [{ ...promote, countries: 'Sweden' }, 'countries', 'invalid'],
    [aCampaign({ daily_budget: '0.5' }), 'daily_budget', 'invalid'],
    [aCampaign({ daily_budget: '' }), 'daily_budget', 'Set a daily budget, a total, or both.'],
    [aCampaign({ ends_on: '2027-02-01' }), 'ends_on', 'Choose an end on or after the first day.'],
    [aCampaign({ starts_on: '2027-02-31' }), 'starts_on', 'invalid'],
    [aCampaign({ time_zone: 'Mars' }), 'time_zone', 'Choose a time zone.'],
    [{ ...change, action: 'pause' }, 'status', 'campaign_status_refused'],
  ];
  const { findings, ready } = await read('BulkUpload', {
    upload_id: await upload(rows.map(([cells]) => cells)),
  });
  expect(findings).toEqual(rows.map(([, field, code], at) => ({ line: at + 2, field, code })));
  expect(ready).toBe(0);
});

test('[BD-08] what changed between check and application is reported, and the rest is applied', async () => {
  const campaign_id = await made();
  const id = await upload([{ type: 'campaign', action: 'change', campaign_id, name: 'New' }, aCampaign()]);
  await site.deps.db.delete(campaigns).where(eq(campaigns.id, BigInt(campaign_id)));
  expect((await apply(id)).data).toMatchObject({ ready: 2, applied: 1, failed: 1 });
  expect((await read('BulkUpload', { upload_id: id })).findings).toEqual([
    { line: 2, field: 'campaign_id', code: 'not_yours' },
  ]);
});

test('[BD-08] pieces come in order and count once; a file that is cut is not worked and may go on', async () => {
  const { data } = await of('BulkUpload', 'create', { file_name: 'two.csv', lines: 2 });
  const send = (piece: number, is_last: boolean) => {
    const rows = [{ line: piece + 2, cells: aCampaign() }];
    return of('BulkUpload', 'update', { upload_id: data.id, piece, is_last, rows });
  };
  expect((await send(1, true)).error?.code).toBe('upload_piece_missing');
  await send(0, false);
  expect((await send(0, false)).data).toMatchObject({ lines_come: 1, pieces: 1 });
  expect((await apply(data.id)).error?.code).toBe('upload_piece_missing');
  expect((await send(1, true)).data).toMatchObject({ lines_come: 2, ready: 2, is_ended: true });
  expect((await send(2, true)).error?.code).toBe('upload_not_found');
});

test.each(['a\u0000', '\uD800', 'x'.repeat(65)])(
  '[BD-08] a column whose name cannot be stored is refused, and its file may be sent again',
  async (name) => {
    const { data } = await of('BulkUpload', 'create', { file_name: 'odd.csv', lines: 1 });
    const send = (cells: Cells) =>
      of('BulkUpload', 'update', {
        upload_id: data.id,
        piece: 0,
        is_last: true,
        rows: [{ line: 2, cells }],
      });
    expect((await send({ ...aCampaign(), [name]: 'x' })).status).toBe(400);
    expect((await send(aCampaign())).data).toMatchObject({ ready: 1 });
  },
);

test('[BD-04] [BD-08] reading and applying an upload requires the business, the permission and the asset group', async () => {
  const analyst = await site.member('Ann');
  await join(analyst, business, 'analyst');
  const id = await upload([aCampaign()]);
  expect((await apply(id, other)).status).toBe(404);
  const elsewhere = await newBusiness(other);
  const foreignCall = await other.get('BulkUpload', { business_id: elsewhere, upload_id: id });
  expect([foreignCall.status, foreignCall.error?.code]).toEqual([404, 'upload_not_found']);
  expect((await apply(id, analyst)).status).toBe(403);
  expect(await read('BulkUpload', { upload_id: id }, analyst)).toMatchObject({ ready: 1 });
  await site.deps.db
    .insert(assetGroups)
    .values({ id: newId(), businessId: BigInt(business), name: 'Narrow' });
  expect((await analyst.get('BulkUpload', { business_id: business, upload_id: id })).status).toBe(404);
  expect(await read('BulkIds', {}, analyst)).toEqual({ accounts: [], campaigns: [], pins: [] });
});

test('[BD-08] the report of an upload is stored for 90 days; its changes stay', async () => {
  const id = await upload([aCampaign()]);
  await apply(id);
  await site.deps.db.execute(
    sql`update bulk_uploads set created_at = now() - interval '91 days' where id = ${BigInt(id)}`,
  );
  await runJob(site.deps, purgeBulkUploads);
  expect((await read('BulkUploads')).some((one: { id: string }) => one.id === id)).toBe(false);
  expect(await held()).toHaveLength(1);
});
