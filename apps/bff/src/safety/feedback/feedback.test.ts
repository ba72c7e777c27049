import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { interests } from '../../people/interests/tables.ts';
import { runCampaign } from '../../advertising/campaigns/testing.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { createPin, type NewContent } from '../../pins/pins/index.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { testPicture } from '../../testing/test-picture.ts';

const LIST = 'connection { edges { node { entityId } } }';
const LISTS = `query ($pin: ID!, $query: String!, $topic: ID!) {
  home: v3GetHomeFeedQuery(first: 100) { ${LIST} }
  search: v3SearchPinsQuery(query: $query, first: 100) { ${LIST} }
  related: v3RelatedPinsQuery(pin: $pin, first: 100) { ${LIST} }
  topic: v3TopicFeedQuery(topic: $topic, first: 100) { ${LIST} }
  videos: v3VideoFeedQuery(first: 100) { ${LIST} }
  alike: v3VisualSearchQuery(pin: $pin, crop: { x: 0, y: 0, width: 100, height: 100 }, first: 100) { ${LIST} }
}`;
const STATUS = `query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data { viewerFeedback pinner { explicitlyFollowedByMe } board { followedByMe } sourceInterest { followedByMe } } } } }`;

let site: TestApp;
let maker: TestVisitor;
let other: TestVisitor;
let reader: TestVisitor;
let imageId: bigint;
let topic: bigint;
let boards: { readonly maker: string; readonly other: string };

beforeAll(async () => {
  site = await testApp();
  [maker, other] = [await site.member('Mara Lind'), await site.member('Otto Berg')];
  const boardOf = async (member: TestVisitor): Promise<string> =>
    (await member.call('Board', 'create', { name: 'Pots' })).data.id;
  boards = { maker: await boardOf(maker), other: await boardOf(other) };
  const image_base64 = await testPicture();
  await maker.call('Pin', 'create', { board_id: boards.maker, title: 'Kiln', image_base64 });
  const { rows } = await site.deps.db.execute<{ id: string }>('select id::text as id from images');
  imageId = BigInt(rows[0]?.id ?? 0);
  topic = newId();
  await site.deps.db.insert(interests).values({ id: topic, name: 'Ceramics', urlName: 'ceramics' });
});
afterAll(() => site.close());
beforeEach(async () => {
  reader = await site.member('Rosa Sand');
});

/** Creates a pin of the creator or the other member, a video of the topic, found by the word 'cup'. */
async function newPin(by: 'maker' | 'other', content: Partial<NewContent> = {}): Promise<string> {
  const creatorId = BigInt({ maker, other }[by].id);
  const id = await createPin(site.deps.db, { id: BigInt(boards[by]) }, null, {
    creatorId,
    imageId,
    interestId: topic,
    // Pins of two members that look the same and have one title are one result of a search.
    title: by === 'maker' ? 'Cup' : 'Cup beside it',
    rich: { video: { width: 640, height: 360, duration: 5000 } },
    ...content,
  });
  await indexChanges(site.deps);
  return String(id);
}

/** Returns the viewer's lists that contain a pin, including those related and similar to another pin. */
async function shownIn(pin: string, beside: string): Promise<string> {
  const { data } = await reader.graphql(LISTS, { pin: beside, query: 'cup', topic: String(topic) });
  return Object.entries<{ connection: { edges: { node: { entityId: string } }[] } }>(data)
    .filter(([, { connection }]) => connection.edges.some(({ node }) => node.entityId === pin))
    .map(([name]) => name)
    .join(' ');
}

const ALL = 'home search related topic videos alike';
const say = (pin_id: string, feedback_type: string): Promise<TestAnswer> =>
  reader.call('PinFeedback', 'update', { pin_id, feedback_type });
const put = (path: string, options?: object): Promise<TestAnswer> =>
  reader.v3('PUT', `/v3/${path}/`, options);

async function status(pin: string) {
  const { data } = (await reader.graphql(STATUS, { pin })).data.v3GetPinQuery;
  return {
    feedback: data.viewerFeedback,
    follows: [data.pinner.explicitlyFollowedByMe, data.board.followedByMe, data.sourceInterest.followedByMe],
  };
}

/** Calls a feedback path of a notification about the creator's board, which the viewer follows. */
async function inNotifications(pin: string, action: 'hide' | 'undo'): Promise<TestAnswer> {
  await put(`boards/${boards.maker}/follow`);
  return put(`news_hub/${boards.maker}/pin/${pin}/${action}`);
}

type Way = readonly [string, (pin: string) => Promise<TestAnswer>, (pin: string) => Promise<TestAnswer>];
const ways: readonly Way[] = [
  ['pin feedback', (pin) => say(pin, 'default'), (pin) => say(pin, 'undo')],
  ['the news', (pin) => inNotifications(pin, 'hide'), (pin) => inNotifications(pin, 'undo')],
  ['pins sent by people', (pin) => put(`p2p/${pin}/hide`), (pin) => put(`p2p/${pin}/unhide`)],
  [
    'a search',
    (pin) => put(`search/${pin}/hide`, { query: 'cup', pin_type: 'image' }),
    (pin) => put(`search/${pin}/unhide`, { query: 'cup', pin_type: 'image' }),
  ],
];

test.each(ways)(
  '[FB-07] a pin hidden by %s is in no list from the next load on, until it is taken back',
  async (_, hide, undo) => {
    const [pin, beside] = [await newPin('maker'), await newPin('other')];
    expect(await shownIn(pin, beside)).toBe(ALL);
    for (let nth = 0; nth < 2; nth += 1)
      expect(await hide(pin)).toMatchObject({
        status: 200,
        data: { id: pin, is_hidden: true, feedback_status: 'other' },
      });
    expect(await shownIn(pin, beside)).toBe('');
    expect((await status(pin)).feedback).toBe('other');
    for (let nth = 0; nth < 2; nth += 1)
      expect(await undo(pin)).toMatchObject({
        status: 200,
        data: { id: pin, is_hidden: false, feedback_status: 'none' },
      });
    expect(await shownIn(pin, beside)).toBe(ALL);
    expect((await status(pin)).feedback).toBe('none');
  },
);

test('[CU-04] [FB-07] who wants fewer AI pins finds those of others in no list that is chosen for them, until they take it back', async () => {
  const made = await newPin('maker', { digitalMediaSourceType: 11 });
  const [drawn, beside] = [await newPin('maker', { digitalMediaSourceType: 8 }), await newPin('other')];
  const updateAiPins = (sees_fewer: boolean) => reader.call('AiPins', 'update', { sees_fewer });
  const seesFewer = async (visitor: TestVisitor) =>
    (await visitor.graphql('{ viewer { seesFewerAiPins } }')).data.viewer?.seesFewerAiPins;
  expect(await shownIn(made, beside)).toBe(ALL);
  for (const time of ['once', 'again'])
    expect((await updateAiPins(true)).data, time).toEqual({ sees_fewer: true });
  expect(await shownIn(made, beside)).toBe('');
  expect(await shownIn(drawn, beside)).toBe(ALL);
  expect([await seesFewer(reader), await seesFewer(maker), await seesFewer(site.visitor())]).toEqual([
    true,
    false,
    undefined,
  ]);
  expect((await updateAiPins(false)).data).toEqual({ sees_fewer: false });
  expect(await shownIn(made, beside)).toBe(ALL);
  expect(await seesFewer(reader)).toBe(false);
  expect((await site.visitor().call('AiPins', 'update', { sees_fewer: true })).error.code).toBe(
    'login_required',
  );
});

test('[FB-07] what one hides stays out of boards and profiles of others, not out of one’s own board', async () => {
  const pin = await newPin('maker');
  const lists = 'edges { node { entityId } }';
  const ask = `{ board: v3GetUserQuery(username: "${maker.username}") { ... on UserData { data { createdPins(first: 100) { ${lists} } savedPins(first: 100) { ${lists} } } } } }`;
  const on = async (visitor: TestVisitor, board: string): Promise<boolean> =>
    (await visitor.get('BoardFeed', { board_id: board, page_size: 100 })).data.some(
      ({ id }: { id: string }) => id === pin || id === copy,
    );
  const onProfile = async (): Promise<readonly boolean[]> => {
    const { createdPins, savedPins } = (await reader.graphql(ask)).data.board.data;
    return [createdPins, savedPins].map(({ edges }: { edges: { node: { entityId: string } }[] }) =>
      edges.some(({ node }) => node.entityId === pin),
    );
  };
  const own = (await reader.call('Board', 'create', { name: 'Mine' })).data.id;
  const copy = (await reader.call('Repin', 'create', { pin_id: pin, board_id: own })).data.id;
  expect([await on(reader, boards.maker), await onProfile()]).toEqual([true, [true, true]]);
  await say(pin, 'default');
  expect([await on(reader, boards.maker), await onProfile()]).toEqual([false, [false, false]]);
  expect(await on(reader, own)).toBe(true);
  expect(await on(maker, boards.maker)).toBe(true);
  await say(pin, 'undo');
  expect([await on(reader, boards.maker), await onProfile()]).toEqual([true, [true, true]]);
});

test('[FB-07] what one hides stays in the lists of others, and at its address', async () => {
  const [pin, beside] = [await newPin('maker'), await newPin('other')];
  await say(pin, 'default');
  expect((await reader.get('Pin', { id: pin })).status).toBe(200);
  reader = await site.member();
  expect(await shownIn(pin, beside)).toBe(ALL);
});

test('[FB-07] whichever copy is hidden, the content is', async () => {
  const [pin, beside] = [await newPin('maker'), await newPin('other')];
  const copy = await other.call('Repin', 'create', { pin_id: pin, board_id: boards.other });
  await say(copy.data.id, 'default');
  expect(await shownIn(pin, beside)).toBe('');
  await put(`p2p/${pin}/unhide`);
  expect(await shownIn(pin, beside)).toBe(ALL);
});

const followings = {
  pinner: () => reader.call('UserFollow', 'create', { user_id: maker.id }),
  board: () => reader.v3('PUT', `/v3/boards/${boards.maker}/follow/`),
  topic: () => reader.call('InterestFollow', 'create', { interest_id: String(topic) }),
} as const;
const nth = { pinner: 0, board: 1, topic: 2 } as const;

test.each([
  ['pinner', ''],
  ['board', ''],
  ['topic', 'search related topic videos alike'],
] as const)(
  '[FB-03] feedback about the %s unfollows and keeps out others of its pins; undo follows again',
  async (type, remaining) => {
    const [pin, sibling, beside] = [await newPin('maker'), await newPin('maker'), await newPin('other')];
    await followings[type]();
    expect((await status(pin)).follows[nth[type]]).toBe(true);
    expect((await say(pin, type)).data.feedback_status).toBe('unfollowed');
    expect(await status(pin)).toEqual({ feedback: 'unfollowed', follows: [false, false, false] });
    expect(await shownIn(pin, beside)).toBe('');
    expect(await shownIn(sibling, beside)).toBe(remaining);
    await say(pin, 'undo');
    const after = await status(pin);
    expect(after.feedback).toBe('none');
    expect(after.follows[nth[type]]).toBe(true);
    expect(await shownIn(sibling, beside)).toBe(ALL);
  },
);

test.each(['pinner', 'board', 'topic'] as const)(
  '[FB-03] undo of feedback about a %s that nobody followed follows nobody',
  async (type) => {
    const [pin, beside] = [await newPin('maker'), await newPin('other')];
    await say(pin, type);
    expect(await shownIn(pin, beside)).toBe('');
    await say(pin, 'undo');
    expect(await status(pin)).toEqual({ feedback: 'none', follows: [false, false, false] });
    expect(await shownIn(pin, beside)).toBe(ALL);
  },
);

test('[FB-03] undo follows again all that was unfollowed, one after another', async () => {
  const pin = await newPin('maker');
  for (const type of ['pinner', 'board', 'topic'] as const) await followings[type]();
  for (const type of ['pinner', 'board', 'topic']) await say(pin, type);
  expect((await status(pin)).follows).toEqual([false, false, false]);
  await say(pin, 'undo');
  expect((await status(pin)).follows).toEqual([true, true, true]);
});

test.each(['pinner', 'board'] as const)(
  '[FB-07] a %s that is unfollowed stays out of every feed, search and related list; a follow brings it back',
  async (type) => {
    const [pin, beside] = [await newPin('maker'), await newPin('other')];
    const unfollow = (): Promise<TestAnswer> =>
      type === 'pinner'
        ? reader.call('UserFollow', 'delete', { user_id: maker.id })
        : reader.v3('DELETE', `/v3/boards/${boards.maker}/follow/`);
    await unfollow();
    expect(await shownIn(pin, beside)).toBe(ALL);
    await followings[type]();
    await unfollow();
    expect(await shownIn(pin, beside)).toBe('');
    await followings[type]();
    expect(await shownIn(pin, beside)).toBe(ALL);
  },
);

test('[FB-07] a topic that is unfollowed stays out of the home feed', async () => {
  const [pin, beside] = [await newPin('maker'), await newPin('other')];
  await followings.topic();
  await reader.call('InterestFollow', 'delete', { interest_id: String(topic) });
  expect(await shownIn(pin, beside)).toBe('search related topic videos alike');
});

test('[FB-02] a demotion ends after its days', async () => {
  const [pin, sibling, beside] = [await newPin('maker'), await newPin('maker'), await newPin('other')];
  await say(pin, 'pinner');
  expect(await shownIn(sibling, beside)).toBe('');
  const own = sql`user_id = ${BigInt(reader.id)}`;
  const { rows } = await site.deps.db.execute(
    sql`select round(extract(epoch from until - now()) / 86400)::int as days from muted_sources where ${own}`,
  );
  expect(rows).toEqual([{ days: 100 }]);
  await site.deps.db.execute(sql`update muted_sources set until = now() where ${own}`);
  expect(await shownIn(sibling, beside)).toBe(ALL);
  expect(await shownIn(pin, beside)).toBe('');
});

test('[FB-02] feedback on an ad keeps its promoter’s other ads out of the home feed', async () => {
  const [pin, sibling, beside] = [await newPin('other'), await newPin('other'), await newPin('maker')];
  await runCampaign(site.deps, { advertiserId: BigInt(other.id), contentIds: [pin, sibling] });
  expect(await shownIn(sibling, beside)).toContain('home');
  await say(pin, 'promoted');
  expect(await shownIn(sibling, beside)).not.toContain('home');
  await say(pin, 'undo');
  expect(await shownIn(sibling, beside)).toContain('home');
});

test('[FB-02] feedback on a recommendation takes its topic for no taste any more', async () => {
  const interestId = newId();
  await site.deps.db.insert(interests).values({ id: interestId, name: 'Glass', urlName: 'glass' });
  const board = await reader.call('Board', 'create', { name: 'Mine' });
  const content = { creatorId: BigInt(reader.id), imageId, interestId, title: 'Vase' };
  await createPin(site.deps.db, { id: BigInt(board.data.id) }, null, content);
  const [vase, other] = [await newPin('maker', { interestId }), await newPin('maker', { interestId })];
  // More than the newest pins that are candidates, so that only the topic brings the vase to the page.
  for (let at = 0; at < 60; at += 1) await newPin('other', { title: 'Newer' });
  const home = async (): Promise<string> =>
    JSON.stringify((await reader.graphql(`{ v3GetHomeFeedQuery(first: 8) { ${LIST} } }`)).data);
  expect(await home()).toContain(vase);
  await say(other, 'pfy');
  expect(await home()).not.toContain(vase);
  await say(other, 'undo');
  expect(await home()).toContain(vase);
});

test('[FB-06] the pins of the blocked are in no list of the blocker, nor the other way round', async () => {
  const [pin, beside] = [await newPin('maker'), await newPin('other')];
  await reader.call('UserBlock', 'create', { blocked_user_id: maker.id });
  expect(await shownIn(pin, beside)).toBe('');
  await reader.call('UserBlock', 'delete', { blocked_user_id: maker.id });
  expect(await shownIn(pin, beside)).toBe(ALL);
  await maker.call('UserBlock', 'create', { blocked_user_id: reader.id });
  expect(await shownIn(pin, beside)).toBe('');
  await maker.call('UserBlock', 'delete', { blocked_user_id: reader.id });
});

test('[BF-01] hide, undo and follow at once from three sessions leave one state or the other', async () => {
  const pin = await newPin('maker');
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) => {
      if (at % 3 === 0) return say(pin, 'pinner');
      return at % 3 === 1 ? say(pin, 'undo') : followings.pinner();
    }),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(24).fill(200));
  const { rows } = await site.deps.db.execute(sql`
    select (select count(*) from user_follows where followed_id = users.id)::int - follower_count as lost
    from users where id = ${BigInt(maker.id)}`);
  expect(rows).toEqual([{ lost: 0 }]);
});

test.each<[string, () => Promise<TestAnswer>, number, string]>([
  ['a type that does not exist', () => say('7', 'boring'), 400, 'invalid_input'],
  ['a pin that is not there', () => say('7', 'pinner'), 404, 'pin_not_found'],
  ['no id', () => say('cup', 'undo'), 404, 'pin_not_found'],
  ['a path without pin', () => put('p2p/cup/hide'), 404, 'pin_not_found'],
  ['news by no id', () => put('news_hub/cup/pin/7/hide'), 404, 'not_found'],
  ['an unknown key', () => put('p2p/7/hide', { query: 'cup' }), 400, 'invalid_input'],
  ['a long query', () => put('search/7/hide', { query: 'a'.repeat(201) }), 400, 'invalid_input'],
  ['another method', () => reader.v3('POST', '/v3/search/7/hide/'), 405, 'method_not_allowed'],
  ['another way back', () => put('search/7/undo'), 404, 'not_found'],
])('[BF-04] feedback with %s is refused', async (_, call, code, name) => {
  expect(await call()).toMatchObject({ status: code, error: { code: name } });
});
