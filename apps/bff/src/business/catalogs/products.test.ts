import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { businesses, businessMembers } from '../business/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { runJob } from '../../testing/run-job.ts';
import { webOfFiles } from '../../testing/web-of-files.ts';
import { testUpload } from '../../testing/test-upload.ts';
import { applyRun, readRun } from './index.ts';

const HOME = 'https://kiln.example';
const NAMES = 'id,title,link,image_link,price,availability,brand,product_type,custom_label_0';

let site: TestApp;
let owner: TestVisitor;
let business: string;
let boardId: string;
let catalog: string;
let picture: Buffer;
const web = new Map<string, Buffer>();

beforeAll(async () => {
  site = await testApp({ fetchSafely: webOfFiles(web) });
  owner = await site.member();
  business = await newBusiness(owner, 'access');
  boardId = (await owner.call('Board', 'create', { name: 'Shop' })).data.id;
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  web.set(`${HOME}/red.png`, picture);
  const made = { name: 'Lamps', currency: 'EUR', board_id: boardId, source_url: `${HOME}/feed.csv` };
  catalog = (await owner.call('Catalog', 'create', { business_id: business, ...made })).data.id;
});
afterAll(() => site.close(), 30_000);

async function newBusiness(member: TestVisitor, kind: 'access' | 'manager'): Promise<string> {
  const id = newId();
  await site.deps.db.insert(businesses).values({ id, kind, name: 'Kiln' });
  await site.deps.db
    .insert(businessMembers)
    .values({ businessId: id, userId: BigInt(member.id), role: 'owner' });
  return String(id);
}

const ofCatalog = (more: object = {}) => ({ business_id: business, catalog_id: catalog, ...more });
const aProduct = (more: object = {}) =>
  ofCatalog({
    title: 'Clay lamp',
    link: `${HOME}/clay-lamp`,
    image_link: `${HOME}/red.png`,
    price: '49,90',
    currency: 'EUR',
    availability: 'in_stock',
    ...more,
  });
const products = async (more: object = {}) => (await owner.get('CatalogProducts', ofCatalog(more))).data;
const boardTitles = async (): Promise<readonly string[]> =>
  (await owner.get('BoardFeed', { board_id: boardId })).data
    .map((pin: { title: string }) => pin.title)
    .toSorted();

/** Fetches and applies a feed of these lines. */
async function fed(...lines: readonly string[]) {
  web.set(`${HOME}/feed.csv`, Buffer.from([NAMES, ...lines, ''].join('\n')));
  const { data } = await owner.call('CatalogRun', 'create', ofCatalog({ source: 'url', may_shrink: true }));
  await runJob(site.deps, readRun, { runId: data.run.id });
  await runJob(site.deps, applyRun, { runId: data.run.id });
  return (await owner.get('CatalogRun', { business_id: business, run_id: data.run.id })).data;
}
const line = (id: string, price = '10.00', brand = 'Kiln', category = 'Home > Lamps', label = ''): string =>
  [id, `Lamp ${id}`, `${HOME}/${id}`, `${HOME}/red.png`, price, 'in stock', brand, category, label].join(',');

test('[BD-07] a merchant adds, edits and removes a product by hand, and its Pin follows', async () => {
  const { data, error } = await owner.call('CatalogProduct', 'create', aProduct({ brand: 'Kiln' }));
  expect(error).toBeUndefined();
  expect(data).toMatchObject({
    price: 49.9,
    sale_price: null,
    is_by_hand: true,
    state: 'live',
    brand: 'Kiln',
  });
  expect(data.image).toMatch(/236x/);
  expect(await boardTitles()).toEqual(['Clay lamp']);
  const change = { id: data.id, title: 'Clay lamp, small', sale_price: '39', availability: 'out_of_stock' };
  const changed = await owner.call('CatalogProduct', 'update', aProduct(change));
  expect(changed.data).toMatchObject({ price: 49.9, sale_price: 39, pin_id: data.pin_id });
  const { data: pin } = await owner.graphql(
    'query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data { title isOosProduct link } } } }',
    { pin: data.pin_id },
  );
  expect(pin.v3GetPinQuery.data).toEqual({
    title: 'Clay lamp, small',
    isOosProduct: true,
    link: `${HOME}/clay-lamp`,
  });
  expect((await owner.call('CatalogProduct', 'delete', ofCatalog({ id: data.id }))).status).toBe(200);
  expect([await boardTitles(), await products()]).toEqual([[], []]);
  const again = await owner.call('CatalogProduct', 'delete', ofCatalog({ id: data.id }));
  expect([again.status, again.error.code]).toEqual([404, 'product_not_found']);
});

test('[BD-07] the errors of a product by hand are at its fields, and nothing is stored', async () => {
  const wrong = aProduct({
    title: '',
    link: 'clay-lamp',
    price: '-4',
    sale_price: '60',
    description: 'a'.repeat(900),
  });
  const { error } = await owner.call('CatalogProduct', 'create', wrong);
  expect([error.code, Object.keys(error.fields).toSorted()]).toEqual([
    'invalid_input',
    ['description', 'link', 'price', 'title'],
  ]);
  const sale = await owner.call('CatalogProduct', 'create', aProduct({ sale_price: '60' }));
  expect(sale.error.fields).toEqual({ sale_price: 'The sale price has to be lower than the price.' });
  const gone = await owner.call('CatalogProduct', 'create', aProduct({ image_link: `${HOME}/no.png` }));
  expect(gone.error.fields).toEqual({ image_link: 'We could not fetch the image. Check its address.' });
  const money = await owner.call('CatalogProduct', 'create', aProduct({ currency: 'XQX' }));
  expect(money.error.fields).toEqual({ currency: 'Use a currency as USD or EUR.' });
  expect(await products()).toEqual([]);
});

test('[BD-07] an uploaded image is kept when the product is changed without a new one', async () => {
  const uploadId = await testUpload(site, owner);
  const input = aProduct({ image_link: '', upload_id: uploadId, id: 'own-1' });
  const { data } = await owner.call('CatalogProduct', 'create', input);
  expect(data).toMatchObject({ id: 'own-1', image_link: null, state: 'live' });
  const changed = await owner.call(
    'CatalogProduct',
    'update',
    aProduct({ id: 'own-1', image_link: '', price: '5' }),
  );
  expect(changed.data).toMatchObject({ price: 5, pin_id: data.pin_id, image: data.image });
  const same = await owner.call('CatalogProduct', 'create', aProduct({ id: 'own-1' }));
  expect(same.error.fields).toEqual({ id: 'Another product of this catalog has this id.' });
});

test('[BD-07] a feed neither removes nor changes a product that was added by hand', async () => {
  const run = await fed(line('a'), line('b'), line('own-1'));
  expect(run).toMatchObject({ state: 'done', created_count: 2, removed_count: 0, warning_count: 1 });
  const [finding] = (await owner.get('CatalogFindings', { business_id: business, run_id: run.id })).data;
  expect(finding).toMatchObject({ item_id: 'own-1', code: 'id_by_hand', severity: 'warning' });
  expect(await fed(line('a'))).toMatchObject({ removed_count: 1, state: 'done' });
  expect(await boardTitles()).toEqual(['Clay lamp', 'Lamp a']);
  expect((await products({ source: 'hand' })).map(({ id }: { id: string }) => id)).toEqual(['own-1']);
  expect((await products({ query: 'LAMP A' })).map(({ id }: { id: string }) => id)).toEqual(['a']);
  const theirs = await owner.call('CatalogProduct', 'update', aProduct({ id: 'a' }));
  expect([theirs.status, theirs.error.code]).toEqual([409, 'product_from_feed']);
});

test('[BD-07] a group has the products that match all of its rules, and the picked ones', async () => {
  await fed(line('a'), line('c', '99', 'Kiln', 'Home > Vases', 'gift'), line('d', '20', 'Other'));
  const create = (more: object) => owner.call('ProductGroup', 'create', ofCatalog({ picked: [], ...more }));
  const { data: lamps } = await create({ name: 'Lamps', rules: { category: 'lamps', price_max: 15 } });
  expect(lamps).toMatchObject({ product_count: 1, rules: { category: 'lamps', price_max: 15 } });
  expect(lamps.images).toHaveLength(1);
  const { data: gifts } = await create({
    name: 'Gifts',
    rules: { label: 'GIFT' },
    picked: ['own-1', 'none'],
  });
  expect(gifts).toMatchObject({ product_count: 2, picked: ['own-1'] });
  expect((await create({ name: 'gifts', rules: { brand: 'Kiln' } })).error.fields).toEqual({
    name: 'Another group has this name.',
  });
  expect((await create({ name: 'Nothing', rules: {} })).error.fields).toHaveProperty('rules');
  expect((await create({ name: 'X', rules: { price_min: 5, price_max: 1 } })).error.fields).toHaveProperty(
    'price_max',
  );
  // A product that is added by hand, and those of the next feed, are sorted into the groups at once.
  const cheap = { id: 'own-2', price: '3', product_type: 'Lamps' };
  await owner.call('CatalogProduct', 'create', aProduct(cheap));
  await fed(line('a', '30'), line('e', '12'));
  const ids = async (group: string) =>
    (await products({ group_id: group })).map(({ id }: { id: string }) => id);
  expect(await ids(lamps.id)).toEqual(['e', 'own-2']);
  expect(await ids(gifts.id)).toEqual(['own-1']);
  const changed = await owner.call('ProductGroup', 'update', {
    business_id: business,
    group_id: gifts.id,
    name: 'Gifts',
    rules: { text: 'lamp', availability: 'in_stock', on_sale: false },
    picked: [],
  });
  expect(changed.data).toMatchObject({ product_count: 4, picked: [] });
  const removed = await owner.call('ProductGroup', 'delete', { business_id: business, group_id: gifts.id });
  expect(removed.status).toBe(200);
  expect((await owner.get('ProductGroups', ofCatalog())).data).toHaveLength(1);
});

test('[BD-07] the shop of a profile has the groups as sections, and the preview shows what is not in it yet', async () => {
  await indexChanges(site.deps);
  const { username } = owner;
  const shopOf = async (visitor: TestVisitor) =>
    (
      await visitor.graphql(
        `query ($name: String!) { v3ShopSectionsQuery(merchant: $name) { entityId name cover { entityId } }
          v3GetUserQuery(username: $name) { ... on UserData { data { hasShop } } } }`,
        { name: username },
      )
    ).data;
  const stranger = await site.member();
  const shop = await shopOf(stranger);
  expect(shop.v3GetUserQuery.data).toEqual({ hasShop: true });
  const [section] = shop.v3ShopSectionsQuery;
  expect(section).toMatchObject({ name: 'Lamps' });
  const { data } = await stranger.graphql(
    `query ($name: String!, $section: ID) { v3ShopQuery(merchant: $name, section: $section) {
      connection { edges { node { title } } } } }`,
    { name: username, section: section.entityId },
  );
  const titles = data.v3ShopQuery.connection.edges.map(({ node }: { node: { title: string } }) => node.title);
  expect(titles.toSorted()).toEqual(['Clay lamp', 'Lamp e']);
  expect((await shopOf(stranger)).v3GetUserQuery.data).toEqual({ hasShop: true });
  const { data: empty } = await owner.graphql(
    `query ($name: String!) { v3ShopSectionsQuery(merchant: $name) { name }
      v3GetUserQuery(username: $name) { ... on UserData { data { hasShop } } } }`,
    { name: stranger.username },
  );
  expect(empty).toEqual({ v3ShopSectionsQuery: [], v3GetUserQuery: { data: { hasShop: false } } });
  await fed(line('a', '30'), line('f').replace('red.png', 'gone.png'));
  const preview = (await owner.get('ShopPreview', ofCatalog())).data;
  expect(preview).toMatchObject({
    is_public: false,
    is_verified: false,
    live_count: 3,
    pending_count: 1,
    username,
  });
  expect(preview.sections.map(({ name }: { name: string }) => name)).toEqual(['Lamps']);
  const waiting = preview.products.filter(({ state }: { state: string }) => state !== 'live');
  expect(waiting).toMatchObject([{ id: 'f', state: 'failed', image: null }]);
});

test('[BD-07] [BD-04] the products and groups of another business are not there', async () => {
  const other = await site.member();
  const theirs = await newBusiness(other, 'manager');
  const input = { business_id: theirs, catalog_id: catalog };
  expect((await other.get('CatalogProducts', input)).error.code).toBe('catalog_not_found');
  expect((await other.call('CatalogProduct', 'create', { ...aProduct(), ...input })).error.code).toBe(
    'catalog_not_found',
  );
  const [group] = (await owner.get('ProductGroups', ofCatalog())).data;
  const removal = { business_id: theirs, group_id: group.id };
  expect((await other.call('ProductGroup', 'delete', removal)).error.code).toBe('product_group_not_found');
});
