import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boards as boardTable } from '../../pins/board-access/tables.ts';
import { interests } from '../../people/interests/tables.ts';
import { minIdAt, newId } from '../../platform/ids/new-id.ts';
import { createPin, type NewContent } from '../../pins/pins/index.ts';
import { contentTopics, pins } from '../../pins/pin-access/tables.ts';
import { runJob } from '../../testing/run-job.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { countSavesJob } from './index.ts';
import { topSavedPins, saveDays } from './tables.ts';

const DAY_MS = 86_400_000;
const LIST = 'connection { edges { node { entityId title } } pageInfo { hasNextPage endCursor } }';
const TOPIC = `query ($topic: ID!, $first: Int!, $after: String) { feed: v3TopicFeedQuery(topic: $topic, first: $first, after: $after) { ${LIST} } }`;
const VIDEOS = `query ($topic: ID) { feed: v3VideoFeedQuery(topic: $topic) { ${LIST} } }`;
const TODAY = `query ($list: TodayList!, $first: Int!, $after: String) { feed: v3TodayFeedQuery(list: $list, first: $first, after: $after) { ${LIST} } }`;

let site: TestApp;
let maker: TestVisitor;
let visitor: TestVisitor;
let imageId: bigint;
const topics = new Map<string, bigint>();
const boards = new Map<string, bigint>();
const savers: { readonly visitor: TestVisitor; readonly open: bigint; readonly secret: bigint }[] = [];

beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Mara Lind');
  visitor = site.visitor();
  for (const privacy of ['public', 'secret']) boards.set(privacy, await newBoard(maker, privacy));
  const board_id = String(boards.get('public'));
  await maker.call('Pin', 'create', { board_id, title: 'Kiln', image_base64: await testPicture() });
  const { rows } = await site.deps.db.execute<{ id: string }>('select id::text as id from images');
  imageId = BigInt(rows[0]?.id ?? 0);
  for (const name of ['Ceramics', 'Baskets', 'Weaving']) topics.set(name, newId());
  await site.deps.db
    .insert(interests)
    .values([...topics].map(([name, id]) => ({ id, name, urlName: name.toLowerCase() })));
  for (let at = 0; at < 4; at += 1) {
    const person = await site.member();
    const [open, secret] = [await newBoard(person, 'public'), await newBoard(person, 'secret')];
    savers.push({ visitor: person, open, secret });
  }
});
afterAll(() => site.close());

async function newBoard(of: TestVisitor, privacy: string, name = `Pots ${privacy}`): Promise<bigint> {
  return BigInt((await of.call('Board', 'create', { name, privacy })).data.id);
}

/** Creates a pin of the creator; returns the id of its content. */
async function pinOf(topic: string, title: string, content: Partial<NewContent> & { on?: string } = {}) {
  const { on = 'public', ...rest } = content;
  return createPin(site.deps.db, { id: boards.get(on) ?? 0n }, null, {
    creatorId: BigInt(maker.id),
    imageId,
    interestId: topics.get(topic) ?? null,
    title,
    ...rest,
  });
}

/** Saves a pin by some of the four members, a number of days ago. */
async function saves(
  contentId: bigint,
  people: readonly [from: number, to: number],
  daysAgo: number,
  on: 'open' | 'secret' = 'open',
) {
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const now = newId();
  const rows = savers.slice(...people).map((saver, index) => ({
    id: minIdAt(at) + (now % 4_000_000n) + BigInt(index),
    contentId,
    boardId: saver[on],
    pinnerId: BigInt(saver.visitor.id),
    isRepin: true,
    position: 1,
    createdAt: at,
  }));
  await site.deps.db.insert(pins).values(rows);
}

async function titles(who: TestVisitor, query: string, variables: object): Promise<string[]> {
  const { data, error } = await who.graphql(query, variables);
  if (error) throw new Error(JSON.stringify(error));
  return data.feed.connection.edges.map(({ node }: { node: { title: string } }) => node.title);
}

test('[WB-06] a topic is found by its id and by its slug, also behind a colon; an unknown one is reported as missing', async () => {
  const found = async (by: object) =>
    (
      await visitor.graphql(
        'query ($topic: ID, $slug: String) { topic: v3GetTopicQuery(topic: $topic, slug: $slug) { __typename ... on TopicData { data { name urlName followedByMe } } } }',
        by,
      )
    ).data.topic;
  const ceramics = {
    __typename: 'TopicData',
    data: { name: 'Ceramics', urlName: 'ceramics', followedByMe: false },
  };
  expect(await found({ topic: String(topics.get('Ceramics')) })).toEqual(ceramics);
  expect(await found({ slug: 'interest:ceramics' })).toEqual(ceramics);
  for (const by of [{ topic: '7' }, { topic: 'x' }, { slug: 'nothing' }, {}])
    expect(await found(by)).toEqual({ __typename: 'NotFound' });
});

test('[WB-06] topics come by name, each with its newest pin that the viewer may see', async () => {
  await pinOf('Baskets', 'Willow basket');
  await pinOf('Baskets', 'Hidden basket', { on: 'secret' });
  const all = `query ($first: Int!, $after: String) { topics: v3TopicsQuery(first: $first, after: $after) {
    edges { node { name cover { title } } } pageInfo { hasNextPage endCursor } } }`;
  const page = async (who: TestVisitor, after: string | null) =>
    (await who.graphql(all, { first: 2, after })).data.topics;
  const first = await page(visitor, null);
  expect(first.edges.map(({ node }: { node: object }) => node)).toEqual([
    { name: 'Baskets', cover: { title: 'Willow basket' } },
    { name: 'Ceramics', cover: null },
  ]);
  const second = await page(visitor, first.pageInfo.endCursor);
  expect(second.edges.map(({ node }: { node: object }) => node)).toEqual([{ name: 'Weaving', cover: null }]);
  expect(second.pageInfo).toEqual({ hasNextPage: false, endCursor: null });
  expect((await page(maker, null)).edges[0].node.cover).toEqual({ title: 'Hidden basket' });
});

test('[WB-06, BF-08] the pins of a topic come newest first, page by page, none twice, without what is secret', async () => {
  for (let at = 0; at < 7; at += 1) await pinOf('Ceramics', `Cup ${at}`, at === 3 ? { on: 'secret' } : {});
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await visitor.graphql(TOPIC, { topic: String(topics.get('Ceramics')), first: 2, after });
    seen.push(...data.feed.connection.edges.map(({ node }: { node: { title: string } }) => node.title));
    after = data.feed.connection.pageInfo.endCursor;
  } while (after !== null && seen.length < 20);
  expect(seen).toEqual(['Cup 6', 'Cup 5', 'Cup 4', 'Cup 2', 'Cup 1', 'Cup 0']);
});

test('[WB-06] videos are those of all topics, or of one', async () => {
  const rich = { video: { width: 640, height: 360, duration: 5000 } };
  await pinOf('Weaving', 'A loom at work', { rich });
  await pinOf('Ceramics', 'A wheel at work', { rich });
  expect(await titles(visitor, VIDEOS, {})).toEqual(['A wheel at work', 'A loom at work']);
  expect(await titles(visitor, VIDEOS, { topic: String(topics.get('Weaving')) })).toEqual(['A loom at work']);
});

test('[WB-06] related topics are those whose pins are on the same boards that the viewer may see', async () => {
  const related = async (who: TestVisitor) =>
    (
      await who.graphql(
        `{ topic: v3GetTopicQuery(slug: "weaving") { ... on TopicData { data { relatedTopics { name } } } } }`,
      )
    ).data.topic.data.relatedTopics.map(({ name }: { name: string }) => name);
  expect(await related(visitor)).toEqual(['Ceramics', 'Baskets']);
  const is = (privacy: 'public' | 'protected') =>
    site.deps.db
      .update(boardTable)
      .set({ privacy })
      .where(eq(boardTable.id, boards.get('public') ?? 0n));
  await is('protected');
  expect(await related(visitor)).toEqual([]);
  expect(await related(maker)).toEqual(['Ceramics', 'Baskets']);
  await is('public');
});

test('[WB-06, BF-06] best, popular and trending are counted from saves to public boards: a person once a day and pin', async () => {
  const steady = await pinOf('Ceramics', 'Steady');
  const risen = await pinOf('Weaving', 'Risen');
  const old = await pinOf('Baskets', 'Old');
  const whispered = await pinOf('Baskets', 'Whispered');
  const ancient = await pinOf('Baskets', 'Ancient');
  for (const at of [0, 1, 2, 3]) await saves(steady, [at, at + 1], at + 3);
  await saves(risen, [0, 3], 0);
  await saves(old, [0, 4], 12);
  await saves(ancient, [0, 4], 40);
  await saves(whispered, [0, 4], 0, 'secret');
  await runJob(site.deps, countSavesJob);
  expect(await titles(visitor, TODAY, { list: 'popular', first: 25 })).toEqual(['Steady', 'Risen']);
  expect(await titles(visitor, TODAY, { list: 'trending', first: 25 })).toEqual(['Risen']);
  expect(await titles(visitor, TODAY, { list: 'best', first: 25 })).toEqual(['Old', 'Steady', 'Risen']);
  const { data } = await visitor.graphql(
    '{ today: v3TodayQuery { topic { name } pins { edges { node { title } } } } }',
  );
  expect(data.today).toEqual([
    { topic: { name: 'Weaving' }, pins: { edges: [{ node: { title: 'Risen' } }] } },
    { topic: { name: 'Ceramics' }, pins: { edges: [{ node: { title: 'Steady' } }] } },
  ]);
});

test('a Today list is paginated, and immediately omits pins that are no longer public', async () => {
  const { data } = await visitor.graphql(TODAY, { list: 'best', first: 2 });
  const { endCursor } = data.feed.connection.pageInfo;
  expect(await titles(visitor, TODAY, { list: 'best', first: 2, after: endCursor })).toEqual(['Risen']);
  await maker.call('Board', 'update', { board_id: String(boards.get('public')), privacy: 'secret' });
  expect(await titles(visitor, TODAY, { list: 'best', first: 25 })).toEqual([]);
  expect(await titles(maker, TODAY, { list: 'best', first: 25 })).toEqual(['Old', 'Steady', 'Risen']);
  await maker.call('Board', 'update', { board_id: String(boards.get('public')), privacy: 'public' });
});

test('counting again changes nothing, and days that are too old go', async () => {
  const rows = async () =>
    (await site.deps.db.select().from(topSavedPins)).toSorted((a, b) =>
      `${a.list} ${a.rank}` < `${b.list} ${b.rank}` ? -1 : 1,
    );
  const before = await rows();
  const [one] = await site.deps.db.select().from(saveDays);
  await site.deps.db
    .insert(saveDays)
    .values({ day: '2025-01-01', contentId: one?.contentId ?? 0n, saves: 9 });
  await runJob(site.deps, countSavesJob);
  expect(await rows()).toEqual(before);
  expect(await site.deps.db.$count(saveDays, eq(saveDays.day, '2025-01-01'))).toBe(0);
});

test('[SR-16] the page of a topic has the pins of the topics below it, each once, newest first, page by page', async () => {
  const db = site.deps.db;
  const home = newId();
  const rooms = ['Bedroom', 'Kitchen'].map((name) => ({ id: newId(), name, urlName: name.toLowerCase() }));
  await db.insert(interests).values({ id: home, name: 'Home', urlName: 'home' });
  await db.insert(interests).values(rooms.map((room) => ({ ...room, parentId: home })));
  for (const { id, name } of rooms) topics.set(name, id);
  await pinOf('Bedroom', 'Bed');
  const both = await pinOf('Kitchen', 'Kitchen with a bed');
  await pinOf('Kitchen', 'Hidden kitchen', { on: 'secret' });
  await pinOf('Bedroom', 'Lamp');
  await db.insert(contentTopics).values([
    { contentId: both, interestId: topics.get('Kitchen') ?? 0n, position: 0 },
    { contentId: both, interestId: topics.get('Bedroom') ?? 0n, position: 1, origin: 'texts' },
  ]);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await visitor.graphql(TOPIC, { topic: String(home), first: 2, after });
    seen.push(...data.feed.connection.edges.map(({ node }: { node: { title: string } }) => node.title));
    after = data.feed.connection.pageInfo.endCursor;
  } while (after !== null && seen.length < 20);
  expect(seen).toEqual(['Lamp', 'Kitchen with a bed', 'Bed']);
  const ofBedroom = { topic: String(topics.get('Bedroom')), first: 5, after: null };
  expect(await titles(visitor, TOPIC, ofBedroom)).toEqual(['Lamp', 'Kitchen with a bed', 'Bed']);
  await pinOf('Kitchen', 'Cooking film', { rich: { video: { width: 10, height: 20, duration: 900 } } });
  expect(await titles(visitor, VIDEOS, { topic: String(home) })).toEqual(['Cooking film']);
  const fields = 'name parent { name } subtopics { name cover { title } } cover { title }';
  const topic = async (of: bigint | undefined) =>
    (
      await visitor.graphql(
        `query ($topic: ID) { topic: v3GetTopicQuery(topic: $topic) { ... on TopicData { data { ${fields} } } } }`,
        { topic: String(of) },
      )
    ).data.topic.data;
  expect(await topic(home)).toEqual({
    name: 'Home',
    parent: null,
    subtopics: [
      { name: 'Bedroom', cover: { title: 'Lamp' } },
      { name: 'Kitchen', cover: { title: 'Cooking film' } },
    ],
    cover: { title: 'Cooking film' },
  });
  expect(await topic(topics.get('Kitchen'))).toMatchObject({ parent: { name: 'Home' }, subtopics: [] });
});

test('[SR-16] topics above each other do not repeat pins and end', async () => {
  const ids = [newId(), newId()] as const;
  await site.deps.db
    .insert(interests)
    .values(ids.map((id, at) => ({ id, name: `Circle ${at}`, urlName: `circle-${at}` })));
  for (const [at, id] of ids.entries())
    await site.deps.db
      .update(interests)
      .set({ parentId: ids[1 - at] ?? null })
      .where(eq(interests.id, id));
  topics.set('Circle', ids[0]);
  await pinOf('Circle', 'Round');
  for (const id of ids)
    expect(await titles(visitor, TOPIC, { topic: String(id), first: 5, after: null })).toEqual(['Round']);
});

test('[SR-16] related topics are those of pins on the same boards, without the topics above and below', async () => {
  const db = site.deps.db;
  const garden = newId();
  await db.insert(interests).values({ id: garden, name: 'Garden', urlName: 'garden' });
  for (const name of ['Roses', 'Herbs', 'Fountains']) {
    const id = newId();
    const parentId = name === 'Fountains' ? null : garden;
    await db.insert(interests).values({ id, name, urlName: name.toLowerCase(), parentId });
    topics.set(name, id);
  }
  boards.set('garden', await newBoard(maker, 'public', 'Garden'));
  await pinOf('Roses', 'Rose', { on: 'garden' });
  await pinOf('Herbs', 'Basil', { on: 'garden' });
  const none = await pinOf('', 'Stone basin', { on: 'garden' });
  await db
    .insert(contentTopics)
    .values({ contentId: none, interestId: topics.get('Fountains') ?? 0n, position: 0, origin: 'texts' });
  const related = async (of: bigint | undefined) =>
    (
      await visitor.graphql(
        'query ($topic: ID) { topic: v3GetTopicQuery(topic: $topic) { ... on TopicData { data { relatedTopics { name } } } } }',
        { topic: String(of) },
      )
    ).data.topic.data.relatedTopics.map(({ name }: { name: string }) => name);
  expect(await related(garden)).toEqual(['Fountains']);
  expect(await related(topics.get('Roses'))).toEqual(['Herbs', 'Fountains']);
});
