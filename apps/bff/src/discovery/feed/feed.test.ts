import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCampaign } from '../../advertising/campaigns/testing.ts';
import { boardFollows } from '../../pins/board-access/tables.ts';
import { interestFollows, interests } from '../../people/interests/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { createPin, type NewContent } from '../../pins/pins/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { userFollows } from '../../people/accounts/index.ts';

const CARD = `entityId title gridTitle images(sizes: ["236x"]) { url width height } embed { src } seoUrl access
  board { entityId name url layout } pinner { fullName } nativeCreator { fullName isVerifiedMerchant } promoter { fullName }
  sponsorship { creator { fullName } sponsor { fullName } } richSummary { displayName products { name } }
  savedByViewer { pinId board { name url } section { title } }`;
const LIST = `connection { edges { node { ${CARD} } } pageInfo { hasNextPage endCursor } }`;
const HOME = `query Home($first: Int!, $after: String) { feed: v3GetHomeFeedQuery(first: $first, after: $after) { ${LIST} } }`;
const RELATED = `query Related($pin: ID!, $first: Int!, $after: String) { feed: v3RelatedPinsQuery(pin: $pin, first: $first, after: $after) { ${LIST} } }`;
const SEARCH = `query Search($query: String!, $first: Int!, $after: String) { feed: v3SearchPinsQuery(query: $query, first: $first, after: $after) { ${LIST} } }`;

let site: TestApp;
let maker: TestVisitor;
let reader: TestVisitor;
let imageId: bigint;
let topic: bigint;
let openPins: string[];
const boards = new Map<string, string>();

beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Mara Lind');
  reader = await site.member('Rosa Sand');
  for (const privacy of ['public', 'protected', 'secret'])
    boards.set(privacy, (await maker.call('Board', 'create', { name: `Pots ${privacy}`, privacy })).data.id);
  const image_base64 = await testPicture();
  const first = await maker.call('Pin', 'create', {
    board_id: boards.get('public'),
    title: 'Kiln',
    image_base64,
  });
  const { rows } = await site.deps.db.execute<{ id: string }>('select id::text as id from images');
  imageId = BigInt(rows[0]?.id ?? 0);
  topic = newId();
  await site.deps.db.insert(interests).values({ id: topic, name: 'Ceramics', urlName: 'ceramics' });
  openPins = [first.data.id];
  for (let at = 1; at < 120; at += 1) openPins.push(await pinOn('public', { title: `Glazed cup ${at}` }));
  for (let at = 0; at < 10; at += 1)
    for (const privacy of ['protected', 'secret']) await pinOn(privacy, { title: `Hidden cup ${at}` });
  await indexChanges(site.deps);
});
afterAll(() => site.close());

/**
 * Creates a pin of the creator on their board of this privacy; every fifth has a topic, every tenth a
 * sponsor.
 */
async function pinOn(privacy: string, content: Partial<NewContent>): Promise<string> {
  const creatorId = BigInt(maker.id);
  const at = openPins.length;
  const id = await createPin(site.deps.db, { id: BigInt(boards.get(privacy) ?? 0) }, null, {
    creatorId,
    imageId,
    interestId: at % 5 === 0 ? topic : null,
    rich: at % 10 === 0 ? { sponsorship: { status: 1, creatorId: maker.id, sponsorId: reader.id } } : {},
    ...content,
  });
  return String(id);
}

type Feed = { readonly ids: string[]; readonly titles: string[]; readonly bookmark: string | null };

/** Returns one page of a list. */
async function page(visitor: TestVisitor, query: string, variables: object): Promise<Feed> {
  const { data, error } = await visitor.graphql(query, variables);
  if (error) throw new Error(JSON.stringify(error));
  const { edges, pageInfo } = data.feed.connection;
  expect(pageInfo.hasNextPage).toBe(pageInfo.endCursor !== null);
  const nodes: { entityId: string; title: string }[] = edges.map(({ node }: { node: object }) => node);
  return {
    ids: nodes.map(({ entityId }) => entityId),
    titles: nodes.map(({ title }) => title),
    bookmark: pageInfo.endCursor,
  };
}

/** Returns all pages of a list, in order. */
async function all(visitor: TestVisitor, query: string, variables: object, first = 25): Promise<Feed[]> {
  if (query.includes('v3SearchPinsQuery')) await indexChanges(site.deps);
  const pages: Feed[] = [];
  let after: string | null = null;
  do {
    const next: Feed = await page(visitor, query, { ...variables, first, after });
    pages.push(next);
    after = next.bookmark;
  } while (after !== null && pages.length < 50);
  return pages;
}

/** The maximum number of statements of a page. A search also reads what its words mean, and pins of the viewer's private boards. */
const STATEMENTS_MAX: Readonly<Record<string, number>> = { home: 6, search: 12, related: 6 };
const lists: readonly [string, string, () => object, number][] = [
  ['home', HOME, () => ({}), 120],
  ['search', SEARCH, () => ({ query: 'glazed cu' }), 119],
  ['related', RELATED, () => ({ pin: openPins[5] }), 0],
];

test.each(lists)(
  '[BF-08] the pages of %s hold each pin once, none that is hidden',
  async (name, query, variables, count) => {
    for (const visitor of [site.visitor(), reader]) {
      const pages = await all(visitor, query, variables());
      const ids = pages.flatMap((one) => one.ids);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !openPins.includes(id))).toEqual([]);
      for (const full of pages.slice(0, -1)) expect(full.ids).toHaveLength(25);
      if (name !== 'related') expect(ids).toHaveLength(count);
      else expect(ids.length).toBeGreaterThan(25);
    }
  },
);

test('[BF-06] only members of a secret board find its pins', async () => {
  const found = async (visitor: TestVisitor): Promise<number> =>
    (await page(visitor, SEARCH, { query: 'hidden cup', first: 100 })).ids.length;
  expect(await found(maker)).toBe(20);
  expect(await found(reader)).toBe(0);
  expect(await found(site.visitor())).toBe(0);
});

test('[BF-06] a pin that one may not see has no related pins, as one that is not there', async () => {
  const secret = await pinOn('secret', { title: 'Surprise', interestId: topic });
  expect((await page(reader, RELATED, { pin: secret, first: 25 })).ids).toEqual([]);
  expect((await page(reader, RELATED, { pin: '7', first: 25 })).ids).toEqual([]);
  expect((await page(maker, RELATED, { pin: secret, first: 25 })).ids).not.toEqual([]);
});

test('[BF-08] a page that ends is not followed by an empty one', async () => {
  expect((await all(site.visitor(), HOME, {}, 60)).map(({ ids }) => ids.length)).toEqual([60, 60]);
});

test('[BF-08] pins created during pagination cause no duplicates and no gaps', async () => {
  const first = await page(reader, HOME, { first: 50 });
  const made = await pinOn('public', { title: 'Made meanwhile' });
  const second = await page(reader, HOME, { first: 50, after: first.bookmark });
  expect(second.ids).not.toContain(made);
  expect(new Set([...first.ids, ...second.ids]).size).toBe(100);
  await maker.call('Pin', 'delete', { id: made });
});

test.each(lists)(
  '[BF-08] %s takes as many statements for 100 pins as for 25, and no more than it needs',
  async (name, query, variables) => {
    // The weights of the ranking are read again after a minute.
    site.clock.now = new Date();
    await page(reader, query, { ...variables(), first: 25 });
    const counts = [];
    for (const first of [25, 100]) {
      const before = site.statements.count;
      await page(reader, query, { ...variables(), first });
      counts.push(site.statements.count - before);
    }
    site.clock.now = undefined;
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBeLessThanOrEqual(STATEMENTS_MAX[name] ?? 0);
  },
);

test('[BF-03] where the viewer saved a pin, with its section, costs no statement more', async () => {
  const board = await reader.call('Board', 'create', { name: 'Kitchen' });
  const section = await reader.call('BoardSection', 'create', { board_id: board.data.id, title: 'Cups' });
  const ids = openPins.slice(-8);
  for (const pin_id of ids)
    await reader.call('Repin', 'create', { pin_id, board_id: board.data.id, section: section.data.id });
  const before = site.statements.count;
  const { data } = await reader.graphql(HOME, { first: 25 });
  expect(site.statements.count - before).toBeLessThanOrEqual(6);
  const nodes: { entityId: string; savedByViewer: object[] }[] = data.feed.connection.edges.map(
    ({ node }: { node: object }) => node,
  );
  for (const id of ids)
    expect(nodes.find((node) => node.entityId === id)?.savedByViewer).toEqual([
      {
        pinId: expect.any(String),
        board: { name: 'Kitchen', url: `/${reader.username}/kitchen/` },
        section: { title: 'Cups' },
      },
    ]);
});

test.each([
  ['a changed one', (bookmark: string) => `${bookmark.startsWith('W') ? 'X' : 'W'}${bookmark.slice(1)}`],
  ['one without its seal', (bookmark: string) => bookmark.split('.')[0] ?? ''],
  ['nonsense', () => '-end-'],
  ['an empty one', () => ''],
])('[BF-08] of bookmarks, %s is refused', async (_, tampered) => {
  const { bookmark } = await page(reader, HOME, { first: 5 });
  const { error } = await reader.graphql(HOME, { first: 5, after: tampered(bookmark ?? '') });
  expect(error.extensions.code).toBe('bookmark_invalid');
});

test('[BF-08] a bookmark is valid for its own list and viewer only', async () => {
  const { bookmark: after } = await page(reader, HOME, { first: 5 });
  for (const [visitor, query, variables] of [
    [maker, HOME, {}],
    [site.visitor(), HOME, {}],
    [reader, SEARCH, { query: 'cup' }],
    [reader, RELATED, { pin: openPins[0] }],
  ] as const)
    expect((await visitor.graphql(query, { ...variables, first: 5, after })).error.extensions.code).toBe(
      'bookmark_invalid',
    );
});

test.each([0, -1, 101])('[BF-08] a page of %i pins is refused', async (first) => {
  expect((await reader.graphql(HOME, { first })).error.extensions.code).toBe('page_size_invalid');
});

test.each(['a person', 'a topic', 'the topic above', 'a board'])(
  '[WB-01] [SR-16] what a member follows, by %s, comes before what is new',
  async (what) => {
    const member = await site.member();
    const followerId = BigInt(member.id);
    const other = await site.member();
    const board = await other.call('Board', 'create', { name: 'Weaving' });
    const interestId = newId();
    const above = newId();
    await site.deps.db.insert(interests).values([
      { id: above, name: `Above ${what}`, urlName: `above ${what}` },
      { id: interestId, name: what, urlName: what, parentId: above },
    ]);
    const content = { creatorId: BigInt(other.id), imageId, interestId, title: 'Followed' };
    const id = await createPin(site.deps.db, { id: BigInt(board.data.id) }, null, content);
    // More than the newest pins that are candidates, so that only its source brings the pin to the page.
    for (let at = 0; at < 60; at += 1) await pinOn('public', { title: `Newer ${at}`, interestId: null });
    const before = await page(member, HOME, { first: 9 });
    expect(before.ids).not.toContain(String(id));
    if (what === 'a person')
      await site.deps.db.insert(userFollows).values({ followerId, followedId: content.creatorId });
    if (what === 'a topic') await site.deps.db.insert(interestFollows).values({ followerId, interestId });
    if (what === 'the topic above')
      await site.deps.db.insert(interestFollows).values({ followerId, interestId: above });
    if (what === 'a board')
      await site.deps.db.insert(boardFollows).values({ followerId, boardId: BigInt(board.data.id) });
    expect((await page(member, HOME, { first: 9 })).ids[0]).toBe(String(id));
  },
);

test('[WB-01] [SR-11] a member’s topics come first and mixed with what is new, their own pins not at all', async () => {
  const member = await site.member();
  const board = await member.call('Board', 'create', { name: 'Mine' });
  const own = { creatorId: BigInt(member.id), imageId, interestId: topic, title: 'Mine' };
  await createPin(site.deps.db, { id: BigInt(board.data.id) }, null, own);
  const { titles } = await page(member, HOME, { first: 9 });
  expect(titles).not.toContain('Mine');
  const { data } = await member.graphql(
    'query ($first: Int!) { v3GetHomeFeedQuery(first: $first) { connection { edges { node { sourceInterest { name } } } } } }',
    { first: 9 },
  );
  const topics = data.v3GetHomeFeedQuery.connection.edges.map(
    ({ node }: { node: { sourceInterest: { name: string } | null } }) =>
      node.sourceInterest?.name === 'Ceramics',
  );
  expect(topics[0]).toBe(true);
  expect(topics).toContain(false);
  expect(topics.map(Number).join('')).not.toContain('111');
});

test('[WB-01] ads come in between, for members and visitors, none twice', async () => {
  const ads: string[] = [];
  for (let at = 0; at < 3; at += 1) ads.push(await pinOn('public', { title: 'Ad', interestId: topic }));
  await runCampaign(site.deps, { advertiserId: BigInt(maker.id), contentIds: ads });
  for (const visitor of [site.visitor(), reader]) {
    const ids = (await all(visitor, HOME, {})).flatMap((one) => one.ids);
    expect(ids.filter((id) => ads.includes(id)).toSorted()).toEqual(ads.toSorted());
    expect(ids.slice(0, 4).some((id) => ads.includes(id))).toBe(false);
    expect(ids.slice(0, 8).filter((id) => ads.includes(id))).toHaveLength(1);
  }
});

test.each<[string, string, boolean]>([
  ['a word', 'glazed', true],
  ['the beginning of the last word', 'glazed cu', true],
  ['another form of a word', 'glaze cups', true],
  ['capitals', 'GLAZED CUP', true],
  ['a word that no pin has', 'glazed spoon', false],
  ['no word', ' & | ! :* ', false],
  ['nothing', '', false],
  ['a quotation mark', "spoon' or 1=1 --", false],
  ['a fraction', '½', false],
  ['another script', '日本の器', false],
])('[BF-08] a search for %s', async (_, query, isFound) => {
  expect((await page(site.visitor(), SEARCH, { query, first: 25 })).ids.length > 0).toBe(isFound);
});

test('[SF-03, BF-06] suggested boards are one’s own, and tell nothing of a pin that is hidden', async () => {
  const member = await site.member();
  const board = await member.call('Board', 'create', { name: 'Cups' });
  await member.call('Repin', 'create', { pin_id: openPins[5], board_id: board.data.id });
  const suggested = async (pin: string | undefined): Promise<object[]> =>
    (await member.graphql('query ($pin: ID!) { viewer { suggestedBoards(pin: $pin) { name } } }', { pin }))
      .data.viewer.suggestedBoards;
  expect(await suggested(openPins[10])).toEqual([{ name: 'Cups' }]);
  expect(await suggested(await pinOn('secret', { title: 'Hidden', interestId: topic }))).toEqual([]);

  // A member saves a pin without a topic next to the pins on Lamps, which relates it to them; secret saves
  // have no effect.
  const lamp = await pinOn('protected', { interestId: null });
  const other = await pinOn('protected', { interestId: null });
  const onSecret = await pinOn('protected', { interestId: null });
  const lamps = await member.call('Board', 'create', { name: 'Lamps' });
  await member.call('Repin', 'create', { pin_id: lamp, board_id: lamps.data.id });
  const collector = await site.member();
  const lightBoard = await collector.call('Board', 'create', { name: 'Light' });
  const hidden = await collector.call('Board', 'create', { name: 'Dark', privacy: 'secret' });
  for (const [pin_id, board_id] of [
    [lamp, lightBoard.data.id],
    [other, lightBoard.data.id],
    [lamp, hidden.data.id],
    [onSecret, hidden.data.id],
  ])
    await collector.call('Repin', 'create', { pin_id, board_id });
  expect(await suggested(other)).toEqual([{ name: 'Lamps' }]);
  expect(await suggested(onSecret)).toEqual([]);
});

test('[BF-08] of the pins that a search finds, the closest come first, however great their ranks', async () => {
  const often = (times: number): Partial<NewContent> => ({
    title: 'Lantern',
    description: 'lantern '.repeat(times),
  });
  const ids: string[] = [];
  for (const times of [11, 1, 4]) ids.push(await pinOn('public', often(times)));
  const pages = await all(site.visitor(), SEARCH, { query: 'lantern' }, 1);
  expect(pages.flatMap((one) => one.ids)).toEqual([ids[0], ids[2], ids[1]]);
});

test('[RT-06] a search on sale finds those alone that show a product at less than its price before', async () => {
  const vase = (products?: NonNullable<NewContent['rich']>['products']): Partial<NewContent> => ({
    title: 'Amphora',
    ...(products ? { rich: { products } } : {}),
  });
  const usd = { currency: 'USD' } as const;
  const reduced = await pinOn('public', vase([{ name: 'Amphora', price: 30, standardPrice: 40, ...usd }]));
  await pinOn('public', vase([{ name: 'Amphora', price: 40, standardPrice: 40, ...usd }]));
  await pinOn('public', vase([{ name: 'Amphora', price: 40, ...usd }]));
  await pinOn('public', vase());
  const ON_SALE = SEARCH.replace('query: $query,', 'query: $query, onSale: true,');
  const found = await all(site.visitor(), ON_SALE, { query: 'amphora' });
  expect(found.flatMap((one) => one.ids)).toEqual([reduced]);
  expect((await all(site.visitor(), SEARCH, { query: 'amphora' })).flatMap((one) => one.ids)).toHaveLength(4);
});

test('[BF-08] visible pins of a followed user follow any number of hidden ones', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const ids: string[] = [];
  for (const [privacy, count] of [
    ['public', 3],
    ['protected', 60],
  ] as const) {
    const { data } = await other.call('Board', 'create', { name: `Glass ${privacy}`, privacy });
    const content = { creatorId: BigInt(other.id), imageId, title: 'Glass' };
    for (let at = 0; at < count; at += 1) {
      const id = await createPin(site.deps.db, { id: BigInt(data.id) }, null, content);
      if (privacy === 'public') ids.push(String(id));
    }
  }
  await site.deps.db
    .insert(userFollows)
    .values({ followerId: BigInt(member.id), followedId: BigInt(other.id) });
  const shown = (await all(member, HOME, {})).flatMap((one) => one.ids);
  expect(shown.filter((id) => ids.includes(id))).toEqual(ids.toReversed());
  expect(new Set(shown).size).toBe(shown.length);
});

const SOURCES = '{ viewer { homeFeedSources { kind entityId name isOwn isOn } } }';
const sourcesOf = async (visitor: TestVisitor) =>
  (await visitor.graphql(SOURCES)).data.viewer.homeFeedSources as { readonly kind: string }[];

test('[WB-01] a home feed is made from no topic, board or save that its reader left out; following takes it in again', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const [kites, knots, knits] = [newId(), newId(), newId()];
  await site.deps.db.insert(interests).values([
    { id: kites, name: 'Kites', urlName: 'kites' },
    { id: knots, name: 'Knots', urlName: 'knots' },
    { id: knits, name: 'Knits', urlName: 'knits' },
  ]);
  const { data: theirs } = await other.call('Board', 'create', { name: 'Strings' });
  const { data: own } = await member.call('Board', 'create', { name: 'Wool' });
  const made = async (title: string, interestId: bigint | null): Promise<string> =>
    String(
      await createPin(site.deps.db, { id: BigInt(theirs.id) }, null, {
        creatorId: BigInt(other.id),
        imageId,
        title,
        interestId,
      }),
    );
  const [kite, , knit] = [await made('Kite', kites), await made('Knot', knots), await made('Knit', knits)];
  await member.call('Repin', 'create', { pin_id: knit, board_id: own.id });
  const follow = () => member.call('InterestFollow', 'create', { interest_id: String(kites) });
  await follow();
  // The new pin comes after 60 others: only a source of its own brings its topic to the first page.
  for (let at = 0; at < 60; at += 1) await made('New', null);
  const titles = async () =>
    new Set((await page(member, HOME, { first: 25 })).titles.filter((title) => title !== 'Ad'));
  const tune = (use: string, source: object, by = member) =>
    by.call('HomeFeedSource', 'update', { use, ...source });
  const TOPIC = { kind: 'interest', id: String(kites) };
  const BOARD = { kind: 'board', id: own.id };

  expect(await sourcesOf(member)).toEqual([
    { kind: 'history', entityId: null, name: '', isOwn: true, isOn: true },
    { kind: 'interest', entityId: String(kites), name: 'Kites', isOwn: false, isOn: true },
    { kind: 'board', entityId: own.id, name: 'Wool', isOwn: true, isOn: true },
  ]);
  expect(await titles()).toEqual(new Set(['New', 'Kite', 'Knit']));
  expect((await tune('off', TOPIC)).data).toEqual({ ...TOPIC, is_on: false });
  await tune('off', TOPIC);
  expect((await all(member, HOME, {})).flatMap(({ ids }) => ids)).not.toContain(kite);
  for (const source of [BOARD, { kind: 'history' }]) {
    await tune('off', source);
    expect(await titles()).toEqual(new Set(['New']));
    await tune('on', source);
    expect(await titles()).toEqual(new Set(['New', 'Knit']));
  }
  expect(await sourcesOf(member)).toContainEqual(expect.objectContaining({ name: 'Kites', isOn: false }));
  await follow();
  expect(await titles()).toEqual(new Set(['New', 'Kite', 'Knit']));

  expect((await tune('off', TOPIC, other)).error.code).toBe('interest_not_found');
  expect((await tune('off', BOARD, other)).error.code).toBe('board_not_found');
  expect((await tune('off', { kind: 'board' })).error.code).toBe('board_not_found');
  await site.deps.db.execute(sql`delete from contents where creator_id = ${BigInt(other.id)}`);
});

test('[BF-08] what is new comes behind any number of pins that the viewer put out', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const { data } = await other.call('Board', 'create', { name: 'Plates' });
  const first = newId();
  await site.deps.db.execute(sql`
    insert into contents (id, creator_id, image_id, title)
    select ${first}::bigint + nth, ${BigInt(other.id)}, ${imageId}, 'Plate' from generate_series(1, 1200) nth`);
  await site.deps.db.execute(sql`
    insert into pins (id, content_id, board_id, pinner_id, position)
    select id, id, ${BigInt(data.id)}, creator_id, 1 from contents where creator_id = ${BigInt(other.id)}`);
  expect((await page(member, HOME, { first: 25 })).titles).toContain('Plate');
  await member.call('UserBlock', 'create', { blocked_user_id: other.id });
  const shown = (await all(member, HOME, {})).map(({ ids }) => ids);

  expect(shown[0]?.length).toBeGreaterThan(0);
  expect(new Set(shown.flat()).size).toBe(shown.flat().length);
  for (const id of openPins) expect(shown.flat()).toContain(id);
});
