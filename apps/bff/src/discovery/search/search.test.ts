import { AI_MEDIA_SOURCE_TYPES } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { interests } from '../../people/interests/tables.ts';
import { createPin, createPins, type NewContent } from '../../pins/pins/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { recordStatements } from '../../testing/distribution/recorded-statements.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { readMigrations } from '../../site/operations/index.ts';
import { fillIndex } from './documents/fill-index.ts';
import { updateIndex } from './documents/update-index.ts';
import type { CandidateRequest, DocumentKey, IndexPosition, SearchDocument } from './index/search-index.ts';
import { TIER_COUNT } from './index/tiers.ts';
import { suggestSearches } from './jobs.ts';

const PINS = `query Search($query: String!, $scope: PinSearchScope = pins, $filters: [SearchFilterInput!], $exact: Boolean, $first: Int = 25, $after: String) {
  found: v3SearchQuery(query: $query, scope: $scope, filters: $filters, exact: $exact, first: $first, after: $after) {
    correction relaxedFrom guides filters { name value count isOn isMinimum }
    connection { edges { node { title } } pageInfo { hasNextPage endCursor } }
  }
}`;
const BOARDS = `query Boards($query: String!) { found: v3SearchBoardsQuery(query: $query) { correction connection { edges { node { name } } } } }`;
const PEOPLE = `query People($query: String!) { found: v3SearchUsersQuery(query: $query) { correction connection { edges { node { fullName } } } } }`;
const TYPEAHEAD = `query Typeahead($text: String!) {
  found: v3SearchTypeaheadQuery(text: $text) { recent trending queries topics { name } boards { name } people { fullName } }
}`;

let site: TestApp;
let mara: TestVisitor;
let rosa: TestVisitor;
let imageId: bigint;
let ceramics: bigint;
const boards = new Map<string, string>();

beforeAll(async () => {
  site = await testApp();
  mara = await site.member('Mara Lindqvist');
  rosa = await site.member('Rosa Sand');
  ceramics = newId();
  await site.deps.db.insert(interests).values({ id: ceramics, name: 'Ceramics', urlName: 'ceramics' });
  for (const [name, privacy] of [
    ['Workshop', 'public'],
    ['Birthday surprise', 'secret'],
  ] as const)
    boards.set(privacy, (await mara.call('Board', 'create', { name, privacy })).data.id);
  await mara.call('Board', 'create', { name: 'Pottery studio' });
  const image_base64 = await testPicture();
  await mara.call('Pin', 'create', { board_id: boards.get('public'), title: 'Kiln', image_base64 });
  const { rows } = await site.deps.db.execute<{ id: string }>(sql`select id::text as id from images`);
  imageId = BigInt(rows[0]?.id ?? 0);
  const usd = { currency: 'USD' } as const;
  for (const content of [
    { title: 'Pottery bowl', description: 'A glazed bowl for salt', interestId: ceramics },
    { title: 'Blue pottery vase', description: 'Thrown on the wheel' },
    { title: 'Kitchen shelf with cups', description: 'Oak and linen' },
    { title: 'Small kitchen', description: 'Light and wood' },
    { title: 'Birthday party table', description: 'Candles and a cake' },
    { title: 'Küche mit Holz und viel Licht', description: 'Eine helle Küche aus Eiche mit offenen Regalen' },
    {
      title: 'Crème brûlée au caramel',
      description: 'Une recette de dessert facile avec de la crème et du sucre',
    },
    { title: '日本の陶器', description: '青い花瓶' },
    { title: 'مطبخ أزرق صغير', description: 'أفكار للمطبخ' },
    { title: 'Wheel video', rich: { video: { width: 720, height: 1280, duration: 9000 } } },
    {
      title: 'Stoneware mug',
      rich: { products: [{ name: 'Mug', price: 30, standardPrice: 40, brand: 'Kiln & Co', ...usd }] },
    },
    { title: 'Porcelain mug', rich: { products: [{ name: 'Mug', price: 120, brand: 'Other', ...usd }] } },
    { title: 'Rice pudding', rich: { recipe: { ingredients: ['rice', 'milk'], cookTime: 25 } } },
    { title: 'Generated lamp', digitalMediaSourceType: AI_MEDIA_SOURCE_TYPES.trainedAlgorithmicMedia },
    { title: 'Lamp of paper', link: 'https://www.lamps.example/paper' },
  ] satisfies Partial<NewContent>[])
    await pinOn('public', content);
  await pinOn('secret', { title: 'Xylophone for the birthday' });
  await indexChanges(site.deps);
});
afterAll(() => site.close());

async function pinOn(privacy: string, content: Partial<NewContent>): Promise<bigint> {
  return createPin(site.deps.db, { id: BigInt(boards.get(privacy) ?? 0) }, null, {
    creatorId: BigInt(mara.id),
    imageId,
    ...content,
  });
}

type Results = {
  readonly titles: readonly string[];
  readonly correction: string | null;
  readonly relaxedFrom: number | null;
  readonly guides: readonly string[];
  readonly filters: readonly {
    readonly name: string;
    readonly value: string;
    readonly count: number;
    readonly isOn: boolean;
    readonly isMinimum: boolean;
  }[];
};

const foundBy = ({ data, error }: TestAnswer) => {
  if (error) throw new Error(JSON.stringify(error));
  return data.found;
};

async function search(
  query: string,
  variables: object = {},
  visitor: TestVisitor = site.visitor(),
): Promise<Results> {
  const found = foundBy(await visitor.graphql(PINS, { query, ...variables }));
  return {
    ...found,
    titles: found.connection.edges.map(({ node }: { node: { title: string } }) => node.title),
  };
}

const titles = async (
  query: string,
  variables: object = {},
  visitor?: TestVisitor,
): Promise<readonly string[]> => (await search(query, variables, visitor)).titles;

test.each([
  ['a word', 'kitchen', ['Small kitchen', 'Kitchen shelf with cups']],
  ['a word and one by which people look for ideas', 'pottery ideas', ['Pottery bowl', 'Blue pottery vase']],
  ['another form of a word', 'bowls', ['Pottery bowl']],
  ['the beginning of a word', 'potte', ['Pottery bowl', 'Blue pottery vase']],
  ['a word of the description', 'candles', ['Birthday party table']],
  ['a topic', 'ceramics', ['Pottery bowl', 'Blue pottery vase']],
] as const)('[SR-01] [SR-08] a search for %s', async (_, query, expected) => {
  expect((await titles(query)).toSorted()).toEqual([...expected].toSorted());
});

test.each([
  ['a letter that is missing', 'potery bowl', 'pottery bowl', 'Pottery bowl'],
  ['two letters in the other order', 'kithcen', 'kitchen', 'Small kitchen'],
  ['a wrong letter', 'kitchan', 'kitchen', 'Small kitchen'],
  ['two errors in a long word', 'birhtdey party', 'birthday party', 'Birthday party table'],
  ['a word that is split', 'birth day table', 'birthday table', 'Birthday party table'],
  ['two words that are joined', 'kitchenshelf', 'kitchen shelf', 'Kitchen shelf with cups'],
])('[SR-03] corrects %s', async (_, query, correction, first) => {
  const found = await search(query);
  expect(found.correction).toBe(correction);
  expect(found.titles[0]).toBe(first);
  expect((await search(query, { exact: true })).correction).toBeNull();
});

test.each([
  ['German without its umlaut', 'kuche', 'Küche mit Holz und viel Licht'],
  ['another form of a German word', 'offene regale', 'Küche mit Holz und viel Licht'],
  ['French without accents', 'creme brulee', 'Crème brûlée au caramel'],
  ['a part of Japanese', '陶器', '日本の陶器'],
  ['Arabic with another alef', 'ازرق', 'مطبخ أزرق صغير'],
])('[SR-04] a search in %s', async (_, query, first) => {
  expect((await titles(query))[0]).toBe(first);
});

test.each([
  ['a phrase', '"kitchen shelf"', ['Kitchen shelf with cups']],
  ['a phrase in another order', '"shelf kitchen"', []],
  ['a word that is excluded', 'kitchen -shelf', ['Small kitchen']],
  ['alternatives', 'candles OR salt', ['Birthday party table', 'Pottery bowl']],
  ['videos', 'is:video', ['Wheel video']],
  ['a site', 'lamp site:lamps.example', ['Lamp of paper']],
  ['another site', 'lamp site:other.example', []],
  ['a board', 'board:workshop vase', ['Blue pottery vase']],
  ['a year without pins', 'kitchen before:2001', []],
  ['a year to come', 'shelf before:2200', ['Kitchen shelf with cups']],
  ['the present', 'shelf after:2020-01-01', ['Kitchen shelf with cups']],
  [
    'a filter that is not valid, as words',
    'is:nonsense kitchen',
    ['Kitchen shelf with cups', 'Small kitchen'],
  ],
] as const)('[SR-05] the query language: %s', async (_, query, expected) => {
  expect((await titles(query)).toSorted()).toEqual([...expected].toSorted());
});

test('[SR-05] from: finds the pins of a member, and nothing for a name that no member has', async () => {
  expect(await titles(`kitchen from:${mara.username}`)).toHaveLength(2);
  expect(await titles(`kitchen from:@${rosa.username}`)).toEqual([]);
  expect(await titles('kitchen from:nobody-has-this')).toEqual([]);
});

test('[SR-06] filters narrow the results, are offered with their counts, and refuse what does not exist', async () => {
  const all = await search('mug');
  expect(all.titles.slice(0, 2).toSorted()).toEqual(['Porcelain mug', 'Stoneware mug']);
  const option = (name: string, value: string) =>
    all.filters.find((one) => one.name === name && one.value === value);
  expect(option('price', '50')).toEqual({
    name: 'price',
    value: '50',
    count: 1,
    isOn: false,
    isMinimum: false,
  });
  expect(option('sale', 'on')?.count).toBe(1);
  expect(option('kind', 'video')).toBeUndefined();
  const by = (name: string, value: string) => titles('mug', { filters: [{ name, value }] });
  expect(await by('price', '50')).toEqual(['Stoneware mug']);
  expect(await by('price', '200')).toEqual(['Porcelain mug']);
  expect(await by('sale', 'on')).toEqual(['Stoneware mug']);
  expect(await by('brand', 'other')).toEqual(['Porcelain mug']);
  expect(await by('recency', 'day')).toHaveLength(3);
  expect(await titles('rice', { filters: [{ name: 'cook', value: '30' }] })).toEqual(['Rice pudding']);
  expect(await titles('rice', { filters: [{ name: 'cook', value: '15' }] })).toEqual([]);
  expect(await titles('lamp', { filters: [{ name: 'ai', value: 'hide' }] })).toEqual(['Lamp of paper']);
  expect(
    await titles('mug', {
      filters: [
        { name: 'price', value: '50' },
        { name: 'price', value: '200' },
      ],
    }),
  ).toHaveLength(2);
  const refused = await site
    .visitor()
    .graphql(PINS, { query: 'mug', filters: [{ name: 'price', value: '26' }] });
  expect(refused.error.extensions.code).toBe('search_filter_invalid');
});

test('[SR-01] the scopes of pins', async () => {
  expect(await titles('wheel', { scope: 'videos' })).toEqual(['Wheel video']);
  expect((await titles('mug', { scope: 'buyable_pins' })).toSorted()).toEqual([
    'Porcelain mug',
    'Stoneware mug',
  ]);
  expect(await titles('vase', { scope: 'buyable_pins' })).toEqual([]);
  expect(await titles('vase', { scope: 'my_pins' }, mara)).toEqual(['Blue pottery vase']);
  expect(await titles('vase', { scope: 'my_pins' }, rosa)).toEqual([]);
  expect(await titles('vase', { scope: 'my_pins' })).toEqual([]);
});

test('[SR-01] boards and people are found by words of their names, despite errors, and boards by own notes', async () => {
  const names = async (document: string, query: string, visitor = site.visitor()) => {
    const { correction, connection } = foundBy(await visitor.graphql(document, { query }));
    const nodes: { name?: string; fullName?: string }[] = connection.edges.map(
      ({ node }: { node: object }) => node,
    );
    return { correction, names: nodes.map(({ name, fullName }) => name ?? fullName) };
  };
  expect(await names(BOARDS, 'pottery')).toEqual({ correction: null, names: ['Pottery studio'] });
  expect(await names(PEOPLE, 'lindqvist')).toEqual({ correction: null, names: ['Mara Lindqvist'] });
  expect(await names(PEOPLE, 'lindqist')).toEqual({ correction: 'lindqvist', names: ['Mara Lindqvist'] });
  expect((await names(BOARDS, 'surprise')).names).toEqual([]);
  expect((await names(BOARDS, 'surprise', rosa)).names).toEqual([]);
  expect((await names(BOARDS, 'surprise', mara)).names).toEqual(['Birthday surprise']);
  const note = { board_id: boards.get('secret'), title: 'To buy', text: 'Streamers, kazoos' };
  const { data } = await mara.call('BoardNote', 'create', note);
  expect((await names(BOARDS, 'kazoo', mara)).names).toEqual(['Birthday surprise']);
  expect((await names(BOARDS, 'kazoo lamp', mara)).names).toEqual([]);
  for (const visitor of [rosa, site.visitor()])
    expect((await names(BOARDS, 'kazoo', visitor)).names).toEqual([]);
  await mara.call('BoardNote', 'delete', { note_id: data.id });
  expect((await names(BOARDS, 'kazoo', mara)).names).toEqual([]);
});

test('[SR-08] with few results, pins with some of the words follow, and the page knows where they begin', async () => {
  const found = await search('blue pottery spaceship');
  expect(found.correction).toBeNull();
  expect(found.relaxedFrom).toBe(0);
  expect(found.titles[0]).toBe('Blue pottery vase');
  const some = await search('pottery bowl');
  expect(some.titles[0]).toBe('Pottery bowl');
  expect(some.relaxedFrom).toBe(1);
  expect((await search('kitchen')).relaxedFrom).toBeNull();
});

test('[SR-08] [CU-06] pins with the topics that a member saves come earlier, on all pages alike, unless the history is excluded', async () => {
  const [lace, brass] = [newId(), newId()];
  await site.deps.db.insert(interests).values([
    { id: lace, name: 'Lace', urlName: 'lace' },
    { id: brass, name: 'Brass', urlName: 'brass' },
  ]);
  await pinOn('public', { title: 'Marquee of lace', interestId: lace });
  await pinOn('public', { title: 'Marquee in white' });
  await pinOn('public', { title: 'Marquee in brass', interestId: brass });
  await indexChanges(site.deps);
  const reader = await site.member();
  const board = (await reader.call('Board', 'create', { name: 'Feasts' })).data.id;
  const save = async (title: string, interestId: bigint) => {
    const pin_id = String(await pinOn('public', { title, interestId, creatorId: BigInt(rosa.id) }));
    await reader.call('Repin', 'create', { pin_id, board_id: board });
  };
  const byAge = ['Marquee in brass', 'Marquee in white', 'Marquee of lace'];
  expect(await titles('marquee', {}, reader)).toEqual(byAge);
  await save('A collar', lace);
  const { connection } = foundBy(await reader.graphql(PINS, { query: 'marquee', first: 1 }));
  expect(connection.edges[0].node.title).toBe('Marquee of lace');
  for (let nth = 0; nth < 5; nth += 1) await save(`Bell ${nth}`, brass);
  const after = connection.pageInfo.endCursor;
  expect(await titles('marquee', { after }, reader)).toEqual(['Marquee in brass', 'Marquee in white']);
  expect((await titles('marquee', {}, reader))[0]).toBe('Marquee in brass');
  expect(await titles('marquee')).toEqual(byAge);
  await reader.call('HomeFeedSource', 'update', { kind: 'history', use: 'off' });
  expect(await titles('marquee', {}, reader)).toEqual(byAge);
});

test('[SR-07] guides are words that divide the results', async () => {
  for (const color of ['green', 'white'])
    for (const nth of [1, 2, 3]) await pinOn('public', { title: `${color} sofa ${nth}` });
  await indexChanges(site.deps);
  const { guides } = await search('sofa');
  expect(guides).toEqual(expect.arrayContaining(['green', 'white']));
  expect(guides).not.toContain('sofa');
  expect(await titles('sofa green')).toEqual(
    expect.arrayContaining(['green sofa 1', 'green sofa 2', 'green sofa 3']),
  );
});

test('[SR-09] what is secret is found by its members only: not counted, suggested or used for corrections elsewhere', async () => {
  expect(await titles('xylophone', {}, mara)).toEqual(['Xylophone for the birthday']);
  for (const visitor of [site.visitor(), rosa]) {
    expect(await titles('xylophone', {}, visitor)).toEqual([]);
    expect((await search('xylophne', {}, visitor)).correction).toBeNull();
    const { queries, boards: found } = foundBy(await visitor.graphql(TYPEAHEAD, { text: 'xylo' }));
    expect([queries, found]).toEqual([[], []]);
    expect(foundBy(await visitor.graphql(TYPEAHEAD, { text: 'surpr' })).boards).toEqual([]);
  }
});

describe('[SR-08] [SR-09] a common word', () => {
  let loud: TestVisitor;
  let loudBoard: string;
  let taken: ReturnType<typeof recordStatements>;
  /** Returns the contents that were examined since the last call, by statement. */
  const examined = (): readonly (readonly string[])[] =>
    taken()
      .filter(({ name }) => name.startsWith('pins of search results'))
      .map(({ values }) => values.flatMap((value) => String(value).match(/\d+(?=[,}])/g) ?? []));
  const roses = (nth: number): NewContent['rich'] =>
    nth < 30 ? { products: [{ name: 'Seat', brand: 'Rosary', currency: 'USD' }] } : {};
  beforeAll(async () => {
    loud = await site.member('Lou Loud');
    loudBoard = (await loud.call('Board', 'create', { name: 'Much of it' })).data.id;
    const pin = (board: string, creatorId: bigint, content: Partial<NewContent>) =>
      createPin(site.deps.db, { id: BigInt(board) }, null, { creatorId, imageId, ...content });
    const quiet = (await rosa.call('Board', 'create', { name: 'Places to sit' })).data.id;
    for (let nth = 0; nth < 200; nth += 1)
      await pin(loudBoard, BigInt(loud.id), { title: 'Gazebo', description: `zigzag ${nth}` });
    for (let nth = 0; nth < 120; nth += 1)
      for (const [board, { id }] of [
        [loudBoard, loud],
        [quiet, rosa],
      ] as const)
        await pin(board, BigInt(id), { title: `Pergola ${nth} on ${board}`, rich: roses(nth % 40) });
    for (let nth = 0; nth < 40; nth += 1)
      await pin(quiet, BigInt(rosa.id), { title: `A gazebo with ${nth} roses`, rich: roses(nth) });
    await indexChanges(site.deps);
    taken = recordStatements(site.pool);
  });

  test('needs few pins to be examined for a page', async () => {
    taken();
    const found = await search('pergola');
    expect(found.titles).toHaveLength(25);
    expect(examined().map(({ length }) => length)).toEqual([38]);
    expect(found.filters.filter(({ isMinimum }) => !isMinimum)).toEqual([]);
    expect((await search('kitchen')).filters.filter(({ isMinimum }) => isMinimum)).toEqual([]);
  });

  test('[SR-06] is counted by filters completely if a batch of candidates has all of its pins, and otherwise at least', async () => {
    const brand = async (query: string) =>
      (await search(query)).filters.find(({ name, value }) => name === 'brand' && value === 'rosary');
    expect(await brand('roses')).toMatchObject({ count: 30, isMinimum: false });
    expect(await brand('gazebo roses')).toMatchObject({ count: 30, isMinimum: false });
    expect(await brand('pergola')).toMatchObject({ isMinimum: true });
  });

  test('has full pages in the same order if many of its pins are hidden, which are neither counted nor guide', async () => {
    const reader = await site.member();
    await reader.call('UserBlock', 'create', { blocked_user_id: loud.id });
    taken();
    const found = await search('gazebo', {}, reader);
    const ids = examined();
    expect(found.titles).toHaveLength(25);
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
    expect(ids.length).toBeLessThan(5);
    expect(found.guides).not.toContain('zigzag');
    for (const { count } of found.filters) expect(count).toBeLessThanOrEqual(40);
    await loud.call('Board', 'update', { board_id: loudBoard, privacy: 'secret' });
    await indexChanges(site.deps);
    expect(found.titles).toEqual(await titles('gazebo'));
    expect(await titles('gazebo', { first: 50 }, reader)).toHaveLength(40);
  });
});

test('[SR-09] a pin is found after it was changed by its new words only, and not once its board is secret or it is deleted', async () => {
  const board = await rosa.call('Board', 'create', { name: 'Umbrellas' });
  const image_base64 = await testPicture();
  const pin = await rosa.call('Pin', 'create', { board_id: board.data.id, title: 'Parasol', image_base64 });
  await indexChanges(site.deps);
  expect(await titles('parasol')).toEqual(['Parasol']);
  await rosa.call('Pin', 'update', { id: pin.data.id, title: 'Brolly' });
  await indexChanges(site.deps);
  expect(await titles('parasol', { exact: true })).toEqual([]);
  expect(await titles('brolly')).toEqual(['Brolly']);
  await rosa.call('Board', 'update', { board_id: board.data.id, privacy: 'secret' });
  // At once, before the index knows.
  expect(await titles('brolly')).toEqual([]);
  await indexChanges(site.deps);
  expect((await search('broly')).correction).toBeNull();
  expect(await titles('brolly', {}, rosa)).toEqual(['Brolly']);
  await rosa.call('Board', 'update', { board_id: board.data.id, privacy: 'public' });
  await indexChanges(site.deps);
  expect(await titles('brolly')).toEqual(['Brolly']);
  await rosa.call('Pin', 'delete', { id: pin.data.id });
  expect(await titles('brolly')).toEqual([]);
  await indexChanges(site.deps);
  expect(await titles('brolly', {}, rosa)).toEqual([]);
});

test('[SR-02] the search box suggests searches, topics, boards and people from the first character', async () => {
  const typed = async (text: string, visitor = site.visitor()) =>
    foundBy(await visitor.graphql(TYPEAHEAD, { text }));
  expect((await typed('p')).queries).toContain('pottery');
  expect((await typed('blue po')).queries).toContain('blue pottery');
  expect((await typed('cer')).topics).toEqual([{ name: 'Ceramics' }]);
  expect((await typed('pottery st')).boards).toEqual([{ name: 'Pottery studio' }]);
  expect((await typed('lindq')).people).toEqual([{ fullName: 'Mara Lindqvist' }]);
});

test('[SR-02] before the first character topics are suggested while there are no searches, except muted ones', async () => {
  const visitor = foundBy(await site.visitor().graphql(TYPEAHEAD, { text: ' ' }));
  expect([visitor.recent, visitor.trending]).toEqual([[], []]);
  expect(visitor.topics).toContainEqual({ name: 'Ceramics' });
  const member = await site.member();
  await member.call('Mute', 'create', { kind: 'topic', value: String(ceramics) });
  expect(foundBy(await member.graphql(TYPEAHEAD, { text: '' })).topics).not.toContainEqual({
    name: 'Ceramics',
  });
});

test('[SR-02] [AC-04] own searches are suggested to oneself, removed by oneself, and to others only when three members made them', async () => {
  const members = [rosa, await site.member(), await site.member()];
  for (const member of members) await member.call('RecentSearch', 'create', { query: 'Linen  curtains' });
  await rosa.call('RecentSearch', 'create', { query: 'a private idea' });
  const typed = async (visitor: TestVisitor, text: string) =>
    foundBy(await visitor.graphql(TYPEAHEAD, { text }));
  expect((await typed(rosa, '')).recent).toEqual(['a private idea', 'Linen curtains']);
  expect((await typed(rosa, 'a priv')).recent).toEqual(['a private idea']);
  expect((await typed(mara, '')).recent).toEqual([]);
  await suggestSearches(site.deps.db, site.deps.searchIndex, new Date());
  expect((await typed(mara, 'lin')).queries).toContain('Linen curtains');
  expect((await typed(mara, '')).trending).toEqual(['Linen curtains']);
  expect((await typed(mara, 'a priv')).queries).toEqual([]);
  await rosa.call('RecentSearch', 'delete', { query: 'a private idea' });
  expect((await typed(rosa, '')).recent).toEqual(['Linen curtains']);
  await rosa.call('RecentSearch', 'delete', {});
  expect((await typed(rosa, '')).recent).toEqual([]);
  expect((await site.visitor().call('RecentSearch', 'create', { query: 'x' })).status).toBe(401);
});

test.each([
  ['nothing', ''],
  ['2,000 characters', 'a'.repeat(2000)],
  ['500 words', 'kitchen shelf '.repeat(250)],
  ['punctuation', ' & | ! :* ( ) \\ " \' '],
  ['emoji', '🧁🎂🕯️'],
  ['control and bidirectional characters', 'kit\u0007chen \u202Eabc\u2066'],
  ['wildcards', '100% _ under%'],
  ['an open quotation mark', '"kitchen'],
  ['operators of tsquery', 'a:* & b | !c <-> d'],
  ['a regular expression', '(a+)+$ (a|aa)+b'],
  ['SQL', "'; drop table pins; --"],
  ['filters that contradict each other', 'is:video -is:video after:2030 before:2001'],
])('[SR-05] bad input is answered: %s', async (_, query) => {
  for (const document of [PINS, BOARDS, PEOPLE, TYPEAHEAD]) {
    const { error, status } = await site.visitor().graphql(document, { query, text: query });
    expect(error).toBeUndefined();
    expect(status).toBe(200);
  }
});

test('[SR-01] a bookmark of another search is refused', async () => {
  const { connection } = foundBy(await site.visitor().graphql(PINS, { query: 'sofa', first: 2 }));
  const after = connection.pageInfo.endCursor;
  expect(after).not.toBeNull();
  const refused = await site.visitor().graphql(PINS, { query: 'kitchen', first: 2, after });
  expect(refused.error.extensions.code).toBe('bookmark_invalid');
});

test('[SR-08] the pages of a search hold each pin once', async () => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { connection } = foundBy(
      await site.visitor().graphql(PINS, { query: 'pottery sofa kitchen', first: 3, after }),
    );
    seen.push(...connection.edges.map(({ node }: { node: { title: string } }) => node.title));
    after = connection.pageInfo.endCursor;
  } while (after !== null && seen.length < 100);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(8);
});

test.each([
  ['NUL', 'kit\u0000chen'],
  ['half a character', 'kitchen \uD83D'],
])('[SR-05] what no text contains is refused: %s', async (_, query) => {
  const { error } = await site.visitor().graphql(PINS, { query });
  expect(error).toMatchObject({ code: 'bad_request', http_status: 400 });
});

describe('[CR-08] members to mention', () => {
  const MEMBERS =
    'query ($text: String!) { found: v3MentionSuggestionsQuery(text: $text) { username fullName } }';
  const named = async (text: string, visitor: TestVisitor): Promise<readonly string[]> =>
    foundBy(await visitor.graphql(MEMBERS, { text })).map(({ fullName }: { fullName: string }) => fullName);
  let ines: TestVisitor;
  beforeAll(async () => {
    ines = await site.member('Ines Quillon');
    await site.member('Tom Quillen');
    await site.member('Tomas Berg');
    await indexChanges(site.deps);
  });

  test('are all members by the beginning of a username or of a word of a name, without the viewer', async () => {
    expect(await named('quil', rosa)).toEqual(expect.arrayContaining(['Ines Quillon', 'Tom Quillen']));
    expect(await named('tom', rosa)).toEqual(expect.arrayContaining(['Tom Quillen', 'Tomas Berg']));
    expect(await named(ines.username.slice(0, 8), rosa)).toContain('Ines Quillon');
    expect(await named('quil', ines)).toEqual(['Tom Quillen']);
    expect(await named('quilt', rosa)).toEqual([]);
    expect(await named(' ', rosa)).toEqual([]);
  });

  test('are none for visitors, and none who blocked the viewer or whom the viewer blocked or muted', async () => {
    expect(await named('quil', site.visitor())).toEqual([]);
    const [one, two] = [await site.member('One Reader'), await site.member('Two Reader')];
    await one.call('UserBlock', 'create', { blocked_user_id: ines.id });
    expect(await named('quillon', one)).toEqual([]);
    expect(await named('one', ines)).toEqual([]);
    expect((await two.call('Mute', 'create', { kind: 'member', value: ines.id })).status).toBe(200);
    expect(await named('quillon', two)).toEqual([]);
  });
});

const DOCUMENTS = sql`select kind, id, is_public, keys, language, title, body, context, facets from search_documents order by kind, id`;
const WORDS = sql`select word, kind, language, count, level, variants from search_words where count > 0 order by word, kind, language`;

test('[SR-09] an index is filled in bounded steps, goes on after a failure, and changes do not wait for its end', async () => {
  const { deps } = site;
  const { db, searchIndex } = deps;
  await indexChanges(deps);
  const former = [await db.execute(DOCUMENTS), await db.execute(WORDS)].map(({ rows }) => rows);
  const sizes: number[] = [];
  let failures = 1;
  const counting = {
    ...searchIndex,
    async update(documents: readonly SearchDocument[], removed: readonly DocumentKey[]) {
      sizes.push(documents.length);
      if (sizes.length === 4 && failures-- > 0) throw new Error('The index cannot be reached.');
      await searchIndex.update(documents, removed);
    },
  };
  const step = () => updateIndex({ ...deps, searchIndex: counting }, 4);
  const waiting = async () => (await db.execute<{ kind: string }>(sql`select kind from search_changes`)).rows;

  await searchIndex.clear();
  await fillIndex(deps);
  for (const _ of [1, 2, 3]) await step();
  await expect(step()).rejects.toThrow('The index cannot be reached.');
  await fillIndex(deps); // the next start continues
  const pin = await pinOn('public', { title: 'Quernstone' });
  await step();
  await step();
  expect(await titles('quernstone')).toEqual(['Quernstone']);
  expect((await waiting()).map(({ kind }) => kind)).toEqual([expect.stringMatching(/ before$/)]);

  while ((await step()) > 0);
  expect(await waiting()).toEqual([]);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8);
  await db.execute(sql`delete from contents where id = ${pin}`);
  await indexChanges(deps);
  const filled = [await db.execute(DOCUMENTS), await db.execute(WORDS)].map(({ rows }) => rows);
  expect(filled).toEqual(former);
});

test('[AC-04] an upgrade removes words of private accounts that the index counted before', async () => {
  const { db, searchIndex } = site.deps;
  const upgrade = readMigrations().find(({ tag }) => tag.endsWith('_search_levels'));
  const records = upgrade?.statements.at(-1) ?? '';
  const secretive = await site.member('Una Verborgen');
  const { id } = (await secretive.call('Board', 'create', { name: 'Of Una' })).data;
  const image_base64 = await testPicture();
  await secretive.call('Pin', 'create', { board_id: id, title: 'Zugzwang', image_base64 });
  await indexChanges(site.deps);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`); // as if recorded by the release before
    await tx.execute(sql`update users set is_private = true where id = ${BigInt(secretive.id)}`);
  });
  const completed = async () => (await searchIndex.vocabulary.complete('zugzw', ['pin'], 5)).length;
  expect(await completed()).toBe(1);
  await db.execute(sql.raw(records));
  await indexChanges(site.deps);
  expect(await completed()).toBe(0);
});

test('[SR-08] candidates are those of whole tiers until there are enough, at most the limit, and a further request continues behind them', async () => {
  const { searchIndex } = site.deps;
  const sample = Array.from({ length: 10_000 }, (_, at) => ({ quality: at / 1000, id: 0n }));
  await searchIndex.expect('pin', sample, 100_000); // the tiers begin below 9.9, 9.5, 7.9 and 1.5
  const qualities = [9.95, 9.94, 9.93, 9.6, 9.6, 9.55, 9.5, 9, 8.5, 8, 8, 7.9, 3, 2, 1];
  await searchIndex.update(
    qualities.map((quality, at) => ({
      kind: 'pin',
      id: BigInt(100 - at),
      isPublic: true,
      language: 'en',
      title: 'Quartersawn',
      body: '',
      context: '',
      facets: [],
      quality,
      createdAt: new Date(0),
      boardId: null,
      creatorId: null,
      site: null,
      look: null,
    })),
    [],
  );
  const find = async (more: Partial<CandidateRequest>) => {
    const request = {
      kind: 'pin',
      anyOf: [[['quartersawn']]],
      allOf: [],
      noneOf: [],
      from: null,
      until: null,
    } as const;
    const { candidates, next } = await searchIndex.find({ ...request, after: null, limit: 100, ...more });
    return { ids: candidates.map(({ id }) => Number(id)), next };
  };
  const idsFrom = (first: number, last: number) =>
    Array.from({ length: first - last + 1 }, (_, at) => first - at);

  expect(await find({})).toEqual({ ids: idsFrom(100, 86), next: null });
  expect(await find({ enough: 3 })).toEqual({ ids: idsFrom(100, 98), next: { tier: 1, last: null } });
  expect(await find({ enough: 4 })).toEqual({ ids: idsFrom(100, 94), next: { tier: 2, last: null } });
  const within = await find({ enough: 4, limit: 5 });
  expect(within).toEqual({
    ids: idsFrom(100, 96),
    next: { tier: 1, last: { quality: expect.closeTo(9.6), id: 96n } },
  });
  expect((await find({ enough: 4, after: within.next })).ids).toEqual(idsFrom(95, 89));

  const pages: number[] = [];
  let after: IndexPosition | null = null;
  do {
    const page = await find({ enough: 2, limit: 3, after });
    pages.push(...page.ids);
    after = page.next;
  } while (after !== null);
  expect(pages).toEqual(idsFrom(100, 86));
});

test('[BF-08] the index has no entries of former versions after a VACUUM, also if they are few', async () => {
  for (let nth = 0; nth < 3; nth += 1) await pinOn('public', { title: `Obelisk ${nth}` });
  // On many pages, PostgreSQL keeps the entries of a few versions, unless the table is set otherwise.
  const board = { id: BigInt(boards.get('public') ?? 0) };
  const content = { creatorId: BigInt(mara.id), imageId, title: 'Menhir', description: 'word '.repeat(150) };
  await createPins(
    site.deps.db,
    Array.from({ length: 600 }, () => ({ board, sectionId: null, content })),
  );
  await indexChanges(site.deps);
  await site.pool.query('vacuum search_documents');
  await site.pool.query(`delete from search_documents where label = 'Obelisk 1'`);
  await site.pool.query('vacuum analyze search_documents');
  const client = await site.pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(
      'explain (analyze, format json) select from search_documents where keys && $1::text[]',
      [Array.from({ length: TIER_COUNT }, (_, tier) => `${tier}pobelisk`)],
    );
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    expect([plan['Node Type'], plan['Actual Rows']]).toEqual(['Bitmap Heap Scan', 2]);
    expect(plan.Plans[0]['Actual Rows']).toBe(2);
    await client.query('reset enable_seqscan');
  } finally {
    client.release();
  }
});
