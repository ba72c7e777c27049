import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boardCollaborators } from '../../pins/board-access/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { runJob } from '../../testing/run-job.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { purgeNotifications } from './index.ts';
import { insertNotifications } from './insert-notifications.ts';

const HUB = `query ($first: Int, $after: String) { viewer { newsHubUnreadCount } v3GetNewsHubQuery(first: $first, after: $after) {
  connection { pageInfo { hasNextPage endCursor } edges { node { entityId kind isRead actorCount actors { username } pins { entityId title board { name } }
    board { entityId name url } commentIds lastAt } } } } }`;

let site: TestApp;
let picture: string;
let ada: TestVisitor;
let board: string;

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture();
});
afterAll(() => site.close());
beforeEach(async () => {
  ada = await site.member('Ada Berg');
  board = await boardOf(ada);
});

type Notification = {
  readonly id: string;
  readonly kind: string;
  readonly is_read: boolean;
  readonly actor_count: number;
  readonly actors: readonly { readonly username: string }[];
  readonly pins: readonly { readonly id: string }[];
  readonly board: { readonly id: string; readonly name: string } | null;
  readonly comment_ids: readonly string[];
  readonly last_at: string;
};

async function boardOf(member: TestVisitor, options: object = {}): Promise<string> {
  return (await member.call('Board', 'create', { name: `Pots ${newId()}`, ...options })).data.id;
}

async function pinBy(member: TestVisitor, board_id: string): Promise<string> {
  return (await member.call('Pin', 'create', { board_id, title: 'Kiln', image_base64: picture })).data.id;
}

const delivered = async (answer: Promise<TestAnswer>): Promise<TestAnswer> => {
  await answer;
  await deliverEvents(site.deps);
  return answer;
};
const save = (member: TestVisitor, pin_id: string, board_id?: string): Promise<TestAnswer> =>
  delivered(member.call('Repin', 'create', { pin_id, ...(board_id === undefined ? {} : { board_id }) }));
const follow = (member: TestVisitor, other: TestVisitor): Promise<TestAnswer> =>
  delivered(member.call('UserFollow', 'create', { user_id: other.id }));
const newsOf = async (member: TestVisitor, options: object = {}): Promise<readonly Notification[]> => {
  await deliverEvents(site.deps);
  return (await member.get('NewsHub', options)).data;
};
const unreadOf = async (member: TestVisitor): Promise<number> => {
  await deliverEvents(site.deps);
  return (await member.get('NewsHubBadge')).data.unread_count;
};
const namesOf = (people: readonly { readonly username: string }[]) => people.map(({ username }) => username);
const kindsOf = (items: readonly Notification[]) => items.map(({ kind }) => kind);

/** Creates a number of members, in order. */
async function crowd(size: number): Promise<readonly TestVisitor[]> {
  const people: TestVisitor[] = [];
  for (let nth = 0; nth < size; nth += 1) people.push(await site.member());
  return people;
}

test('a save notifies the person who pinned it, and later savers join', async () => {
  const pin = await pinBy(ada, board);
  const people = await crowd(5);
  for (const one of people) await save(one, pin);
  expect(await newsOf(ada)).toMatchObject([
    {
      kind: 'save',
      is_read: false,
      actor_count: 5,
      actors: namesOf(people.slice(2).toReversed()).map((username) => ({ username })),
      pins: [{ id: pin }],
      board: null,
    },
  ]);
  expect(await unreadOf(ada)).toBe(1);
});

test('[BF-01] twenty saves at once are one row with twenty people', async () => {
  const pin = await pinBy(ada, board);
  const people = await crowd(20);
  const answers = await Promise.all(people.map((one) => save(one, pin)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await newsOf(ada)).toMatchObject([{ kind: 'save', actor_count: 20 }]);
  const { rows } = await site.deps.db.execute(
    sql`select actor_count from news where user_id = ${BigInt(ada.id)}`,
  );
  expect(rows).toEqual([{ actor_count: 20 }]);
});

test('one who saves twice is one, and one’s own saves are no news', async () => {
  const [pin, [bo]] = [await pinBy(ada, board), await crowd(1)];
  if (!bo) throw new Error('Nobody came.');
  await save(bo, pin);
  await save(bo, pin, await boardOf(bo));
  await save(ada, pin, await boardOf(ada));
  expect(await newsOf(ada)).toMatchObject([{ kind: 'save', actor_count: 1 }]);
});

test('the person who saved it before is notified too when it is saved from them', async () => {
  const [pin, bo, cy] = [await pinBy(ada, board), await site.member(), await site.member()];
  const copy = (await save(bo, pin)).data.id;
  await save(cy, copy);
  expect(await newsOf(bo)).toMatchObject([
    { kind: 'save', actors: [{ username: cy.username }], pins: [{ id: copy }] },
  ]);
  expect(await newsOf(ada)).toMatchObject([{ kind: 'save', actor_count: 2, pins: [{ id: pin }] }]);
});

test('pins copied together notify like those saved one by one; moved pins do not', async () => {
  const pins = [await pinBy(ada, board), await pinBy(ada, board)];
  const bo = await site.member();
  const mine = await boardOf(bo);
  expect((await bo.call('BulkEdit', 'create', { board_id: mine, pin_ids: pins })).status).toBe(200);
  expect(await newsOf(ada)).toMatchObject([{ kind: 'save' }, { kind: 'save' }]);
  await ada.call('NewsHub', 'update');
  const [copy] = (
    await site.deps.db.execute<{ id: string }>(
      sql`select id::text as id from pins where board_id = ${BigInt(mine)}`,
    )
  ).rows;
  await bo.call('Repin', 'update', { pin_id: copy?.id, board_id: await boardOf(bo) });
  expect(await unreadOf(ada)).toBe(0);
});

test.each(['secret', 'protected'] as const)(
  '[BF-06] nobody hears of a save to a %s board',
  async (privacy) => {
    const [pin, bo] = [await pinBy(ada, board), await site.member()];
    await save(bo, pin, await boardOf(bo, { privacy }));
    expect(await newsOf(ada)).toEqual([]);
  },
);

test('followers join each other, and a follow of a board tells its owner', async () => {
  const [bo, cy] = [await site.member(), await site.member()];
  await follow(bo, ada);
  await follow(cy, ada);
  await bo.v3('PUT', `/v3/boards/${board}/follow/`);
  expect(await newsOf(ada)).toMatchObject([
    { kind: 'board_follow', actors: [{ username: bo.username }], board: { id: board } },
    { kind: 'follow', actor_count: 2, actors: [{ username: cy.username }, { username: bo.username }] },
  ]);
});

test('an open invite is a notification, and accepting it notifies the owner', async () => {
  const bo = await site.member();
  const hidden = await boardOf(ada, { privacy: 'secret' });
  await ada.call('BoardInvite', 'create', { board_id: hidden, username: bo.username });
  expect(await newsOf(bo)).toMatchObject([
    { kind: 'board_invite', actors: [{ username: ada.username }], board: { id: hidden } },
  ]);
  await bo.call('BoardInvite', 'update', { board_id: hidden });
  expect(await newsOf(bo)).toEqual([]);
  expect(await newsOf(ada)).toMatchObject([
    { kind: 'invite_accepted', actors: [{ username: bo.username }], board: { id: hidden } },
  ]);
});

test('notifications of comments, replies, mentions and reactions carry their text', async () => {
  const [pin, bo] = [await pinBy(ada, board), await site.member()];
  const said = await bo.call('AggregatedComment', 'create', { pin_id: pin, text: 'Lovely' });
  await bo.call('PinReaction', 'create', { pin_id: pin, reaction_type: 1 });
  const own = await ada.call('AggregatedComment', 'create', { pin_id: pin, text: `See @${bo.username}` });
  const answer = { comment_id: own.data.id, text: 'I do' };
  const reply = await bo.call('AggregatedCommentReply', 'create', answer);
  expect(await newsOf(ada)).toMatchObject([
    { kind: 'reply', comment_ids: [reply.data.id], pins: [{ id: pin }], actors: [{ username: bo.username }] },
    { kind: 'reaction', comment_ids: [], pins: [{ id: pin }] },
    { kind: 'comment', comment_ids: [said.data.id], pins: [{ id: pin }] },
  ]);
  expect(await newsOf(bo)).toMatchObject([
    {
      kind: 'mention',
      comment_ids: [own.data.id],
      pins: [{ id: pin }],
      actors: [{ username: ada.username }],
    },
  ]);
  for (const comment_id of [said.data.id, reply.data.id])
    await bo.call('AggregatedComment', 'delete', { comment_id });
  expect(kindsOf(await newsOf(ada))).toEqual(['reaction']);
  expect(await unreadOf(ada)).toBe(1);
});

test('a mention that an edit adds to a comment notifies, once per person and comment', async () => {
  const [pin, bo, cy] = [await pinBy(ada, board), await site.member(), await site.member()];
  const own = await bo.call('AggregatedComment', 'create', { pin_id: pin, text: `See @${cy.username}` });
  const change = (text: string): Promise<TestAnswer> =>
    bo.call('AggregatedComment', 'update', { comment_id: own.data.id, text });
  const eve = await site.member();
  await change(`See @${cy.username}, @${eve.username} and @${ada.username}`);
  expect(await newsOf(eve)).toMatchObject([
    { kind: 'mention', comment_ids: [own.data.id], pins: [{ id: pin }], actors: [{ username: bo.username }] },
  ]);
  expect(kindsOf(await newsOf(ada))).toEqual(['comment']);
  expect(await newsOf(cy)).toHaveLength(1);
  await eve.call('NewsHub', 'update');
  await change('See nobody');
  await change(`See @${eve.username} and @${cy.username} again`);
  for (const one of [eve, cy]) expect(await newsOf(one)).toMatchObject([{ kind: 'mention', actor_count: 1 }]);
});

test('new pins of followed boards are news to followers, and cost nothing where they are pinned', async () => {
  const [bo, pots] = [await site.member(), board];
  await bo.v3('PUT', `/v3/boards/${pots}/follow/`);
  expect(await newsOf(bo)).toEqual([]);
  const rowsBefore = await countNotifications();
  const pins = [await pinBy(ada, pots), await pinBy(ada, pots)];
  expect(await countNotifications()).toBe(rowsBefore);
  expect(await newsOf(bo)).toMatchObject([
    {
      id: pots,
      kind: 'board_pins',
      is_read: false,
      actors: [],
      pins: pins.toReversed().map((id) => ({ id })),
      board: { id: pots },
    },
  ]);
  expect(await unreadOf(bo)).toBe(1);
  await bo.call('NewsHub', 'update', { news_id: pots });
  expect(await newsOf(bo)).toMatchObject([{ kind: 'board_pins', is_read: true }]);
  await pinBy(ada, pots);
  expect(await unreadOf(bo)).toBe(1);
});

async function countNotifications(): Promise<unknown> {
  return (await site.deps.db.execute(sql`select count(*) from news`)).rows[0]?.['count'];
}

test('what is read is joined no more: who comes later is news of their own', async () => {
  const [bo, cy] = [await site.member(), await site.member()];
  await follow(bo, ada);
  expect((await ada.call('NewsHub', 'update')).data).toEqual({ unread_count: 0 });
  await follow(cy, ada);
  expect(await newsOf(ada)).toMatchObject([
    { is_read: false, actors: [{ username: cy.username }] },
    { is_read: true, actors: [{ username: bo.username }] },
  ]);
});

test('one is marked as read, or all until an instant', async () => {
  const [bo, pin] = [await site.member(), await pinBy(ada, board)];
  await follow(bo, ada);
  const [followed] = await newsOf(ada);
  await save(bo, pin);
  expect((await ada.call('NewsHub', 'update', { until: followed?.last_at })).data).toEqual({
    unread_count: 1,
  });
  const [saved] = await newsOf(ada);
  expect(saved).toMatchObject({ kind: 'save', is_read: false });
  expect((await ada.call('NewsHub', 'update', { news_id: saved?.id })).data).toEqual({ unread_count: 0 });
});

test('[BF-01] twenty follows while everything is marked as read notify once each', async () => {
  const people = await crowd(20);
  await Promise.all(
    people.flatMap((one) => [
      follow(one, ada),
      ada.call('NewsHub', 'update').then(({ status }) => expect(status).toBe(200)),
    ]),
  );
  const items = await newsOf(ada);
  expect(items.reduce((sum, { actor_count: count }) => sum + count, 0)).toBe(20);
});

test('[BF-06] what was made secret, deleted or taken back is gone from the list and the count at once', async () => {
  const [pin, bo] = [await pinBy(ada, board), await site.member()];
  const mine = await boardOf(bo);
  const copy = (await save(bo, pin, mine)).data.id;
  const isNotified = async (): Promise<boolean> => {
    const [items, unread] = [await newsOf(ada), await unreadOf(ada)];
    expect(unread).toBe(items.length);
    return items.length === 1;
  };
  expect(await isNotified()).toBe(true);
  await bo.call('Board', 'update', { board_id: mine, privacy: 'secret' });
  expect(await isNotified()).toBe(false);
  await bo.call('Board', 'update', { board_id: mine, privacy: 'public' });
  expect(await isNotified()).toBe(true);
  await bo.call('Pin', 'delete', { id: copy });
  expect(await isNotified()).toBe(false);
  await save(bo, pin, mine);
  expect(await isNotified()).toBe(true);
  await ada.call('Pin', 'delete', { id: pin });
  expect(await isNotified()).toBe(false);
});

test('[FB-06] who is blocked is in no news, and is counted in none', async () => {
  const [pin, bo, cy] = [await pinBy(ada, board), await site.member(), await site.member()];
  for (const one of [bo, cy]) await save(one, pin);
  await follow(bo, ada);
  await ada.call('UserBlock', 'create', { blocked_user_id: bo.id });
  expect(await newsOf(ada)).toMatchObject([
    { kind: 'save', actor_count: 1, actors: [{ username: cy.username }] },
  ]);
  await cy.call('UserBlock', 'create', { blocked_user_id: ada.id });
  expect(await newsOf(ada)).toEqual([]);
  expect(await unreadOf(ada)).toBe(0);
});

test('[FB-02] a pin hidden in the news is gone from them and from the feeds until it is taken back', async () => {
  const bo = await site.member();
  await bo.v3('PUT', `/v3/boards/${board}/follow/`);
  const pins = [await pinBy(ada, board), await pinBy(ada, board)];
  const put = (action: string, newsId: string) =>
    bo.v3('PUT', `/v3/news_hub/${newsId}/pin/${pins[1]}/${action}/`);
  expect((await put('hide', board)).data).toMatchObject({ is_hidden: true });
  expect((await newsOf(bo))[0]?.pins).toMatchObject([{ id: pins[0] }]);
  expect((await put('undo', board)).data).toMatchObject({ is_hidden: false });
  expect((await newsOf(bo))[0]?.pins).toHaveLength(2);
  expect(await put('hide', '7')).toMatchObject({ status: 404, error: { code: 'not_found' } });
  const [news] = await newsOf(ada);
  expect(await put('hide', news?.id ?? '')).toMatchObject({ status: 404, error: { code: 'not_found' } });
});

test('kinds that are turned off are neither stored nor shown, and the others stay', async () => {
  const [bo, cy] = [await site.member(), await site.member()];
  await follow(bo, ada);
  const off = await ada.call('NewsHubSettings', 'update', { kinds: { follow: false, save: false } });
  expect(off.data.kinds).toMatchObject({ follow: false, save: false, mention: true, board_pins: true });
  await follow(cy, ada);
  expect(await newsOf(ada)).toEqual([]);
  expect(await unreadOf(ada)).toBe(0);
  await ada.call('NewsHubSettings', 'update', { kinds: { follow: true } });
  expect((await ada.get('NewsHubSettings')).data.kinds).toMatchObject({ follow: true, save: false });
  expect(await newsOf(ada)).toMatchObject([{ kind: 'follow', actors: [{ username: bo.username }] }]);
  expect(await ada.call('NewsHubSettings', 'update', { kinds: { fame: true } })).toMatchObject({
    status: 400,
    error: { code: 'invalid_input' },
  });
});

test('[BF-08] pages follow each other over REST and GraphQL, and the last has no cursor', async () => {
  const bo = await site.member();
  for (let nth = 0; nth < 3; nth += 1) await save(bo, await pinBy(ada, board));
  await follow(bo, ada);
  const first = await ada.get('NewsHub', { page_size: 3 });
  const second = await ada.get('NewsHub', { page_size: 3, bookmarks: [first.bookmark] });
  expect([first.data.length, second.data.length]).toEqual([3, 1]);
  const { data, error } = await ada.graphql(HUB, { first: 100 });
  expect(error).toBeUndefined();
  expect(data.viewer.newsHubUnreadCount).toBe(4);
  const nodes = data.v3GetNewsHubQuery.connection.edges.map(({ node }: { node: object }) => node);
  expect(nodes.map(({ entityId }: { entityId: string }) => entityId)).toEqual(
    [...first.data, ...second.data].map(({ id }: Notification) => id),
  );
  expect(nodes[0]).toMatchObject({ kind: 'follow', actorCount: 1, actors: [{ username: bo.username }] });
  expect(await bo.get('NewsHub', { bookmarks: [first.bookmark] })).toMatchObject({
    error: { code: 'bookmark_invalid' },
  });
});

test('[BF-03] a page of 100 costs as many statements as one of 25', async () => {
  const bo = await site.member();
  const pins: string[] = [];
  for (let nth = 0; nth < 30; nth += 1) pins.push(await pinBy(ada, board));
  await bo.call('BulkEdit', 'create', { board_id: await boardOf(bo), pin_ids: pins });
  await deliverEvents(site.deps);
  const cost = async (first: number): Promise<number> => {
    const before = site.statements.count;
    const { data } = await ada.graphql(HUB, { first });
    expect(data.v3GetNewsHubQuery.connection.edges).toHaveLength(Math.min(first, 30));
    return site.statements.count - before;
  };
  await cost(10);
  const ten = await cost(10);
  expect(await cost(100)).toBe(ten);
  expect(ten).toBeLessThanOrEqual(7);
});

test('beyond twenty actors the count is the number of additions', async () => {
  const pin = await pinBy(ada, board);
  const target = BigInt(ada.id);
  const { rows } = await site.deps.db.execute<{ id: string }>(sql`
    insert into users (id, username, email, password_hash, full_name, first_name)
    select n, 'fan' || n, 'fan' || n || '@pegboard.example', 'none', 'Fan', 'Fan' from generate_series(2000, 2059) n
    returning id::text as id`);
  await site.deps.db.execute(sql`
    insert into user_follows (follower_id, followed_id) select n, ${target} from generate_series(2000, 2059) n`);
  await site.deps.db.transaction(async (tx) => {
    for (const { id } of rows)
      await insertNotifications(
        { ...site.deps, db: tx },
        [{ kind: 'follow', userId: target, actorId: BigInt(id), subjectId: 0n }],
        new Date(),
      );
  });
  expect(await newsOf(ada)).toMatchObject([{ kind: 'follow', actor_count: 60 }]);
  expect(pin).toBeDefined();
});

test('every night news of more than 90 days go', async () => {
  const bo = await site.member();
  await follow(bo, ada);
  const mine = sql`user_id = ${BigInt(ada.id)}`;
  await site.deps.db.execute(sql`update news set last_at = now() - interval '89 days' where ${mine}`);
  await runJob(site.deps, purgeNotifications);
  expect(await newsOf(ada)).toHaveLength(1);
  await site.deps.db.execute(sql`update news set last_at = now() - interval '91 days' where ${mine}`);
  await runJob(site.deps, purgeNotifications);
  expect((await site.deps.db.execute(sql`select from news where ${mine}`)).rows).toEqual([]);
});

test('an account that is deleted leaves no news behind, of theirs or by them', async () => {
  const [bo, cy] = [await site.member(), await site.member()];
  await follow(bo, ada);
  await follow(bo, cy);
  await follow(ada, bo);
  await bo.call('NewsHubSettings', 'update', { kinds: { save: false } });
  await site.deps.db.execute(sql`delete from users where id = ${BigInt(bo.id)}`);
  expect(await newsOf(ada)).toEqual([]);
  expect(await unreadOf(cy)).toBe(0);
  const { rows } = await site.deps.db.execute(sql`
    select user_id from news where user_id = ${BigInt(bo.id)}
    union all select actor_id from news_actors where actor_id = ${BigInt(bo.id)}
    union all select user_id from notification_choices where user_id = ${BigInt(bo.id)}`);
  expect(rows).toEqual([]);
});

test('an event of a member who was deleted before it was delivered is handled, and stores nothing', async () => {
  const [bo, cy] = [await site.member(), await site.member()];
  await bo.call('UserFollow', 'create', { user_id: ada.id });
  await cy.call('UserFollow', 'create', { user_id: bo.id });
  await site.deps.db.execute(sql`delete from users where id = ${BigInt(bo.id)}`);
  expect(await newsOf(ada)).toEqual([]);
  expect(
    (await site.deps.db.execute(sql`select from jobs.job where name = 'events-notifications'`)).rows,
  ).toEqual([]);
});

test('[BF-06] pins on a board of another member are in notifications only while it is accessible', async () => {
  const bo = await site.member();
  const shared = await boardOf(bo);
  await site.deps.db.insert(boardCollaborators).values({ boardId: BigInt(shared), userId: BigInt(ada.id) });
  const pin = await pinBy(ada, shared);
  await save(await site.member(), pin);
  expect(await newsOf(ada)).toHaveLength(1);
  await bo.call('BoardCollaborator', 'delete', { board_id: shared, invited_user_id: ada.id });
  await bo.call('Board', 'update', { board_id: shared, privacy: 'secret' });
  expect(await newsOf(ada)).toEqual([]);
});

test('[BF-06] notifications are private, and visitors have none', async () => {
  expect((await site.visitor().get('NewsHub')).error.code).toBe('login_required');
  const { data } = await site.visitor().graphql(HUB);
  expect(data).toMatchObject({ viewer: null, v3GetNewsHubQuery: { connection: { edges: [] } } });
  const bo = await site.member();
  await follow(bo, ada);
  const [theirs] = await newsOf(ada);
  expect((await bo.call('NewsHub', 'update', { news_id: theirs?.id })).error.code).toBe('not_found');
});

test('[WB-02] the list is filtered by kinds, with pages of its own', async () => {
  const [bo, cy] = [await site.member('Bo Lind'), await site.member('Cy Sand')];
  const pin = await pinBy(ada, board);
  await save(bo, pin);
  await follow(bo, ada);
  await follow(cy, ada);
  await save(cy, await pinBy(ada, board));
  expect(kindsOf(await newsOf(ada, { kinds: ['save'] }))).toEqual(['save', 'save']);
  expect(kindsOf(await newsOf(ada, { kinds: ['follow', 'reply'] }))).toEqual(['follow']);
  expect(kindsOf(await newsOf(ada))).toEqual(['save', 'follow', 'save']);
  const first = await ada.get('NewsHub', { kinds: ['save'], page_size: 1 });
  const next = await ada.get('NewsHub', { kinds: ['save'], page_size: 1, bookmarks: [first.bookmark] });
  expect(kindsOf(next.data)).toEqual(['save']);
  expect(next.data[0].id).not.toBe(first.data[0].id);
  const query = `query ($kinds: [NewsKind!]) { v3GetNewsHubQuery(kinds: $kinds) { connection { edges { node { kind } } } } }`;
  const { data } = await ada.graphql(query, { kinds: ['follow'] });
  expect(data.v3GetNewsHubQuery.connection.edges).toEqual([{ node: { kind: 'follow' } }]);
  expect((await ada.get('NewsHub', { kinds: ['nonsense'] })).status).toBe(400);
});
