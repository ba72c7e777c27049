import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { interests } from '../../people/interests/tables.ts';
import { contentTopics } from '../../pins/pin-access/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { createPin, type NewContent } from '../../pins/pins/index.ts';
import { topSavedPins } from '../../discovery/explore/tables.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { runJob } from '../../testing/run-job.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { comparableText, wordPattern } from './comparable-text.ts';
import { purgeExpiredMutes, unmutedBoardInviteMail } from './index.ts';
import { parseSite } from './mute-target.ts';
import { mutes } from './tables.ts';

const LIST = 'connection { edges { node { entityId } } }';
const LISTS = `query ($pin: ID!, $topic: ID!) {
  home: v3GetHomeFeedQuery(first: 100) { ${LIST} }
  search: v3SearchPinsQuery(query: "cup", first: 100) { ${LIST} }
  related: v3RelatedPinsQuery(pin: $pin, first: 100) { ${LIST} }
  topic: v3TopicFeedQuery(topic: $topic, first: 100) { ${LIST} }
  videos: v3VideoFeedQuery(first: 100) { ${LIST} }
  topicVideos: v3VideoFeedQuery(topic: $topic, first: 100) { ${LIST} }
  alike: v3VisualSearchQuery(pin: $pin, crop: { x: 0, y: 0, width: 100, height: 100 }, first: 100) { ${LIST} }
  today: v3TodayFeedQuery(list: popular, first: 100) { ${LIST} }
}`;
const SURFACES = ['home', 'search', 'related', 'topic', 'videos', 'topicVideos', 'alike', 'today'] as const;
const TYPEAHEAD = `query ($text: String!) { found: v3SearchTypeaheadQuery(text: $text) {
  recent trending queries topics { name } boards { name } people { username } } }`;
const MUTES = `query ($kind: MuteKind!, $first: Int, $after: String) { viewer { mutes(kind: $kind, first: $first, after: $after) {
  pageInfo { hasNextPage endCursor } edges { node { value duration until user { username } topic { name } } } } } }`;

type Surface = (typeof SURFACES)[number];
type Kind = 'word' | 'member' | 'site' | 'topic';

let site: TestApp;
let maker: TestVisitor;
let other: TestVisitor;
let reader: TestVisitor;
let image: string;
let imageId: bigint;
let boards: { readonly maker: string; readonly other: string };
const topics = { ceramics: newId(), gardens: newId(), spiders: newId() };

beforeAll(async () => {
  site = await testApp();
  [maker, other] = [await site.member('Mara Lind'), await site.member('Otto Berg')];
  const boardOf = async (member: TestVisitor): Promise<string> =>
    (await member.call('Board', 'create', { name: 'Pots' })).data.id;
  boards = { maker: await boardOf(maker), other: await boardOf(other) };
  image = await testPicture();
  await maker.call('Pin', 'create', { board_id: boards.maker, title: 'Kiln', image_base64: image });
  const { rows } = await site.deps.db.execute<{ id: string }>('select id::text as id from images');
  imageId = BigInt(rows[0]?.id ?? 0);
  await site.deps.db.insert(interests).values(
    Object.entries(topics).map(([urlName, id]) => ({
      id,
      name: urlName[0]?.toUpperCase() + urlName.slice(1),
      urlName,
    })),
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  reader = await site.member('Rosa Sand');
});

type TestPin = Partial<NewContent> & { readonly by?: 'maker' | 'other'; readonly topics?: readonly bigint[] };

/** Creates a pin that all of these lists contain: a video of the topic, found by the word "cup", saved much. */
async function newPin({ by = 'maker', topics: further = [], ...content }: TestPin = {}): Promise<string> {
  const creatorId = BigInt({ maker, other }[by].id);
  const id = await createPin(site.deps.db, { id: BigInt(boards[by]) }, null, {
    creatorId,
    imageId,
    interestId: topics.ceramics,
    title: `Cup ${newId()}`,
    rich: { video: { width: 640, height: 360, duration: 5000 } },
    ...content,
  });
  if (further.length > 0)
    await site.deps.db
      .insert(contentTopics)
      .values(further.map((interestId, position) => ({ contentId: id, interestId, position })));
  await site.deps.db.execute(sql`
    insert into much_saved (list, rank, content_id)
    select 'popular', coalesce(max(rank), 0) + 1, ${id} from much_saved where list = 'popular'`);
  await indexChanges(site.deps);
  return String(id);
}

/** Returns the lists of the reader that contain a pin. */
async function shownIn(pin: string, beside: string): Promise<readonly Surface[]> {
  const { data } = await reader.graphql(LISTS, { pin: beside, topic: String(topics.ceramics) });
  return SURFACES.filter((name) =>
    data[name].connection.edges.some(({ node }: { node: { entityId: string } }) => node.entityId === pin),
  );
}

const mute = (kind: Kind, value: string, duration?: string): Promise<TestAnswer> =>
  reader.call('Mute', 'create', { kind, value, ...(duration === undefined ? {} : { duration }) });
const unmute = (kind: Kind, value: string): Promise<TestAnswer> =>
  reader.call('Mute', 'delete', { kind, value });
const muted = async (kind: Kind, page: object = {}): Promise<TestAnswer['data']> =>
  (await reader.graphql(MUTES, { kind, ...page })).data.viewer.mutes;

/** A pin for each kind of mute, and the value that mutes it. */
const PINS: readonly (readonly [kind: Kind, pin: () => TestPin, value: () => string])[] = [
  ['word', () => ({ title: 'A cup, CRÈME brûlée!' }), () => 'creme Brulee'],
  ['member', () => ({ title: 'Cup of a member' }), () => maker.id],
  [
    'site',
    () => ({ title: 'Cup of a site', link: 'https://Blog.Kilns.co.uk:443/a' }),
    () => 'www.kilns.co.uk/shop',
  ],
  [
    'topic',
    () => ({ title: 'Cup of a topic', topics: [topics.ceramics, topics.gardens] }),
    () => String(topics.gardens),
  ],
];

test.each(PINS.flatMap(([kind, pin, value]) => SURFACES.map((surface) => ({ kind, surface, pin, value }))))(
  '[SR-13] [BY-08] a pin with a muted $kind is not in the list "$surface", until it is unmuted',
  async ({ kind, surface, pin, value }) => {
    const [id, beside] = [await newPin(pin()), await newPin({ by: 'other' })];
    expect(await shownIn(id, beside)).toContain(surface);
    expect((await mute(kind, value())).status).toBe(200);
    expect(await shownIn(id, beside)).not.toContain(surface);
    expect((await reader.get('Pin', { id })).status).toBe(200);
    expect((await unmute(kind, value())).status).toBe(200);
    expect(await shownIn(id, beside)).toContain(surface);
  },
);

test('[SR-13] a muted topic is shown on its own page, without what else is muted', async () => {
  const [id, beside] = [await newPin(), await newPin({ by: 'other' })];
  await mute('topic', String(topics.ceramics));
  expect(await shownIn(id, beside)).toEqual(['topic', 'topicVideos']);
  await mute('member', maker.id);
  expect(await shownIn(id, beside)).toEqual([]);
});

test('[SR-13] own pins and boards are never hidden', async () => {
  const own = (await reader.call('Board', 'create', { name: 'Zeppelin' })).data.id;
  const pin = await newPin({ title: 'Cup zeppelin' });
  const mine = await createPin(site.deps.db, { id: BigInt(own) }, null, {
    creatorId: BigInt(reader.id),
    imageId,
    interestId: topics.ceramics,
    title: 'Cup zeppelin of mine',
  });
  await indexChanges(site.deps);
  await reader.call('Repin', 'create', { pin_id: pin, board_id: own });
  await mute('word', 'zeppelin');
  await mute('topic', String(topics.ceramics));
  const onBoard = (await reader.get('BoardFeed', { board_id: own })).data as readonly { id: string }[];
  expect(onBoard).toHaveLength(2);
  const found = await reader.graphql(
    '{ v3SearchBoardsQuery(query: "zeppelin") { connection { edges { node { name } } } } }',
  );
  expect(found.data.v3SearchBoardsQuery.connection.edges).toHaveLength(1);
  expect(await shownIn(String(mine), pin)).toContain('search');
});

test('[SR-16] [SR-13] a muted topic hides pins that it was assigned to, and pins of the topics below it', async () => {
  const rose = newId();
  await site.deps.db
    .insert(interests)
    .values({ id: rose, name: `Roses ${rose}`, urlName: `roses-${rose}`, parentId: topics.gardens });
  const [assigned, below, beside] = [await newPin(), await newPin(), await newPin({ by: 'other' })];
  for (const [id, interestId] of [
    [assigned, topics.gardens],
    [below, rose],
  ] as const)
    await site.deps.db.insert(contentTopics).values([
      { contentId: BigInt(id), interestId: topics.ceramics, position: 0 },
      { contentId: BigInt(id), interestId, position: 1, origin: 'texts' },
    ]);
  for (const id of [assigned, below]) expect(await shownIn(id, beside)).toContain('topic');
  await mute('topic', String(topics.gardens));
  for (const id of [assigned, below]) expect(await shownIn(id, beside)).toEqual([]);
  const page = `query ($topic: ID!) { topic: v3TopicFeedQuery(topic: $topic, first: 100) { ${LIST} } }`;
  for (const topic of [topics.gardens, rose]) {
    const { data } = await reader.graphql(page, { topic: String(topic) });
    const shown = data.topic.connection.edges.map(
      ({ node }: { node: { entityId: string } }) => node.entityId,
    );
    expect(shown).toContain(below);
  }
});

test('[SR-13] the typeahead and the searches for boards, people and topics suggest nothing muted', async () => {
  const [spinner, spiderman] = [await site.member('Spidera Web'), await site.member('Spiderb Web')];
  const about = (text: string) =>
    site.deps.db.execute(sql`update users set about = ${text} where id = ${spiderman.id}::bigint`);
  await about('Loves tarantulas');
  await maker.call('Board', 'create', { name: 'Spiderous boards' });
  await other.call('Board', 'create', { name: 'Spiderly tarantula board' });
  await reader.call('RecentSearch', 'create', { query: 'spider tarantula' });
  await newPin({ title: 'Spider cup' });
  const suggested = async () => {
    const { found } = (await reader.graphql(TYPEAHEAD, { text: 'spider' })).data;
    return JSON.stringify(found);
  };
  const before = await suggested();
  for (const text of ['Spiders', 'Spiderous', 'Spiderly', spinner.username, spiderman.username, 'tarantula'])
    expect(before).toContain(text);
  await mute('member', spinner.id);
  expect(await suggested()).not.toContain(spinner.username);
  await mute('member', maker.id);
  expect(await suggested()).not.toContain('Spiderous');
  await mute('topic', String(topics.spiders));
  expect(await suggested()).not.toContain('Spiders');
  await mute('word', 'tarantula');
  const after = await suggested();
  expect(after).not.toContain('tarantula');
  expect(after).toContain(spiderman.username);
  await about('Loves a tarantula');
  expect(await suggested()).not.toContain(spiderman.username);
});

test('[SR-13] the words that refine a search contain no muted word', async () => {
  const ask = `{ v3SearchQuery(query: "lantern") { guides } }`;
  const guides = async (): Promise<readonly string[]> =>
    (await reader.graphql(ask)).data.v3SearchQuery.guides;
  const boardOf = async (name: string) => BigInt((await other.call('Board', 'create', { name })).data.id);
  const [paper, glass] = [await boardOf('Paperish'), await boardOf('Glassy')];
  for (let at = 0; at < 24; at += 1)
    await createPin(site.deps.db, { id: at % 2 === 0 ? paper : glass }, null, {
      creatorId: BigInt(other.id),
      imageId,
      title: `Lantern ${newId()}`,
    });
  await indexChanges(site.deps);
  const before = await guides();
  const [word = ''] = before;
  expect(word).not.toBe('');
  await mute('word', word);
  expect(await guides()).not.toContain(word);
});

test('[SR-13] modules of today and related topics leave a muted topic out', async () => {
  const id = await newPin({ interestId: topics.gardens });
  await site.deps.db
    .insert(topSavedPins)
    .values({ list: 'topic', rank: 1, contentId: BigInt(id), interestId: topics.gardens })
    .onConflictDoNothing();
  await newPin();
  const ask = `query ($topic: ID!) { v3TodayQuery { topic { name } } v3GetTopicQuery(topic: $topic) { ... on TopicData { data { relatedTopics { name } } } } }`;
  const names = async () => {
    const { data } = await reader.graphql(ask, { topic: String(topics.ceramics) });
    return (
      JSON.stringify([data.v3TodayQuery, data.v3GetTopicQuery.data.relatedTopics]).match(/Gardens/g)
        ?.length ?? 0
    );
  };
  expect(await names()).toBe(2);
  await mute('topic', String(topics.gardens));
  expect(await names()).toBe(0);
});

const hub = async (): Promise<readonly { kind: string; actors: { username: string }[] }[]> =>
  (await reader.get('NewsHub')).data;
const unread = async (): Promise<number> =>
  (await reader.graphql('{ viewer { newsHubUnreadCount } }')).data.viewer.newsHubUnreadCount;

test('[SR-13] notifications of muted members are neither shown nor made', async () => {
  await maker.call('UserFollow', 'create', { user_id: reader.id });
  await deliverEvents(site.deps);
  expect([(await hub()).length, await unread()]).toEqual([1, 1]);
  await mute('member', maker.id);
  expect([(await hub()).length, await unread()]).toEqual([0, 0]);
  await mute('member', other.id);
  await other.call('UserFollow', 'create', { user_id: reader.id });
  await deliverEvents(site.deps);
  await unmute('member', maker.id);
  await unmute('member', other.id);
  expect((await hub()).map(({ actors }) => actors.map(({ username }) => username))).toEqual([
    [maker.username],
  ]);
  expect(await unread()).toBe(1);
});

test('[SR-13] notifications of comments with a muted word, and of muted boards, are neither shown nor made', async () => {
  const board = (await reader.call('Board', 'create', { name: 'Mine' })).data.id;
  const pin = (await reader.call('Pin', 'create', { board_id: board, title: 'Vase', image_base64: image }))
    .data.id;
  const say = async (by: TestVisitor, text: string) => {
    expect((await by.call('AggregatedComment', 'create', { pin_id: pin, text })).status).toBe(200);
    await deliverEvents(site.deps);
  };
  await say(maker, 'What a lovely SPOILER');
  expect(await hub()).toHaveLength(1);
  await mute('word', 'spoiler');
  expect(await hub()).toHaveLength(0);
  await say(other, 'Another spoiler!');
  await unmute('word', 'spoiler');
  expect((await hub()).map(({ actors }) => actors.map(({ username }) => username))).toEqual([
    [maker.username],
  ]);
  await reader.v3('PUT', `/v3/boards/${boards.other}/follow/`);
  await newPin({ by: 'other' });
  const ofBoards = async () => (await hub()).filter(({ kind }) => kind === 'board_pins').length;
  expect(await ofBoards()).toBe(1);
  await mute('site', 'kilns.co.uk');
  expect(await ofBoards()).toBe(1);
  await mute('member', other.id);
  expect(await ofBoards()).toBe(0);
});

test('[SR-13] no mail invites to a board of a muted member, or with a muted word in its name', async () => {
  await site.deps.db.execute(sql`update users set email_verified_at = now() where id = ${reader.id}::bigint`);
  const board = (await maker.call('Board', 'create', { name: 'Zephyr cups' })).data;
  await maker.call('BoardInvite', 'create', { board_id: board.id, username: reader.username });
  const write = () =>
    unmutedBoardInviteMail.write({ userId: reader.id, boardId: board.id }, site.deps, { id: 'one' });
  expect(await write()).not.toBeNull();
  await mute('member', maker.id);
  expect(await write()).toBeNull();
  await unmute('member', maker.id);
  await mute('word', 'ZEPHYR');
  expect(await write()).toBeNull();
});

test('[SR-13] muting twice is one mute with the latest duration, listed only for its member', async () => {
  const first = await mute('word', '  Halloween  Costumes ', 'week');
  expect(first.data).toMatchObject({ kind: 'word', value: 'Halloween Costumes' });
  const days = (Date.parse(first.data.until) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  const second = await mute('word', 'hallowéen costumes');
  expect(second.data).toMatchObject({ id: first.data.id, until: null });
  await mute('member', maker.id, 'month');
  await mute('topic', String(topics.gardens));
  await mute('site', 'https://user:pw@shop.Bücher.example.com/a?b');
  const nodes = async (kind: Kind) => (await muted(kind)).edges.map(({ node }: { node: object }) => node);
  expect(await nodes('word')).toMatchObject([
    { value: 'Halloween Costumes', duration: 'forever', until: null },
  ]);
  expect(await nodes('member')).toMatchObject([{ duration: 'month', user: { username: maker.username } }]);
  expect(await nodes('topic')).toMatchObject([{ topic: { name: 'Gardens' } }]);
  expect(await nodes('site')).toMatchObject([{ value: 'example.com' }]);
  const status = `query ($name: String!, $topic: ID!) {
    v3GetUserQuery(username: $name) { ... on UserData { data { mutedByMe } } }
    v3GetTopicQuery(topic: $topic) { ... on TopicData { data { mutedByMe } } } }`;
  const mutedByMe = async (visitor: TestVisitor) => {
    const { data } = await visitor.graphql(status, { name: maker.username, topic: String(topics.gardens) });
    return [data.v3GetUserQuery.data.mutedByMe, data.v3GetTopicQuery.data.mutedByMe];
  };
  expect(await mutedByMe(reader)).toEqual([true, true]);
  expect(await mutedByMe(other)).toEqual([false, false]);
  expect(await mutedByMe(site.visitor())).toEqual([false, false]);
  for (const time of ['once', 'again'])
    expect((await unmute('topic', String(topics.gardens))).status, time).toBe(200);
  expect(await nodes('topic')).toEqual([]);
});

test('[SR-13] the list of mutes has pages, newest first, and ends with ended mutes left out', async () => {
  for (const word of ['one', 'two', 'three']) await mute('word', word);
  const first = await muted('word', { first: 2 });
  expect(first.edges.map(({ node }: { node: { value: string } }) => node.value)).toEqual(['three', 'two']);
  const rest = await muted('word', { first: 2, after: first.pageInfo.endCursor });
  expect(rest.edges.map(({ node }: { node: { value: string } }) => node.value)).toEqual(['one']);
  await mute('word', 'cup', 'week');
  const [pin, beside] = [await newPin(), await newPin({ by: 'other' })];
  expect(await shownIn(pin, beside)).toEqual([]);
  await site.deps.db.execute(sql`update mutes set until = now() - interval '1 second' where value = 'cup'`);
  expect(await shownIn(pin, beside)).toContain('home');
  expect((await muted('word')).edges).toHaveLength(3);
  await runJob(site.deps, purgeExpiredMutes);
  expect(await site.deps.db.$count(mutes, sql`value = 'cup'`)).toBe(0);
});

test.each([
  ['word', '', 'Use 1 to 50 characters.'],
  ['word', 'x'.repeat(51), 'Use 1 to 50 characters.'],
  ['word', ' … !', 'Use letters or digits.'],
  ['site', 'localhost', 'Give a site, as in example.com.'],
  ['site', 'co.uk', 'Give a site, as in example.com.'],
  ['site', 'http://192.168.0.1/', 'Give a site, as in example.com.'],
  ['site', 'javascript:alert(1)', 'Give a site, as in example.com.'],
  ['site', 'a b.com', 'Give a site, as in example.com.'],
] as const)('[SR-13] a %s "%s" is refused: %s', async (kind, value, message) => {
  const { status, error } = await mute(kind, value);
  expect([status, error.code, error.fields]).toEqual([400, 'invalid_input', { value: message }]);
  expect(error.problems.value.code).toMatch(/^(between|word_without_letters|site_invalid)$/);
});

test('[SR-13] nobody mutes themselves, nor a member or a topic that they cannot see', async () => {
  expect((await mute('member', reader.id)).error.problems).toEqual({
    value: { code: 'mute_yourself', numbers: [] },
  });
  expect((await mute('member', '7')).error.code).toBe('user_not_found');
  expect((await mute('topic', 'x')).error.code).toBe('interest_not_found');
  await maker.call('UserBlock', 'create', { blocked_user_id: reader.id });
  expect((await mute('member', maker.id)).error.code).toBe('user_not_found');
  await maker.call('UserBlock', 'delete', { blocked_user_id: reader.id });
  expect((await site.visitor().call('Mute', 'create', { kind: 'word', value: 'x' })).status).toBe(401);
});

test('[SR-13] a member mutes at most 200 words, also at once', async () => {
  await site.deps.db.execute(sql`
    insert into mutes (id, user_id, kind, value, key, patterns)
    select ${newId()}::bigint + n, ${reader.id}::bigint, 'word', 'w' || n, 'w' || n, array[' w' || n || ' '] from generate_series(1, 198) n`);
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((word) => mute('word', word)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ error }) => error?.code === 'mutes_full')).toHaveLength(3);
  expect((await mute('word', 'W1')).status).toBe(200);
  expect((await mute('site', 'example.com')).status).toBe(200);
});

test.each([
  ['cat', 'My CAT, asleep', true],
  ['cat', 'Catalogue of scatter cushions', false],
  ['cat', 'cat', true],
  ['ice cream', 'Ice-cream', true],
  ['ice cream', 'cream ice', false],
  ['strasse', 'Die Straße', true],
  ['STRAẞE', 'strasse', true],
  ['oeuvre', 'Œuvre d’art', true],
  ['lété', 'L’été', true],
  ['ﬁne', 'fine', true],
  ['İstanbul', 'ISTANBUL istanbul', true],
  ['σοφός', 'ΣΟΦΟΣ', true],
  ['مكتبة', 'في المكتبة', false],
  ['أزرق', 'أَزْرَق جميل', true],
  ['हिन्दी', 'यह हिन्दी है', true],
  ['한국', '나는한국사람', true],
  ['猫', '白い猫の器', true],
  ['iphone', 'iPhoneケース', true],
  ['iPhoneケース', '新しいiphoneケースだ', true],
  ['100', '100%', true],
  ['10', '100', false],
  ['c++', 'C', true],
])('[SR-13] the word "%s" is in "%s": %s', async (word, text, isIn) => {
  const { rows } = await site.deps.db.execute<{ found: boolean }>(
    sql`select strpos(${comparableText(sql`${text}::text`)}, ${wordPattern(word)}::text) > 0 as found`,
  );
  expect(rows[0]?.found).toBe(isIn);
});

test('[SR-13] a word is found in every text that consists of it, whatever it is written in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({
        unit: fc.constantFrom(...Array.from('aZéßœÅ猫ケ한ก’-. 9ςΣाहİأةي\u{1f383}')),
        minLength: 1,
        maxLength: 12,
      }),
      async (text) => {
        const pattern = wordPattern(text);
        fc.pre(pattern !== '');
        const { rows } = await site.deps.db.execute<{ found: boolean }>(sql`
          select strpos(${comparableText(sql`${`before ${text} after`}::text`)}, ${pattern}::text) > 0 as found`);
        return rows[0]?.found === true;
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  ['example.com', 'example.com'],
  ['HTTPS://www.Example.com/a', 'example.com'],
  ['a.b.example.co.uk', 'example.co.uk'],
  ['mara.blogspot.com', 'mara.blogspot.com'],
  ['www.kiln.example', 'kiln.example'],
  ['bücher.de', 'xn--bcher-kva.de'],
])('[SR-13] the site of %s is %s', (value, key) => {
  expect(parseSite(value)).toMatchObject({ kind: 'site', key });
});

test('[SR-13] whatever is muted, no list shows any of it, and all else stays', async () => {
  const words = ['amber', 'birch', 'cobalt'];
  const sites = ['one.example.org', 'two.example.net'];
  const topicIds = [topics.gardens, topics.spiders];
  const pinArbitrary = fc.record({
    by: fc.constantFrom('maker', 'other'),
    word: fc.option(fc.constantFrom(...words)),
    place: fc.constantFrom('title', 'description', 'altText', 'category', 'product'),
    site: fc.option(fc.constantFrom(...sites)),
    topic: fc.option(fc.constantFrom(...topicIds)),
  });
  type Sample = typeof pinArbitrary extends fc.Arbitrary<infer Each> ? Each : never;
  const contentOf = ({ by, word, place, site: host, topic }: Sample): TestPin => ({
    by: by as 'maker' | 'other',
    ...(word === null || place === 'product' ? {} : { [place]: `Cup with ${word.toUpperCase()} ${newId()}` }),
    ...(word !== null && place === 'product'
      ? {
          rich: {
            video: { width: 640, height: 360, duration: 5 },
            products: [{ name: `${word} cup`, currency: 'USD' }],
          },
        }
      : {}),
    ...(host === null ? {} : { link: `https://www.${host}/` }),
    ...(topic === null ? {} : { topics: [topics.ceramics, topic] }),
  });
  const samples = fc.sample(pinArbitrary, 24);
  const pins: { readonly id: string; readonly sample: Sample }[] = [];
  for (const sample of samples) pins.push({ id: await newPin(contentOf(sample)), sample });
  const beside = await newPin({ by: 'other' });
  const inLists = async (): Promise<ReadonlyMap<Surface, ReadonlySet<string>>> => {
    const { data } = await reader.graphql(LISTS, { pin: beside, topic: String(topics.ceramics) });
    return new Map(
      SURFACES.map((name) => [
        name,
        new Set<string>(
          data[name].connection.edges.map(({ node }: { node: { entityId: string } }) => node.entityId),
        ),
      ]),
    );
  };
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        words: fc.subarray(words),
        sites: fc.subarray(sites),
        topics: fc.subarray(topicIds),
        members: fc.subarray(['maker', 'other'] as const, { maxLength: 1 }),
      }),
      async (chosen) => {
        reader = await site.member();
        const before = await inLists();
        for (const word of chosen.words) await mute('word', word);
        for (const host of chosen.sites) await mute('site', host);
        for (const topic of chosen.topics) await mute('topic', String(topic));
        for (const name of chosen.members) await mute('member', { maker, other }[name].id);
        const after = await inLists();
        for (const { id, sample } of pins) {
          const isMuted =
            (sample.word !== null && chosen.words.includes(sample.word)) ||
            (sample.site !== null &&
              chosen.sites.some((host) => host.endsWith(sample.site?.split('.').slice(1).join('.') ?? ''))) ||
            (sample.topic !== null && chosen.topics.includes(sample.topic)) ||
            chosen.members.includes(sample.by as 'maker' | 'other');
          for (const surface of SURFACES) {
            const isShown = after.get(surface)?.has(id) ?? false;
            if (isMuted) expect([surface, isShown]).toEqual([surface, false]);
            else if (before.get(surface)?.has(id)) expect([surface, isShown]).toEqual([surface, true]);
          }
        }
      },
    ),
    { numRuns: 15 },
  );
});
