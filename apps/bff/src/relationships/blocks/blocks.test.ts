import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardCollaborators, boardInvites } from '../../pins/board-access/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

const PROFILE = `query ($username: String!) { v3GetUserQuery(username: $username) { __typename ... on UserData { data {
  fullName boards { edges { node { name } } } createdPins { edges { node { entityId } } } } } ... on NotFound { message } } }`;
const BOARD_PINS = `query ($username: String!, $slug: String!) { v3GetBoardQuery(username: $username, slug: $slug) {
  ... on BoardData { data { coverImages { url } collaborators { username } pins { edges { node { entityId } } } } } } }`;

let site: TestApp;
let picture: string;

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture();
});
afterAll(() => site.close());

/** A member with a public board and a pin on it. */
type Person = {
  readonly as: TestVisitor;
  readonly board: { id: string; slug: string };
  readonly pin: string;
};

async function person(): Promise<Person> {
  const as = await site.member();
  const { data } = await as.call('Board', 'create', { name: `Pots ${newId()}` });
  const board = { id: String(data.id), slug: String(data.url).split('/')[2] ?? '' };
  return { as, board, pin: await pinBy(as, board.id) };
}

async function pinBy(member: TestVisitor, board_id: string): Promise<string> {
  const answer = await member.call('Pin', 'create', { board_id, title: 'Kiln', image_base64: picture });
  return answer.data.id;
}

const block = (one: Person, other: Person, options: object = {}): Promise<TestAnswer> =>
  one.as.call('UserBlock', 'create', { blocked_user_id: other.as.id, ...options });
const unblock = (one: Person, other: Person): Promise<TestAnswer> =>
  one.as.call('UserBlock', 'delete', { blocked_user_id: other.as.id });

/** Returns the responses about a member for another one: profile, board, pin, boards. */
async function seen(one: Person, other: Person): Promise<readonly boolean[]> {
  const profile = (await one.as.graphql(PROFILE, { username: other.as.username })).data.v3GetUserQuery;
  return [
    profile.__typename === 'UserData' && profile.data.createdPins.edges.length > 0,
    (await one.as.get('Board', { board_id: other.board.id })).status === 200,
    (await one.as.get('Pin', { id: other.pin })).status === 200,
    (await one.as.get('Boards', { username: other.as.username })).status === 200,
  ];
}

async function collaborate(owner: Person, other: Person): Promise<void> {
  const boardId = BigInt(owner.board.id);
  await site.deps.db.insert(boardCollaborators).values({ boardId, userId: BigInt(other.as.id) });
  await site.deps.db.execute(sql`update boards set is_collaborative = true where id = ${boardId}`);
}

test('[FB-06] neither sees the other’s profile, boards or pins, and both do again after the unblock', async () => {
  const [one, other] = [await person(), await person()];
  expect(await block(one, other, { block_source: 'profile', block_context: 'menu' })).toMatchObject({
    status: 200,
    data: { id: other.as.id, is_blocked: true },
  });
  expect(await seen(one, other)).toEqual([false, false, false, false]);
  expect(await seen(other, one)).toEqual([false, false, false, false]);
  expect(await unblock(one, other)).toMatchObject({ status: 200, data: { is_blocked: false } });
  expect(await seen(one, other)).toEqual([true, true, true, true]);
  expect(await seen(other, one)).toEqual([true, true, true, true]);
});

test('[BF-06] for the blocked the profile is one that does not exist, to the byte', async () => {
  const [one, other] = [await person(), await person()];
  await block(one, other);
  const answerFor = async (username: string): Promise<string> =>
    JSON.stringify((await other.as.graphql(PROFILE, { username })).data);
  expect(await answerFor(one.as.username)).toBe(await answerFor('nobody'));
});

test('[FB-06] a block ends follows of each other and of each other’s boards, and the counts tell', async () => {
  const [one, other, third] = [await person(), await person(), await person()];
  for (const [follower, followed] of [
    [one, other],
    [other, one],
    [third, one],
  ] as const) {
    await follower.as.call('UserFollow', 'create', { user_id: followed.as.id });
    await follower.as.v3('PUT', `/v3/boards/${followed.board.id}/follow/`);
  }
  await block(one, other);
  const { rows } = await site.deps.db.execute(sql`
    select follower_count, following_count, (select follower_count from boards where owner_id = users.id) as of_board
    from users where id in (${BigInt(one.as.id)}, ${BigInt(other.as.id)}, ${BigInt(third.as.id)}) order by id`);
  expect(rows).toEqual([
    { follower_count: 1, following_count: 0, of_board: 1 },
    { follower_count: 0, following_count: 0, of_board: 0 },
    { follower_count: 0, following_count: 1, of_board: 0 },
  ]);
  await unblock(one, other);
  expect(
    (
      await one.as.graphql(
        `{ v: v3GetBoardQuery(username: "${other.as.username}", slug: "${other.board.slug}") { ... on BoardData { data { followedByMe } } } }`,
      )
    ).data.v.data.followedByMe,
  ).toBe(false);
});

test('[FB-06] open invitations between the two end', async () => {
  const [one, other] = [await person(), await person()];
  await site.deps.db.insert(boardInvites).values({
    boardId: BigInt(one.board.id),
    invitedUserId: BigInt(other.as.id),
    invitedById: BigInt(one.as.id),
  });
  await block(one, other);
  expect(await site.deps.db.select().from(boardInvites)).toEqual([]);
});

test('[FB-06] the blocked cannot follow, save from or save to', async () => {
  const [one, other] = [await person(), await person()];
  await collaborate(one, other);
  await block(one, other);
  expect((await other.as.call('UserFollow', 'create', { user_id: one.as.id })).error.code).toBe(
    'user_not_found',
  );
  expect((await other.as.v3('PUT', `/v3/boards/${one.board.id}/follow/`)).error.code).toBe('board_not_found');
  expect((await other.as.call('Repin', 'create', { pin_id: one.pin })).error.code).toBe('pin_not_found');
  const into = { pin_id: other.pin, board_id: one.board.id };
  expect((await other.as.call('Repin', 'create', into)).error.code).toBe('board_not_found');
});

test('[FB-06] on the board of a third user, neither sees the other’s pins, nor copies of them', async () => {
  const [host, one, other] = [await person(), await person(), await person()];
  await collaborate(host, one);
  await collaborate(host, other);
  const pins = [await pinBy(one.as, host.board.id), await pinBy(other.as, host.board.id)];
  const copy = await host.as.call('Repin', 'create', { pin_id: one.pin, board_id: host.board.id });
  const own = await other.as.call('Repin', 'create', { pin_id: one.pin });
  await block(one, other);
  const on = async (reader: Person) => {
    const where = { username: host.as.username, slug: host.board.slug };
    const { data } = (await reader.as.graphql(BOARD_PINS, where)).data.v3GetBoardQuery;
    return {
      pins: data.pins.edges.map(({ node }: { node: { entityId: string } }) => node.entityId),
      people: data.collaborators.length,
      covers: data.coverImages.length,
    };
  };
  expect(await on(host)).toEqual({
    pins: [copy.data.id, pins[1], pins[0], host.pin],
    people: 2,
    covers: 3,
  });
  expect(await on(one)).toEqual({ pins: [copy.data.id, pins[0], host.pin], people: 1, covers: 3 });
  expect(await on(other)).toEqual({ pins: [pins[1], host.pin], people: 1, covers: 2 });
  expect((await other.as.get('Pin', { id: own.data.id })).status).toBe(200);
});

test('[FB-06] blocking twice is blocking once, and so is unblocking', async () => {
  const [one, other] = [await person(), await person()];
  const answers = await Promise.all(Array.from({ length: 10 }, () => block(one, other)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  for (let nth = 0; nth < 2; nth += 1) expect((await unblock(one, other)).status).toBe(200);
});

test('[FB-06] a follow that begins beside a block does not outlive it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await person(), await person()];
    await Promise.all([
      other.as.call('UserFollow', 'create', { user_id: one.as.id }),
      other.as.v3('PUT', `/v3/boards/${one.board.id}/follow/`),
      block(one, other),
      one.as.call('UserFollow', 'create', { user_id: other.as.id }),
    ]);
    const { rows } = await site.deps.db.execute(sql`
      select follower_id from user_follows where ${BigInt(one.as.id)} in (follower_id, followed_id)
      union all select follower_id from board_follows where board_id = ${BigInt(one.board.id)}`);
    expect(rows).toEqual([]);
  }
});

test('[FB-06] those one blocked are listed for oneself alone', async () => {
  const [one, other, third] = [await person(), await person(), await person()];
  await block(one, other);
  await block(one, third);
  const list = `query ($first: Int!, $after: String) { viewer { blockedUsers(first: $first, after: $after) { edges { node { username boards { edges { node { name } } } } } pageInfo { endCursor } } } }`;
  const page = async (reader: Person, after: string | null) =>
    (await reader.as.graphql(list, { first: 1, after })).data.viewer.blockedUsers;
  const first = await page(one, null);
  const second = await page(one, first.pageInfo.endCursor);
  expect([first, second].map(({ edges }) => edges[0].node)).toEqual([
    { username: third.as.username, boards: { edges: [] } },
    { username: other.as.username, boards: { edges: [] } },
  ]);
  expect(second.pageInfo.endCursor).toBeNull();
  expect((await page(other, null)).edges).toEqual([]);
});

test.each<[string, (one: Person, other: Person) => object, number, string]>([
  ['oneself', (one) => ({ blocked_user_id: one.as.id }), 400, 'invalid_input'],
  ['nobody', () => ({ blocked_user_id: '7' }), 404, 'user_not_found'],
  ['no id', () => ({ blocked_user_id: 'mara' }), 404, 'user_not_found'],
  [
    'for somebody else',
    (_, other) => ({ blocked_user_id: other.as.id, orbac_subject_id: other.as.id }),
    403,
    'user_id_mismatch',
  ],
  [
    'with an unknown key',
    (_, other) => ({ blocked_user_id: other.as.id, reason: 'spam' }),
    400,
    'invalid_input',
  ],
  [
    'with a long context',
    (_, other) => ({ blocked_user_id: other.as.id, block_context: 'a'.repeat(201) }),
    400,
    'invalid_input',
  ],
])('[BF-04] blocking %s is refused', async (_, options, status, code) => {
  const [one, other] = [await person(), await person()];
  const answer = await one.as.call('UserBlock', 'create', options(one, other));
  expect(answer).toMatchObject({ status, error: { code } });
});

test('[BF-06] a blocked user can neither block nor unblock: the user is not found', async () => {
  const [one, other] = [await person(), await person()];
  await block(one, other);
  for (const answer of [await block(other, one), await unblock(other, one)])
    expect(answer).toMatchObject({ status: 404, error: { code: 'user_not_found' } });
  expect(await seen(other, one)).toEqual([false, false, false, false]);
});

test('[FB-06] a block takes the follows of a board back that changes at the same time, and counts them', async () => {
  const [one, other] = [await person(), await person()];
  await other.as.v3('PUT', `/v3/boards/${one.board.id}/follow/`);
  const change = await site.pool.connect();
  try {
    await change.query('begin');
    await change.query(`update boards set pin_count = pin_count + 1 where id = ${one.board.id}`);
    const blocking = block(one, other);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await site.pool.query(waiting)).rows.length).toBe(1);
    await change.query('commit');
    expect((await blocking).status).toBe(200);
  } finally {
    change.release();
  }
  const { rows } = await site.pool.query(
    `select follower_count, pin_count from boards where id = ${one.board.id}`,
  );
  expect(rows).toEqual([{ follower_count: 0, pin_count: 2 }]);
});
