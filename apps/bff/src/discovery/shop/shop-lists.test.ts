import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPin, type NewContent } from '../../pins/pins/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let maker: TestVisitor;
let other: TestVisitor;
let reader: TestVisitor;
let imageId: bigint;
const boards = new Map<string, bigint>();

type Made = Partial<NewContent> & {
  readonly price?: number;
  readonly standardPrice?: number;
  readonly currency?: string;
  readonly brand?: string;
  readonly board?: string;
};

/** Creates a product of a member on a board, `maker public` unless stated. */
async function productPin(
  name: string,
  { price, standardPrice, currency = 'USD', brand, board = 'maker public', ...more }: Made = {},
) {
  return createPin(site.deps.db, { id: boards.get(board) ?? 0n }, null, {
    creatorId: BigInt((board.startsWith('maker') ? maker : other).id),
    imageId,
    title: name,
    link: `https://kiln.example/${encodeURIComponent(name)}`,
    category: 'Home & Garden > Kitchen & Dining',
    rich: {
      products: [
        {
          name,
          currency,
          ...(price === undefined ? {} : { price }),
          ...(standardPrice === undefined ? {} : { standardPrice }),
          ...(brand === undefined ? {} : { brand }),
        },
      ],
    },
    ...more,
  });
}

beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Kiln Shop');
  other = await site.member('Other Shop');
  reader = await site.member('Rosa Sand');
  for (const [name, owner] of [
    ['maker', maker],
    ['other', other],
  ] as const)
    for (const privacy of ['public', 'protected', 'secret'])
      boards.set(
        `${name} ${privacy}`,
        BigInt((await owner.call('Board', 'create', { name: privacy, privacy })).data.id),
      );
  await maker.call('Pin', 'create', {
    board_id: String(boards.get('maker public')),
    title: 'Kiln',
    image_base64: await testPicture(),
  });
  const { rows } = await site.deps.db.execute<{ id: string }>(sql`select id::text as id from images`);
  imageId = BigInt(rows[0]?.id ?? 0);
  await productPin('Cheap cup', { price: 5, brand: 'Kiln & Co.' });
  await productPin('Fine cup', { price: 40, standardPrice: 50, brand: 'Kiln & Co.' });
  await productPin('Grand cup', { price: 90, standardPrice: 120, brand: 'Moss' });
  await productPin('Euro cup', { price: 4, currency: 'EUR', brand: 'Moss' });
  await productPin('Gone cup', { price: 10, isOosProduct: true });
  await productPin('Stale cup', { price: 1, isStaleProduct: true });
  await productPin('Sofa', { price: 900, category: 'Furniture', board: 'other public' });
  await productPin('Secret cup', {
    price: 3,
    brand: 'Hush',
    currency: 'GBP',
    board: 'maker secret',
    category: 'Media > Books',
  });
  await productPin('Protected cup', { price: 3, board: 'maker protected' });
  await indexChanges(site.deps);
});
afterAll(() => site.close());

const FIELDS = `currency filters { name value label count isOn }
  connection { edges { node { title } } pageInfo { hasNextPage endCursor } }`;
type Args = {
  readonly category?: string;
  readonly merchant?: string;
  readonly filters?: object;
  readonly sort?: string;
  readonly first?: number;
  readonly after?: string | null;
};
const SHOP = `query ($category: ID, $merchant: String, $filters: ShopFiltersInput, $sort: ShopSort, $first: Int, $after: String) {
  shop: v3ShopQuery(category: $category, merchant: $merchant, filters: $filters, sort: $sort, first: $first, after: $after) { ${FIELDS} } }`;

async function shop(visitor: TestVisitor, args: Args = {}) {
  const { data, error } = await visitor.graphql(SHOP, { sort: 'relevance', ...args });
  if (error) throw new Error(error.extensions.code);
  const { connection, currency, filters } = data.shop;
  return {
    titles: connection.edges.map(({ node }: { node: { title: string } }) => node.title) as string[],
    after: connection.pageInfo.endCursor as string | null,
    currency: currency as string | null,
    filters: filters as { name: string; value: string; label: string; count: number; isOn: boolean }[],
  };
}

const PUBLIC = ['Cheap cup', 'Euro cup', 'Fine cup', 'Gone cup', 'Grand cup', 'Sofa', 'Stale cup'];
const sorted = (titles: readonly string[]) => titles.toSorted();

describe('lists', () => {
  test('[SR-14] all public products of all merchants, what is sold out last', async () => {
    const { titles } = await shop(site.visitor());
    expect(sorted(titles)).toEqual(PUBLIC);
    expect(titles.at(-1)).toBe('Gone cup');
  });

  test('[SR-14] of a category, with its parts; of an unknown one none', async () => {
    expect(sorted((await shop(reader, { category: '536' })).titles)).toEqual(
      PUBLIC.filter((title) => title !== 'Sofa'),
    );
    expect((await shop(reader, { category: '436' })).titles).toEqual(['Sofa']);
    for (const category of ['7', 'none', '638; drop', '-1', '1e3', ''])
      expect((await shop(reader, { category })).titles).toEqual([]);
  });

  test('[SR-14] [BF-06] products on boards that are not public are listed for none, not even as a filter', async () => {
    for (const visitor of [site.visitor(), reader, maker]) {
      const { titles, filters } = await shop(visitor);
      expect(titles.join()).not.toMatch(/Secret|Protected/);
      expect(JSON.stringify(filters)).not.toMatch(/hush|GBP/i);
    }
    expect((await shop(site.visitor(), { filters: { brands: ['hush'] } })).titles).toEqual([]);
  });

  test('[SR-14] prices are sorted in one currency, that of most products unless it is chosen', async () => {
    const up = await shop(reader, { sort: 'price_asc' });
    expect(up).toMatchObject({
      currency: 'USD',
      titles: ['Cheap cup', 'Gone cup', 'Fine cup', 'Grand cup', 'Sofa'],
    });
    expect((await shop(reader, { sort: 'price_desc' })).titles).toEqual(up.titles.toReversed());
    const euros = await shop(reader, { sort: 'price_asc', filters: { currency: 'EUR' } });
    expect(euros).toMatchObject({ currency: 'EUR', titles: ['Euro cup'] });
  });

  test('[SR-14] the greatest discount first, and only what is on sale; the newest first', async () => {
    expect((await shop(reader, { sort: 'discount' })).titles).toEqual(['Grand cup', 'Fine cup']);
    expect((await shop(reader, { sort: 'newest' })).titles).toEqual([
      'Sofa',
      'Stale cup',
      'Gone cup',
      'Euro cup',
      'Grand cup',
      'Fine cup',
      'Cheap cup',
    ]);
  });

  test.each(['relevance', 'newest', 'price_asc', 'price_desc', 'discount'])(
    '[SR-14] pages by %s continue where the last one ended, and none is repeated',
    async (sort) => {
      const all = (await shop(reader, { sort })).titles;
      const found: string[] = [];
      let after: string | null = null;
      do {
        const page = await shop(reader, { sort, first: 2, after });
        found.push(...page.titles);
        ({ after } = page);
        expect(page.titles.length).toBeLessThanOrEqual(2);
      } while (after !== null && found.length < 20);
      expect(found).toEqual(all);
    },
  );

  test('[SR-14] [FB-06] [FB-07] what the viewer hid and whom they blocked is not listed', async () => {
    const viewer = await site.member('Nell Ford');
    await viewer.call('UserBlock', 'create', { blocked_user_id: other.id });
    const { titles } = await shop(viewer);
    expect(titles).not.toContain('Sofa');
    expect(titles).toContain('Cheap cup');
  });
});

describe('filters', () => {
  test.each([
    [{ minPrice: 10, maxPrice: 90 }, ['Fine cup', 'Gone cup', 'Grand cup']],
    [{ minPrice: 90 }, ['Grand cup', 'Sofa']],
    [{ maxPrice: 5, currency: 'EUR' }, ['Euro cup']],
    [{ brands: ['Kiln & Co.'] }, ['Cheap cup', 'Fine cup']],
    [{ brands: ['kiln co', 'moss'] }, ['Cheap cup', 'Euro cup', 'Fine cup', 'Grand cup']],
    [{ brands: ['moss'], onSale: true }, ['Grand cup']],
    [{ availability: 'sold_out' }, ['Gone cup']],
    [{ availability: 'in_stock' }, PUBLIC.filter((title) => title !== 'Gone cup')],
    [{ onSale: true }, ['Fine cup', 'Grand cup']],
    [{ brands: ['none'] }, []],
  ])('[SR-14] %j', async (filters, wanted) => {
    expect(sorted((await shop(reader, { filters })).titles)).toEqual(wanted);
  });

  test('[SR-14] colors are those of the images', async () => {
    const { filters } = await shop(reader);
    const [color] = filters.filter(({ name }) => name === 'color');
    const other = ['red', 'blue'].find((name) => name !== color?.value);
    expect((await shop(reader, { filters: { colors: [color?.value] } })).titles).toHaveLength(PUBLIC.length);
    expect((await shop(reader, { filters: { colors: [other] } })).titles).toEqual([]);
  });

  test('[SR-14] the filters that can be chosen have the number of products beside the filters of other names', async () => {
    const { filters } = await shop(reader, { filters: { brands: ['moss'], onSale: true } });
    const of = (name: string) => filters.filter((filter) => filter.name === name);
    expect(of('brand')).toEqual([
      { name: 'brand', value: 'kiln co', label: 'Kiln & Co.', count: 1, isOn: false },
      { name: 'brand', value: 'moss', label: 'Moss', count: 1, isOn: true },
    ]);
    expect(of('sale')).toMatchObject([{ value: 'on', count: 1, isOn: true }]);
    expect(of('availability')).toMatchObject([{ value: 'in_stock', count: 1, isOn: false }]);
  });

  test.each([
    { minPrice: 20, maxPrice: 10 },
    { minPrice: -1 },
    { maxPrice: 1e12 },
    { currency: 'XXQ' },
    { currency: 'eur' },
    { colors: ['mauve'] },
    { brands: ['!?'] },
    { brands: Array.from({ length: 50 }, (_, at) => `brand ${at}`) },
  ])('[SR-14] bad input: %j is refused', async (filters) => {
    await expect(shop(reader, { filters })).rejects.toThrow('shop_filter_invalid');
  });

  test('[SR-14] bad input: a bookmark of another list, order or filter, and page sizes', async () => {
    const { after } = await shop(reader, { first: 2 });
    for (const args of [{ sort: 'newest' }, { category: '536' }, { filters: { onSale: true } }])
      await expect(shop(reader, { ...args, after })).rejects.toThrow('bookmark_invalid');
    await expect(shop(reader, { after: 'x.y' })).rejects.toThrow('bookmark_invalid');
    for (const first of [0, -1, 101])
      await expect(shop(reader, { first })).rejects.toThrow('page_size_invalid');
  });
});

const tab = async (visitor: TestVisitor, args: Args = {}): Promise<readonly string[]> =>
  (await shop(visitor, { ...args, merchant: maker.username })).titles;

test('[SR-14] [WB-04] the shop of a member has their products, for its owner also those that are not public', async () => {
  const shared = PUBLIC.filter((title) => title !== 'Sofa');
  expect(sorted(await tab(reader))).toEqual(shared);
  expect(sorted(await tab(maker))).toEqual(sorted([...shared, 'Protected cup', 'Secret cup']));
  expect(await tab(reader, { sort: 'price_asc', filters: { maxPrice: 40 } })).toEqual([
    'Cheap cup',
    'Gone cup',
    'Fine cup',
  ]);
});

test('[SR-14] [WB-06] categories with products have a cover; those of others, secret ones and unknown ones do not', async () => {
  const CATEGORIES = `{ v3ShopCategoriesQuery { entityId urlName cover { title } parts { name parent { name } } } }`;
  const { data } = await site.visitor().graphql(CATEGORIES);
  expect(data.v3ShopCategoriesQuery).toEqual([
    {
      entityId: '536',
      urlName: 'home-garden',
      cover: { title: expect.stringContaining('cup') },
      parts: [{ name: 'Kitchen & Dining', parent: { name: 'Home & Garden' } }],
    },
    {
      entityId: '436',
      urlName: 'furniture',
      cover: { title: 'Sofa' },
      parts: [{ name: 'Sofas', parent: { name: 'Furniture' } }],
    },
  ]);
  const one = async (category: string) =>
    (
      await reader.graphql(
        'query ($category: ID!) { found: v3ShopCategoryQuery(category: $category) { __typename } }',
        { category },
      )
    ).data.found;
  expect(await one('783')).toEqual({ __typename: 'ShopCategoryData' });
  for (const category of ['7', 'none', '', '536.5', '0x218'])
    expect(await one(category)).toEqual({ __typename: 'NotFound' });
});

test('[SR-14] changes are in the lists: price, stock, privacy and removal', async () => {
  const id = await productPin('Late cup', { price: 7, board: 'other public' });
  const list = async () => {
    await indexChanges(site.deps);
    return (await shop(reader, { filters: { maxPrice: 8 }, sort: 'price_asc' })).titles;
  };
  expect(await list()).toEqual(['Cheap cup', 'Late cup']);
  await site.deps.db.execute(
    sql`update contents set rich = jsonb_set(rich, '{products,0,price}', '4') where id = ${id}`,
  );
  expect(await list()).toEqual(['Late cup', 'Cheap cup']);
  await site.deps.db.execute(sql`update contents set is_stale_product = true where id = ${id}`);
  expect(await list()).toEqual(['Cheap cup']);
  await other.call('Pin', 'delete', { id: String(id) });
  await indexChanges(site.deps);
  const { rows } = await site.deps.db.execute(sql`select from shop_entries where content_id = ${id}`);
  expect(rows).toHaveLength(0);
});
