import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { interests } from '../../people/interests/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { createPin, type NewContent } from '../../pins/pins/index.ts';
import { type RichProduct } from '../../pins/pin-access/content-rich.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let maker: TestVisitor;
let reader: TestVisitor;
let imageId: bigint;
const boards = new Map<string, bigint>();
const topics = new Map<string, bigint>();

beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Mara Lind');
  reader = await site.member('Rosa Sand');
  for (const privacy of ['public', 'protected', 'secret'])
    boards.set(privacy, BigInt((await maker.call('Board', 'create', { name: privacy, privacy })).data.id));
  for (const name of ['room', 'vase']) {
    topics.set(name, newId());
    await site.deps.db.insert(interests).values({ id: topics.get(name) ?? 0n, name, urlName: name });
  }
  const image_base64 = await testPicture();
  await maker.call('Pin', 'create', { board_id: String(boards.get('public')), title: 'Kiln', image_base64 });
  const { rows } = await site.deps.db.execute<{ id: string }>(sql`select id::text as id from images`);
  imageId = BigInt(rows[0]?.id ?? 0);
});
afterAll(() => site.close());

/** Creates a pin of the creator on their board of this privacy; returns the ids of content and pin. */
const pinOn = (privacy: string, content: Partial<NewContent>): Promise<bigint> =>
  createPin(site.deps.db, { id: boards.get(privacy) ?? 0n }, null, {
    creatorId: BigInt(maker.id),
    imageId,
    ...content,
  });

const product = (name: string, more: Partial<RichProduct> & { readonly host?: string } = {}) => {
  const { host = 'kiln.example', ...rest } = more;
  return {
    title: name,
    link: `https://${host}/${name.replaceAll(' ', '-')}`,
    rich: { products: [{ name, currency: 'USD', price: 20, ...rest }] },
  } satisfies Partial<NewContent>;
};
const tagged = (...ids: readonly bigint[]) => ({
  rich: { tags: ids.map((id) => ({ contentId: String(id) })) },
});

const LOOK =
  'query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data { shoppingFlags aggregatedPinData { isShopTheLook pinTagsChips { entityId title link image { url width } offerSummary { price currency } } } otherOffers { entityId merchant link offerSummary { price minPrice } isSoldOut shippingInfo { freeShippingPrice } } } } } }';
const readProducts = async (visitor: TestVisitor, pin: bigint) =>
  (await visitor.graphql(LOOK, { pin: String(pin) })).data.v3GetPinQuery.data;
const LIKE =
  'query ($pin: ID!, $first: Int!, $after: String) { v3PinProductsQuery(pin: $pin, first: $first, after: $after) { connection { edges { node { entityId title } } pageInfo { endCursor } } } }';
const like = async (visitor: TestVisitor, pin: bigint, first = 50, after?: string) => {
  const { data, error } = await visitor.graphql(LIKE, { pin: String(pin), first, after });
  if (error) throw new Error(JSON.stringify(error));
  const { edges, pageInfo } = data.v3PinProductsQuery.connection;
  return {
    titles: edges.map(({ node }: { node: { title: string } }) => node.title),
    after: pageInfo.endCursor,
  };
};

describe('shop the look', () => {
  test('[CU-05] what is tagged on a picture comes in its order, with picture, link and price', async () => {
    const vase = await pinOn('public', product('Vase'));
    const rug = await pinOn('public', product('Rug', { price: 90 }));
    const room = await pinOn('public', { title: 'Room', ...tagged(rug, vase) });
    const { shoppingFlags, aggregatedPinData } = await readProducts(site.visitor(), room);
    expect(shoppingFlags).toEqual([2]);
    expect(aggregatedPinData).toEqual({
      isShopTheLook: true,
      pinTagsChips: [
        expect.objectContaining({ title: 'Rug', link: `/pin/rug--${rug}/`, entityId: String(rug) }),
        {
          title: 'Vase',
          entityId: String(vase),
          link: `/pin/vase--${vase}/`,
          image: { url: expect.stringContaining('136x136'), width: 40 },
          offerSummary: { price: 20, currency: 'USD' },
        },
      ],
    });
  });

  test('[BF-06] of the tags those that the viewer may not see listed, hid or that are gone are left out', async () => {
    const [open, secret, hidden, gone] = await Promise.all(
      ['Open', 'Secret', 'Hidden', 'Gone'].map((name) =>
        pinOn(name === 'Secret' ? 'secret' : 'public', product(name)),
      ),
    );
    const room = await pinOn('public', tagged(open ?? 0n, secret ?? 0n, hidden ?? 0n, gone ?? 0n, 7n));
    await maker.call('Pin', 'delete', { id: String(gone) });
    await reader.call('PinFeedback', 'update', { pin_id: String(hidden), feedback_type: 'default' });
    const titles = async (visitor: TestVisitor) =>
      (await readProducts(visitor, room)).aggregatedPinData.pinTagsChips.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles(site.visitor())).toEqual(['Open', 'Hidden']);
    expect(await titles(reader)).toEqual(['Open']);
    expect(await titles(maker)).toEqual(['Open', 'Secret', 'Hidden']);
  });

  test('[CU-05] a picture without tags has none, and one whose tags are all gone is no look', async () => {
    expect((await readProducts(reader, await pinOn('public', {}))).aggregatedPinData).toBeNull();
    const empty = (await readProducts(reader, await pinOn('public', tagged(7n)))).aggregatedPinData;
    expect(empty).toEqual({ isShopTheLook: false, pinTagsChips: [] });
  });

  test('[BF-03] the tags of a page of pins cost one statement, those of none nothing', async () => {
    const vase = await pinOn('public', product('Another vase'));
    const page = async (fields: string): Promise<number> => {
      const before = site.statements.count;
      await reader.graphql(
        `{ v3GetUserQuery(username: "${maker.username}") { ... on UserData { data { createdPins(first: 50) { edges { node { entityId ${fields} } } } } } } }`,
      );
      return site.statements.count - before;
    };
    for (let at = 0; at < 3; at += 1) await pinOn('public', tagged(vase));
    expect(await page('aggregatedPinData { isShopTheLook }')).toBe((await page('')) + 1);
  });
});

describe('other offers', () => {
  const inSet = (name: string, itemSetId: string, more: Parameters<typeof product>[1] = {}) =>
    product(name, { itemSetId, ...more });

  test('[CU-04] of the other merchants of an item each has its cheapest, the cheapest first', async () => {
    const own = await pinOn('public', inSet('Own jug', 'jug'));
    await pinOn('public', inSet('Own other jug', 'jug', { price: 1 }));
    await pinOn('public', inSet('Dear jug', 'jug', { host: 'dear.example', brand: 'Dear', price: 80 }));
    await pinOn(
      'public',
      inSet('Less dear jug', 'jug', { host: 'dear.example', brand: 'Dear', price: 60, freeShippingPrice: 0 }),
    );
    const range = { host: 'www.cheap.example', minPrice: 30, maxPrice: 50 };
    await pinOn('public', { ...inSet('Cheap jug', 'jug', range), rich: ranged('jug') });
    await pinOn('public', {
      ...inSet('No jug left', 'jug', { host: 'out.example', price: 2 }),
      isOosProduct: true,
    });
    await pinOn('public', inSet('A jar', 'jar', { host: 'jar.example' }));
    await pinOn('secret', inSet('Secret jug', 'jug', { host: 'secret.example' }));
    const { otherOffers } = await readProducts(reader, own);
    expect(otherOffers.map(({ merchant }: { merchant: string }) => merchant)).toEqual([
      'cheap.example',
      'Dear',
      'out.example',
    ]);
    expect(otherOffers[2]).toMatchObject({ isSoldOut: true });
    expect(otherOffers[1]).toEqual({
      entityId: expect.any(String),
      merchant: 'Dear',
      link: expect.stringMatching(/^\/pin\/less-dear-jug--\d+\/$/),
      offerSummary: { price: 60, minPrice: null },
      isSoldOut: false,
      shippingInfo: { freeShippingPrice: 0 },
    });
  });

  const ranged = (itemSetId: string) => ({
    products: [{ name: 'Cheap jug', currency: 'USD', minPrice: 30, maxPrice: 50, itemSetId }],
  });

  test('[SR-14] offers are compared within a currency, that of the pin first; without a current price and sold out come last', async () => {
    const own = await pinOn('public', inSet('Own pot', 'pot'));
    await pinOn('public', {
      ...inSet('Gone pot', 'pot', { host: 'gone.example', price: 1 }),
      isOosProduct: true,
    });
    await pinOn('public', {
      ...inSet('Old pot', 'pot', { host: 'old.example', price: 1 }),
      isStaleProduct: true,
    });
    for (const [host, currency, price] of [
      ['yen', 'JPY', 9],
      ['euro-dear', 'EUR', 30],
      ['dollar', 'USD', 90],
      ['euro', 'EUR', 20],
    ] as const)
      await pinOn('public', inSet(`${host} pot`, 'pot', { host: `${host}.example`, currency, price }));
    const { otherOffers } = await readProducts(reader, own);
    expect(otherOffers.map(({ merchant }: { merchant: string }) => merchant.replace('.example', ''))).toEqual(
      ['dollar', 'euro', 'euro-dear', 'yen', 'old', 'gone'],
    );
    expect(otherOffers[4]).toMatchObject({ offerSummary: null, isSoldOut: false });
  });

  test('[CU-04] a pin that is no product, or of no set, has none and asks nothing', async () => {
    const pins = [await pinOn('public', {}), await pinOn('public', product('Alone'))];
    for (const pin of pins) expect((await readProducts(reader, pin)).otherOffers).toEqual([]);
  });
});

describe('products like a pin', () => {
  const ofTopic = (name: string, topic: string, category: string) => ({
    ...product(name),
    interestId: topics.get(topic) ?? null,
    category,
  });

  test('[CU-05] its tags come first, then the same topics, then the same category, each once, no matter the pages', async () => {
    const category = 'table ware';
    const far = await pinOn('public', { ...product('Same category'), category });
    await pinOn('public', ofTopic('Same topic', 'room', 'others'));
    await pinOn('public', ofTopic('Topic of a tag', 'vase', 'vases'));
    const tag = await pinOn('public', ofTopic('Tag', 'vase', 'vases'));
    await pinOn('public', { title: 'No product', interestId: topics.get('room') ?? null, category });
    await pinOn('secret', ofTopic('Secret', 'room', category));
    const room = await pinOn('public', { ...tagged(tag), interestId: topics.get('room') ?? null, category });
    const all = ['Tag', 'Topic of a tag', 'Same topic', 'Same category'];
    expect((await like(site.visitor(), room)).titles).toEqual(all);
    const first = await like(reader, room, 3);
    const second = await like(reader, room, 3, first.after);
    expect([...first.titles, ...second.titles]).toEqual(all);
    expect(second.after).toBeNull();
    await reader.call('PinFeedback', 'update', { pin_id: String(far), feedback_type: 'default' });
    expect((await like(reader, room)).titles).not.toContain('Same category');
  });

  test.each(['secret', 'missing'])(
    '[BF-06] a pin that is %s has none, but for who may see it',
    async (which) => {
      const secret = await pinOn('secret', ofTopic('Hidden room', 'vase', 'vases'));
      const pin = which === 'secret' ? secret : 7n;
      expect((await like(reader, pin)).titles).toEqual([]);
      expect((await like(site.visitor(), pin)).titles).toEqual([]);
      if (which === 'secret') expect((await like(maker, pin)).titles.length).toBeGreaterThan(0);
    },
  );

  test('[BF-06] a pin without topic, category and tags has none; one on a protected board has them', async () => {
    expect((await like(reader, await pinOn('public', {}))).titles).toEqual([]);
    const shielded = await pinOn('protected', ofTopic('Shielded', 'vase', 'vases'));
    expect((await like(reader, shielded)).titles).toContain('Tag');
  });
});

test('[FB-06] products of blocked users are in no product list, tag or offer, in either direction', async () => {
  const [viewer, seller] = [await site.member('Nell Ford'), await site.member('Vera Moss')];
  const board = await seller.call('Board', 'create', { name: 'Shelf' });
  const interestId = topics.get('vase') ?? null;
  const theirs = await createPin(site.deps.db, { id: BigInt(board.data.id) }, null, {
    ...product('Ewer of theirs', { itemSetId: 'ewer', host: 'vera.example', brand: 'Vera' }),
    creatorId: BigInt(seller.id),
    imageId,
    interestId,
  });
  const own = await pinOn('public', { ...product('Ewer', { itemSetId: 'ewer' }), interestId });
  const room = await pinOn('public', { ...tagged(theirs, own), interestId });
  const shown = async () => {
    const { titles } = await like(viewer, room);
    const { aggregatedPinData } = await readProducts(viewer, room);
    const { otherOffers } = await readProducts(viewer, own);
    return JSON.stringify([titles, aggregatedPinData, otherOffers]).match(/Ewer of theirs|"Vera"/g);
  };
  expect(await shown()).toEqual(['Ewer of theirs', 'Ewer of theirs', '"Vera"']);
  for (const [blocker, blocked] of [
    [viewer, seller],
    [seller, viewer],
  ] as const) {
    await blocker.call('UserBlock', 'create', { blocked_user_id: blocked.id });
    expect(await shown()).toBeNull();
    await blocker.call('UserBlock', 'delete', { blocked_user_id: blocked.id });
  }
  expect(await shown()).toHaveLength(3);
});

test('[PC-15] [PC-17] [PC-22] what only ads and collections have comes with the pin, for ads while they are promoted', async () => {
  const ask = `query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data {
    type isEligibleForWebCloseup adDestinationUrl
    adAttribution { isEligibleForPromotedPartnership promotedPartnershipAttributionName promotedPartnershipAdvertiserName }
    collectionPin { itemData { pinId link images(sizes: ["136x136"]) { size } } } } } } }`;
  const rich = {
    ad: {
      destinationUrl: 'https://kiln.example/sale',
      isOneTap: true,
      partnership: { partner: 'Rosa Sand', advertiser: 'Kiln' },
    },
    collection: [{ imageId: String(imageId), link: 'https://kiln.example/cup' }],
  };
  const pin = await pinOn('public', { rich });
  const read = async () => (await reader.graphql(ask, { pin: String(pin) })).data.v3GetPinQuery.data;
  const collectionPin = {
    itemData: [{ pinId: null, link: 'https://kiln.example/cup', images: [{ size: '136x136' }] }],
  };
  expect(await read()).toEqual({
    type: 'image',
    isEligibleForWebCloseup: true,
    adDestinationUrl: null,
    adAttribution: null,
    collectionPin,
  });
  await site.deps.db.execute(sql`update contents set is_promoted = true
    where id = (select content_id from pins where id = ${pin})`);
  expect(await read()).toEqual({
    type: 'oneTap',
    isEligibleForWebCloseup: false,
    adDestinationUrl: 'https://kiln.example/sale',
    adAttribution: {
      isEligibleForPromotedPartnership: true,
      promotedPartnershipAttributionName: 'Rosa Sand',
      promotedPartnershipAdvertiserName: 'Kiln',
    },
    collectionPin,
  });
});

test('[SF-10] a shopping pin that is saved is the first of the board’s saved products, and of its saver’s', async () => {
  const board = await reader.call('Board', 'create', { name: 'Wishes' });
  const saved: string[] = [];
  for (const content of [product('Jug'), { title: 'No product' }, product('Bowl')]) {
    const pin_id = String(await pinOn('public', content));
    const copy = await reader.call('Repin', 'create', { pin_id, board_id: board.data.id });
    if ('rich' in content) saved.unshift(copy.data.id);
  }
  const { data } = await reader.graphql(
    'query ($username: String!) { board: v3GetBoardQuery(username: $username, slug: "wishes") { ... on BoardData { data { list: pins(show: products) { edges { node { entityId } } } } } } user: v3GetUserQuery(username: $username) { ... on UserData { data { list: savedProducts { edges { node { entityId } } } } } } }',
    { username: reader.username },
  );
  for (const { list } of [data.board.data, data.user.data])
    expect(list.edges.map(({ node }: { node: { entityId: string } }) => node.entityId)).toEqual(saved);
});
