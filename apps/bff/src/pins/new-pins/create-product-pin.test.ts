import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fetched, FetchOptions } from '../../platform/outbound-fetch/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { indexChanges } from '../../testing/index-changes.ts';

const PAGE = 'https://shop.example/cups/blue';
const IMAGE = 'https://cdn.example/cup.png';
const PRODUCT = `<title>Shop</title><meta property="og:image" content="${IMAGE}">
  <script type="application/ld+json">{"@type":"Product","name":"Blue cup","brand":"Kiln","image":"${IMAGE}",
  "offers":{"price":"19.50","priceCurrency":"EUR","availability":"OutOfStock"}}</script>`;

let site: TestApp;
let member: TestVisitor;
let other: TestVisitor;
let boardId: string;
let png: Buffer;

/** The web of the test: the responses by address, and the fetched addresses. */
const web = new Map<string, (options: FetchOptions) => Promise<Fetched>>();
const fetched: string[] = [];

function serve(address: string, type: string, body: Uint8Array | string, url = address): void {
  web.set(address, async ({ body: taken }) => {
    if (taken && !taken.types.includes(type)) return { kind: 'refused', why: 'type_refused', hops: [url] };
    const bytes = Buffer.from(body);
    await taken?.into?.(Readable.from([bytes]));
    return { kind: 'answered', url, hops: [address, url], status: 200, type, bytes };
  });
}

beforeAll(async () => {
  site = await testApp({
    fetchSafely: async (url, options = {}) => {
      fetched.push(url);
      return (await web.get(url)?.(options)) ?? { kind: 'refused', why: 'name_unknown', hops: [url] };
    },
  });
  [member, other] = [await site.member('Mara Lind'), await site.member('Noor Vale')];
  boardId = (await member.call('Board', 'create', { name: 'Shop' })).data.id;
  png = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#a06030' } })
    .png()
    .toBuffer();
});
afterAll(() => site.close(), 30_000);
beforeEach(async () => {
  await site.deps.db.execute(sql`update pins set deleted_at = now()`);
  web.clear();
  fetched.length = 0;
  serve(IMAGE, 'image/png', png);
  serve(PAGE, 'text/html', PRODUCT);
});

const create = (options: object, who = member, headers?: Record<string, string>) =>
  who.call('ProductPin', 'create', { board_id: boardId, ...options }, headers);
const productOf = async (id: string) =>
  (
    await member.graphql(
      `{ v3GetPinQuery(pin: "${id}") { ... on PinData { data { title link isOosProduct board { entityId } richMetadata { products { name brand { name } offerSummary { price currency } } } } } } }`,
    )
  ).data.v3GetPinQuery.data;

describe('the product of a page', () => {
  test('[CR-09] becomes a Pin with its name, price, image and link', async () => {
    const { status, data } = await create({ url: PAGE });
    expect([status, data.is_new]).toEqual([200, true]);
    expect(await productOf(data.id)).toEqual({
      title: 'Blue cup',
      link: PAGE,
      isOosProduct: true,
      board: { entityId: boardId },
      richMetadata: {
        products: [
          { name: 'Blue cup', brand: { name: 'Kiln' }, offerSummary: { price: 19.5, currency: 'EUR' } },
        ],
      },
    });
    await indexChanges(site.deps);
    const [found] = (await member.get('TaggableProducts', { query: 'blue' })).data;
    expect(found).toMatchObject({ pin_id: data.id, image: { width: 236, height: 315 } });
  });

  test('[CR-09] is saved with the quick saves when no board is chosen', async () => {
    const { data } = await member.call('ProductPin', 'create', { url: PAGE });
    const { board } = await productOf(data.id);
    expect(board.entityId).not.toBe(boardId);
  });

  test('[CR-09] is an existing Pin with the same link, also after a redirect, and nothing is created', async () => {
    const { data: first } = await create({ url: PAGE });
    fetched.length = 0;
    expect((await create({ url: PAGE })).data).toEqual({ id: first.id, is_new: false });
    expect(fetched).toEqual([]);
    const theirs = (await other.call('Board', 'create', { name: 'Theirs' })).data.id;
    expect((await create({ url: PAGE, board_id: theirs }, other)).data.id).toBe(first.id);
    serve('https://shop.example/c', 'text/html', PRODUCT, PAGE);
    expect((await create({ url: 'https://shop.example/c' })).data).toEqual({ id: first.id, is_new: false });
  });

  test('[BF-06] a Pin on a secret board of another member is not found by its link', async () => {
    const secret = (await other.call('Board', 'create', { name: 'S', privacy: 'secret' })).data.id;
    const { data: hidden } = await create({ url: PAGE, board_id: secret }, other);
    const { data } = await create({ url: PAGE });
    expect(data.is_new).toBe(true);
    expect(data.id).not.toBe(hidden.id);
  });

  test('[CR-09] a repeated request with one idempotency key creates one Pin', async () => {
    const key = { 'idempotency-key': 'a8f5f167-0000-4000-8000-000000000001' };
    const ids = await Promise.all([create({ url: PAGE }, member, key), create({ url: PAGE }, member, key)]);
    expect(new Set(ids.map(({ data }) => data.id)).size).toBe(1);
  });

  test.each<[string, string | undefined, number, string]>([
    [
      'without a product',
      '<title>Blog</title><img src="/a.png" width="300" height="300">',
      422,
      'page_without_product',
    ],
    [
      'without an image',
      '<meta property="og:type" content="product"><title>Cup</title>',
      422,
      'page_without_images',
    ],
    ['that forbids saving', `${PRODUCT}<meta name="pinterest" content="nopin">`, 403, 'saving_refused'],
    ['that does not answer', undefined, 422, 'web_unreachable'],
  ])('[CR-09] a page %s is refused at the address', async (_, html, status, code) => {
    web.delete(PAGE);
    if (html !== undefined) serve(PAGE, 'text/html', html);
    const refused = await create({ url: PAGE });
    expect([refused.status, refused.error.code, Object.keys(refused.error.fields)]).toEqual([
      status,
      code,
      ['url'],
    ]);
  });

  test("[BF-06] another member's board is refused", async () => {
    const theirs = (await other.call('Board', 'create', { name: 'Not mine', privacy: 'secret' })).data.id;
    expect((await create({ url: PAGE, board_id: theirs })).status).toBe(404);
  });
});
