import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interests } from '../../people/interests/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';

const COUNTS = `query ($username: String!, $slug: String!) {
  user: v3GetUserQuery(username: $username) { ... on UserData { data { followerCount followingCount explicitlyFollowedByMe } } }
  board: v3GetBoardQuery(username: $username, slug: $slug) { ... on BoardData { data { followerCount followedByMe } } }
}`;

let site: TestApp;
let owner: TestVisitor;
let topic: string;

beforeAll(async () => {
  site = await testApp();
  owner = await site.member('Mara Lind');
  topic = String(newId());
  await site.deps.db.insert(interests).values({ id: BigInt(topic), name: 'Ceramics', urlName: 'ceramics' });
});
afterAll(() => site.close());

type Kind = 'board' | 'user' | 'interest';

/** Creates a board of the owner. */
async function newBoard(options: object = {}): Promise<{ id: string; slug: string }> {
  const { data } = await owner.call('Board', 'create', { name: `Pots ${newId()}`, ...options });
  return { id: data.id, slug: String(data.url).split('/')[2] ?? '' };
}

function call(member: TestVisitor, kind: Kind, id: string, isOn: boolean): Promise<TestAnswer> {
  const action = isOn ? 'create' : 'delete';
  if (kind === 'board') return member.v3(isOn ? 'PUT' : 'DELETE', `/v3/boards/${id}/follow/`);
  return kind === 'user'
    ? member.call('UserFollow', action, { user_id: id })
    : member.call('InterestFollow', action, { interest_id: id });
}

async function counts(member: TestVisitor, slug: string) {
  const { data } = await member.graphql(COUNTS, { username: owner.username, slug });
  return { user: data.user.data, board: data.board.data };
}

/** Returns the stored follows of a member. */
async function followsOf(member: TestVisitor): Promise<readonly string[]> {
  const { rows } = await site.deps.db.execute<{ id: string }>(sql`
    select followed_id::text as id from user_follows where follower_id = ${BigInt(member.id)}
    union all select board_id::text from board_follows where follower_id = ${BigInt(member.id)}
    union all select interest_id::text from interest_follows where follower_id = ${BigInt(member.id)}`);
  return rows.map(({ id }) => id);
}

test('[FB-05] a board is followed and unfollowed, each the other’s undo, and counted once', async () => {
  const [member, board] = [await site.member(), await newBoard()];
  for (const isOn of [true, true, false, false, true]) {
    const answer = await call(member, 'board', board.id, isOn);
    expect(answer).toMatchObject({ status: 200, data: { id: board.id, is_followed: isOn } });
    expect((await counts(member, board.slug)).board).toEqual({
      followerCount: Number(isOn),
      followedByMe: isOn,
    });
  }
});

test('[FB-05] a profile is followed and unfollowed, and counted for both', async () => {
  const [member, board] = [await site.member(), await newBoard()];
  const before = (await counts(member, board.slug)).user.followerCount;
  for (const isOn of [true, true, false, false]) {
    await call(member, 'user', owner.id, isOn);
    expect((await counts(member, board.slug)).user).toMatchObject({
      followerCount: before + Number(isOn),
      explicitlyFollowedByMe: isOn,
    });
    const { data } = await member.graphql('{ viewer { user { followingCount followerCount } } }');
    expect(data.viewer.user).toEqual({ followingCount: Number(isOn), followerCount: 0 });
  }
});

test('[FB-05] a topic is followed and unfollowed by its id', async () => {
  const member = await site.member();
  for (const isOn of [true, true, false, false]) {
    await call(member, 'interest', topic, isOn);
    expect(await followsOf(member)).toEqual(isOn ? [topic] : []);
  }
});

test.each<Kind>(['board', 'user', 'interest'])(
  '[BF-01] twenty at once, of a %s, are one follow',
  async (kind) => {
    const [member, board] = [await site.member(), await newBoard()];
    const id = { board: board.id, user: owner.id, interest: topic }[kind];
    const before = (await counts(member, board.slug)).user.followerCount;
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(member, kind, id, true)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await followsOf(member)).toEqual([id]);
    const after = await counts(member, board.slug);
    expect(after.user.followerCount - before).toBe(kind === 'user' ? 1 : 0);
    expect(after.board.followerCount).toBe(kind === 'board' ? 1 : 0);
  },
);

test('[BF-01] users who follow each other at the same time do not deadlock', async () => {
  const [one, other] = [await site.member(), await site.member()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      call(nth % 2 ? one : other, 'user', nth % 2 ? other.id : one.id, nth % 4 < 2),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test.each<[string, Kind, () => string, number, string]>([
  ['a board that is not there', 'board', () => '7', 404, 'board_not_found'],
  ['a board by no id', 'board', () => 'pots', 404, 'board_not_found'],
  ['a profile that is not there', 'user', () => '7', 404, 'user_not_found'],
  ['a profile by an id that is too long', 'user', () => '9'.repeat(20), 404, 'user_not_found'],
  ['a topic that is not there', 'interest', () => '7', 404, 'interest_not_found'],
  ['oneself', 'user', () => owner.id, 400, 'invalid_input'],
])('[BF-04] following and unfollowing %s is refused', async (_, kind, id, status, code) => {
  for (const isOn of [true, false])
    expect(await call(owner, kind, id(), isOn)).toMatchObject({ status, error: { code } });
});

test('[BF-04] one’s own board cannot be followed', async () => {
  const board = await newBoard();
  expect(await call(owner, 'board', board.id, true)).toMatchObject({
    status: 400,
    error: { fields: { board_id: expect.any(String) } },
  });
});

test.each(['board', 'user', 'interest'] as const)('[BF-06] a visitor follows no %s', async (kind) => {
  expect((await call(site.visitor(), kind, '7', true)).error.code).toBe('login_required');
});

test('[BF-04] the address of a follow takes PUT and DELETE alone, with no option beside', async () => {
  const board = await newBoard();
  const path = `/v3/boards/${board.id}/follow/`;
  expect(await owner.v3('POST', path)).toMatchObject({ status: 405, headers: { allow: 'PUT, DELETE' } });
  expect((await owner.v3('PUT', path, { user_id: owner.id })).error.fields).toEqual({
    user_id: expect.any(String),
  });
});

test('[BF-01] ApiResource follows a board too', async () => {
  const [member, board] = [await site.member(), await newBoard()];
  const url = `/v3/boards/${board.id}/follow/`;
  expect((await member.call('Api', 'update', { url })).data).toMatchObject({
    id: board.id,
    is_followed: true,
  });
  expect(await followsOf(member)).toEqual([board.id]);
  expect((await member.call('Api', 'delete', { url })).data).toMatchObject({
    id: board.id,
    is_followed: false,
  });
  expect(await followsOf(member)).toEqual([]);
});
