import { eq } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businesses, businessMembers } from '../business/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { setRole } from '../../people/accounts/set-role.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { webOfFiles } from '../../testing/web-of-files.ts';
import { applyRun, fetchDueCatalogs, readRun } from './index.ts';
import { catalogs } from '../catalog-records/tables.ts';

const ORIGIN = 'http://localhost:4310';
const NAMES = 'id,title,link,image_link,price,availability';
const HOME = 'https://kiln.example';
const FEED = `${HOME}/feed.csv`;

let site: TestApp;
let base: URL;
let owner: TestVisitor;
let business: string;
let boardId: string;
/** Responses by address. */
const web = new Map<string, Buffer>();

beforeAll(async () => {
  site = await testApp({ fetchSafely: webOfFiles(web) });
  base = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  owner = await site.member();
  business = await newBusiness(owner);
  boardId = (await owner.call('Board', 'create', { name: 'Shop' })).data.id;
  for (const [name, colour] of Object.entries({ red: '#c33', blue: '#33c', green: '#3a3' }))
    web.set(
      `${HOME}/${name}.png`,
      await sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
        .png()
        .toBuffer(),
    );
});
afterAll(() => site.close(), 30_000);

async function newBusiness(member: TestVisitor): Promise<string> {
  const id = newId();
  await site.deps.db.insert(businesses).values({ id, kind: 'manager', name: 'Kiln' });
  await site.deps.db
    .insert(businessMembers)
    .values({ businessId: id, userId: BigInt(member.id), role: 'catalog_manager' });
  return String(id);
}

const line = (
  id: string,
  more: Partial<Record<'title' | 'image' | 'price' | 'stock', string>> = {},
): string =>
  [
    id,
    more.title ?? `Lamp ${id}`,
    `${HOME}/${id}`,
    `${HOME}/${more.image ?? 'red'}.png`,
    more.price ?? '12.00',
    more.stock ?? 'in stock',
  ].join(',');
const feedOf = (...lines: readonly string[]): string => [NAMES, ...lines, ''].join('\n');

const newCatalog = async (more: object = {}): Promise<string> => {
  const input = { business_id: business, name: 'Lamps', currency: 'USD', board_id: boardId, ...more };
  const { data, error } = await owner.call('Catalog', 'create', input);
  expect(error).toBeUndefined();
  return data.id;
};
const begin = (catalog: string, more: object = {}) =>
  owner.call('CatalogRun', 'create', {
    business_id: business,
    catalog_id: catalog,
    source: 'upload',
    ...more,
  });
const getRun = async (run: string) =>
  (await owner.get('CatalogRun', { business_id: business, run_id: run })).data;
const report = async (run: string): Promise<readonly string[]> =>
  (await owner.get('CatalogFindings', { business_id: business, run_id: run })).data.map(
    ({ line: at, field, code }: { line: number; field: string | null; code: string }) =>
      `${at} ${field ?? 'line'} ${code}`,
  );
const titles = async (): Promise<readonly string[]> =>
  (await owner.get('BoardFeed', { board_id: boardId })).data
    .map((pin: { title: string }) => pin.title)
    .toSorted();
const files = (): Promise<string[]> => readdir(join(site.deps.env.dataDir, 'uploads')).catch(() => []);

type Upload = { readonly url: string; readonly parameters: Readonly<Record<string, string>> };

async function post({ url, parameters }: Upload, feed: string | Buffer): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) form.append(name, value);
  form.append('file', new Blob([feed as BlobPart], { type: 'text/csv' }), 'feed.csv');
  return (await fetch(new URL(url, base), { method: 'POST', body: form, headers: { origin: ORIGIN } }))
    .status;
}

/** Runs the jobs of a run, as the queue would. */
async function work(runId: string): Promise<void> {
  await runJob(site.deps, readRun, { runId });
  await runJob(site.deps, applyRun, { runId });
}

/** Uploads a feed and applies it; returns the notifications of its owner. */
async function fed(catalog: string, feed: string | Buffer, more: object = {}) {
  const { data } = await begin(catalog, more);
  expect(await post(data.upload, feed)).toBe(204);
  await work(data.run.id);
  return getRun(data.run.id);
}

test('[BD-07] products of a feed become pins, change, sell out and go with it; the same feed changes nothing', async () => {
  const catalog = await newCatalog();
  const feed = feedOf(line('a'), line('b', { image: 'blue' }), line('c'));
  expect(await fed(catalog, feed)).toMatchObject({ state: 'done', line_count: 3, created_count: 3 });
  expect(await titles()).toEqual(['Lamp a', 'Lamp b', 'Lamp c']);
  expect(await fed(catalog, feed)).toMatchObject({ state: 'done', to_apply_count: 0, created_count: 0 });
  const next = feedOf(
    line('a', { stock: 'out of stock' }),
    line('b', { image: 'green', price: '9' }),
    line('d'),
  );
  expect(await fed(catalog, next)).toMatchObject({
    state: 'done',
    created_count: 1,
    updated_count: 1,
    sold_out_count: 1,
    removed_count: 1,
  });
  expect(await titles()).toEqual(['Lamp a', 'Lamp b', 'Lamp d']);
  const { data: pins } = await owner.get('BoardFeed', { board_id: boardId });
  const [soldOut] = pins.filter(({ title }: { title: string }) => title === 'Lamp a');
  const { data: seen } = await owner.graphql(
    'query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data { isOosProduct link } } } }',
    { pin: soldOut.id },
  );
  expect(seen.v3GetPinQuery.data).toEqual({ isOosProduct: true, link: `${HOME}/a` });
  const [shown] = (await owner.get('Catalogs', { business_id: business })).data;
  expect(shown).toMatchObject({ product_count: 3, board_name: 'Shop', last_run: { state: 'done' } });
  expect(await files()).toEqual([]);
});

test('[BD-07] lines that are wrong are reported by line and field, and cost no other product', async () => {
  const catalog = await newCatalog();
  await fed(catalog, feedOf(line('e'), line('f')));
  const run = await fed(
    catalog,
    feedOf(
      line('e', { price: '-3' }),
      line('e'),
      line('g', { title: '=A1' }),
      line('h', { image: 'gone' }),
      line('f'),
    ),
  );
  expect(run).toMatchObject({
    state: 'partly',
    fine_count: 2,
    refused_count: 3,
    failed_count: 1,
    removed_count: 0,
  });
  expect(await report(run.id)).toEqual([
    '2 price price_negative',
    '3 id id_duplicate',
    '4 title formula',
    '5 image_link image_unreachable',
  ]);
  expect(await titles()).toEqual(expect.arrayContaining(['Lamp e', 'Lamp f']));
});

test('[BD-07] a feed that breaks off, or is far shorter, takes nothing away, and says how much it held', async () => {
  const catalog = await newCatalog();
  await fed(catalog, feedOf(line('i'), line('j'), line('k')));
  const xml = `<rss><item><id>i</id><title>Lamp I</title><link>${HOME}/i</link><image_link>${HOME}/red.png</image_link><price>5 EUR</price><availability>in stock</availability></item><item><id>j`;
  expect(await fed(catalog, xml)).toMatchObject({
    state: 'partly',
    failure_code: 'feed_xml_broken',
    failure_line: 1,
    updated_count: 1,
    removed_count: 0,
    held_count: 2,
  });
  const short = feedOf(line('i'));
  expect(await fed(catalog, short)).toMatchObject({ state: 'partly', removed_count: 0, held_count: 2 });
  expect(await fed(catalog, short, { may_shrink: true })).toMatchObject({ state: 'done', removed_count: 2 });
});

test('[BD-07] a feed of which nothing is a product changes nothing, and says why', async () => {
  const catalog = await newCatalog();
  await fed(catalog, feedOf(line('l')));
  expect(await fed(catalog, 'id,title\n1,Lamp')).toMatchObject({
    state: 'failed',
    failure_code: 'feed_columns_missing',
    failure_fields: ['link', 'image_link', 'price', 'availability'],
  });
  expect(await fed(catalog, Buffer.from('504b0304', 'hex'))).toMatchObject({ failure_code: 'feed_not_text' });
  expect(await fed(catalog, feedOf(line('m', { price: '' })))).toMatchObject({
    failure_code: 'feed_no_products',
  });
  expect(await titles()).toContain('Lamp l');
});

test('[BD-10] a run can be canceled; the next one resumes there', async () => {
  const catalog = await newCatalog();
  const feed = feedOf(line('n'), line('o'));
  const { data } = await begin(catalog);
  await post(data.upload, feed);
  await runJob(site.deps, readRun, { runId: data.run.id });
  expect(await getRun(data.run.id)).toMatchObject({ state: 'applying', to_apply_count: 2 });
  expect((await begin(catalog)).error.code).toBe('catalog_busy');
  const run = { business_id: business, run_id: data.run.id };
  expect((await owner.call('CatalogRun', 'delete', run)).data.state).toBe('cancelled');
  await runJob(site.deps, applyRun, { runId: data.run.id });
  expect(await getRun(data.run.id)).toMatchObject({ state: 'cancelled', created_count: 0 });
  expect(await fed(catalog, feed)).toMatchObject({ state: 'done', created_count: 2 });
});

test('[BD-07] an upload that is cut leaves nothing, and may be sent again; an unknown policy is refused', async () => {
  const catalog = await newCatalog();
  const { data } = await begin(catalog);
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const cut = request(new URL(data.upload.url, base), {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000' },
  });
  const fields = Object.entries(data.upload.parameters as Record<string, string>).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="f.csv"\r\ncontent-type: text/csv\r\n\r\n';
  cut.on('error', () => resolve());
  cut.on('close', () => resolve());
  cut.write(fields.join('') + file + feedOf(line('p')), () => cut.destroy());
  await isOver;
  await expect.poll(files).toEqual([]);
  expect(await getRun(data.run.id)).toMatchObject({ state: 'waiting', bytes: 0 });
  const forged = { ...data.upload, parameters: { ...data.upload.parameters, signature: '0'.repeat(64) } };
  expect(await post(forged, feedOf(line('p')))).toBe(403);
  expect(await post(data.upload, feedOf(line('p')))).toBe(204);
  await work(data.run.id);
  expect(await getRun(data.run.id)).toMatchObject({ state: 'done', created_count: 1 });
});

test('[BD-07] a feed at an address is fetched on request and on schedule', async () => {
  const catalog = await newCatalog({ source_url: FEED, every_hours: 24 });
  const { data } = await begin(catalog, { source: 'url' });
  await work(data.run.id);
  expect(await getRun(data.run.id)).toMatchObject({ state: 'failed', failure_code: 'feed_unreachable' });
  const feed = async () =>
    (await owner.get('BusinessIntegrations', { business_id: business })).data
      .find(({ integration }: { readonly integration: string }) => integration === 'shopify')
      .came.find(({ way }: { readonly way: string }) => way === 'feed');
  expect(await feed()).toMatchObject({ state: 'failed' });
  web.set(FEED, Buffer.from(feedOf(line('q'))));
  const fetchedAt = new Date();
  site.clock.now = fetchedAt;
  await runJob(site.deps, fetchDueCatalogs);
  site.clock.now = undefined;
  const [newest] = (await owner.get('CatalogRuns', { business_id: business, catalog_id: catalog })).data;
  await work(newest.id);
  expect(await getRun(newest.id)).toMatchObject({ source: 'url', state: 'done', created_count: 1 });
  expect(await feed()).toMatchObject({ state: 'fetched' });
  const [row] = await site.deps.db
    .select()
    .from(catalogs)
    .where(eq(catalogs.id, BigInt(catalog)));
  expect(row?.nextFetchAt).toEqual(new Date(fetchedAt.getTime() + 24 * 3_600_000));
  await runJob(site.deps, fetchDueCatalogs);
  const { data: runs } = await owner.get('CatalogRuns', { business_id: business, catalog_id: catalog });
  expect(runs).toHaveLength(2);
});

test('[BD-07] what a moderator removed does not come back with the next feed', async () => {
  const catalog = await newCatalog();
  await fed(catalog, feedOf(line('r')));
  const { data: pins } = await owner.get('BoardFeed', { board_id: boardId });
  const pin = pins.find(({ title }: { title: string }) => title === 'Lamp r');
  const moderator = await site.member();
  await setRole(site.deps.db, moderator.username, 'moderator');
  const decision = { object_type: 'pin', object_id: pin.id, decision: 'remove' };
  await moderator.call('Report', 'create', { object_type: 'pin', object_id: pin.id, reason: 'spam' });
  expect((await moderator.call('ModerationDecision', 'create', decision)).status).toBe(200);
  const run = await fed(catalog, feedOf(line('r')));
  expect(run).toMatchObject({ state: 'partly', failed_count: 1, created_count: 0 });
  expect(await report(run.id)).toEqual(['2 line removed_by_moderator']);
});

test('[BD-07] a catalog of another business is not there', async () => {
  const catalog = await newCatalog();
  const other = await site.member();
  const theirs = await newBusiness(other);
  const runs = await other.get('CatalogRuns', { business_id: theirs, catalog_id: catalog });
  expect([runs.status, runs.error.code]).toEqual([404, 'catalog_not_found']);
  const { data } = await begin(catalog);
  const run = await other.get('CatalogRun', { business_id: theirs, run_id: data.run.id });
  expect([run.status, run.error.code]).toEqual([404, 'catalog_run_not_found']);
  const input = { business_id: theirs, name: 'Lamps', currency: 'USD', board_id: boardId };
  expect((await other.call('Catalog', 'create', input)).error.code).toBe('forbidden');
});

test('[UI-06] a merchant asks to be verified, a moderator sees what they sell and decides', async () => {
  const moderator = await site.member();
  await setRole(site.deps.db, moderator.username, 'moderator');
  const requested = await owner.call('MerchantVerification', 'create', {
    business_id: business,
    website: HOME,
  });
  const [request_] = requested.data;
  expect(request_).toMatchObject({ state: 'waiting', website: HOME });
  const again = await owner.call('MerchantVerification', 'create', { business_id: business, website: HOME });
  expect(again.error.code).toBe('merchant_request_waiting');
  expect((await owner.get('MerchantReviews')).status).toBe(403);
  const [waiting] = (await moderator.get('MerchantReviews')).data;
  expect(waiting.product_count).toBeGreaterThan(0);
  expect(waiting.own_link_count).toBe(waiting.product_count);
  const decision = { request_id: waiting.id, decision: 'verified', answer: 'Welcome.' };
  expect((await owner.call('MerchantReview', 'update', decision)).status).toBe(403);
  expect((await moderator.call('MerchantReview', 'update', decision)).data.state).toBe('verified');
  expect((await moderator.call('MerchantReview', 'update', decision)).status).toBe(404);
  const { data } = await owner.get('MerchantVerification', { business_id: business });
  expect(data).toMatchObject([{ state: 'verified', answer: 'Welcome.' }]);
  const later = await owner.call('MerchantVerification', 'create', { business_id: business, website: HOME });
  expect(later.error.code).toBe('merchant_verified');
});
