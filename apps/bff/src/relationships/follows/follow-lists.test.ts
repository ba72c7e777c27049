import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';

const LISTS = `query ($username: String!, $first: Int, $after: String) { v3GetUserQuery(username: $username) { ... on UserData { data {
  followers(first: $first, after: $after) { edges { node { username explicitlyFollowedByMe } } pageInfo { hasNextPage endCursor } }
  following(first: $first) { edges { node { username } } } } } } }`;

let site: TestApp;
let star: TestVisitor;
let fans: readonly TestVisitor[];

beforeAll(async () => {
  site = await testApp();
  star = await site.member('Mara Lind');
  fans = await Promise.all(Array.from({ length: 4 }, () => site.member()));
  for (const fan of fans) await follow(fan, star);
  await follow(star, at(0));
});
afterAll(() => site.close());

const follow = (one: TestVisitor, other: TestVisitor) =>
  one.call('UserFollow', 'create', { user_id: other.id });
const namesOf = (people: readonly { readonly username: string }[]) => people.map(({ username }) => username);

function at(nth: number): TestVisitor {
  const fan = fans[nth];
  if (!fan) throw new Error(`There is no fan ${nth}.`);
  return fan;
}

test('[FB-05] followers and the followed are listed, the newest first, to anybody', async () => {
  const reader = site.visitor();
  const newestFirst = namesOf(fans.toReversed());
  const { data } = await reader.get('UserFollowers', { username: star.username });
  expect(namesOf(data)).toEqual(newestFirst);
  expect(namesOf((await reader.get('UserFollowing', { username: star.username })).data)).toEqual(
    namesOf([at(0)]),
  );
  const profile = (await at(1).graphql(LISTS, { username: star.username })).data.v3GetUserQuery.data;
  const nodes = profile.followers.edges.map(({ node }: { node: { username: string } }) => node);
  expect(namesOf(nodes)).toEqual(newestFirst);
});

test('[FB-05] a person over REST has name and picture, without a count', async () => {
  const [fan] = (await site.visitor().get('UserFollowers', { username: star.username })).data;
  expect(Object.keys(fan)).toEqual(['id', 'username', 'full_name', 'image_medium_url']);
});

test('[BF-08] pages follow each other without a gap, also over who was followed at one instant', async () => {
  await site.deps.db.execute(
    sql`update user_follows set created_at = '2026-01-01' where followed_id = ${BigInt(star.id)}`,
  );
  const names: string[] = [];
  let bookmarks: string[] | undefined;
  do {
    const page = await site
      .visitor()
      .get('UserFollowers', { username: star.username, page_size: 1, bookmarks });
    names.push(...namesOf(page.data));
    bookmarks = page.bookmark && page.bookmark !== '-end-' ? [page.bookmark] : undefined;
  } while (bookmarks && names.length < 10);
  expect(names.toSorted()).toEqual(namesOf(fans).toSorted());
});

test('[BF-08] a bookmark of one list is none of another', async () => {
  const { bookmark } = await site.visitor().get('UserFollowers', { username: star.username, page_size: 1 });
  const answer = await site
    .visitor()
    .get('UserFollowing', { username: star.username, bookmarks: [bookmark] });
  expect(answer).toMatchObject({ status: 400, error: { code: 'bookmark_invalid' } });
});

test('[FB-05] fifty make a page', async () => {
  const popular = await site.member();
  const id = BigInt(popular.id);
  await site.deps.db.execute(sql`
    with made as (
      insert into users (id, username, email, password_hash, full_name, first_name)
      select n, 'crowd' || n, 'crowd' || n || '@pegboard.example', 'none', 'Crowd', 'Crowd' from generate_series(1000, 1050) n
      returning id)
    insert into user_follows (follower_id, followed_id) select made.id, ${id} from made`);
  const { data, bookmark } = await site.visitor().get('UserFollowers', { username: popular.username });
  expect(data).toHaveLength(50);
  const rest = await site
    .visitor()
    .get('UserFollowers', { username: popular.username, bookmarks: [bookmark] });
  expect(rest.data).toHaveLength(1);
});

test('[BF-03] a page of 100 costs as many statements as one of 25', async () => {
  const cost = async (first: number): Promise<number> => {
    const before = site.statements.count;
    const answer = await star.graphql(LISTS, { username: star.username, first });
    expect(answer.error).toBeUndefined();
    return site.statements.count - before;
  };
  await cost(25);
  expect(await cost(100)).toBe(await cost(25));
});

test('[FB-06] who blocked the reader, or was blocked, is in no list; and theirs is not found', async () => {
  const reader = await site.member();
  await reader.call('UserBlock', 'create', { blocked_user_id: at(3).id });
  await at(2).call('UserBlock', 'create', { blocked_user_id: reader.id });
  const { data } = await reader.get('UserFollowers', { username: star.username });
  expect(namesOf(data).toSorted()).toEqual(namesOf([at(0), at(1)]).toSorted());
  for (const blocked of [at(2), at(3)])
    expect((await reader.get('UserFollowing', { username: blocked.username })).error.code).toBe(
      'user_not_found',
    );
});

test('[WB-04] the boards and topics that a user follows are listed, without those not visible to the viewer', async () => {
  const [reader, maker] = [await site.member(), await site.member()];
  const made = async (name: string): Promise<string> =>
    (await maker.call('Board', 'create', { name })).data.id;
  const [first, second, hidden] = [await made('First'), await made('Second'), await made('Hidden')];
  for (const id of [first, second, hidden]) await reader.v3('PUT', `/v3/boards/${id}/follow/`);
  await maker.call('Board', 'update', { board_id: hidden, privacy: 'protected' });
  await site.deps.db.execute(
    sql`insert into interests (id, name, url_name) values (71, 'Wool', 'wool'), (72, 'Clay', 'clay')`,
  );
  for (const id of ['71', '72']) await reader.call('InterestFollow', 'create', { interest_id: id });
  const page = (name: string, after: string | null) =>
    `${name}(first: 1, after: ${JSON.stringify(after)}) { edges { node { name } } pageInfo { endCursor } }`;
  const listed = async (visitor: TestVisitor, name: string): Promise<string[]> => {
    const names: string[] = [];
    let after: string | null = null;
    do {
      const answer: TestAnswer = await visitor.graphql(
        `{ v3GetUserQuery(username: "${reader.username}") { ... on UserData { data { ${page(name, after)} } } } }`,
      );
      const list = answer.data.v3GetUserQuery.data[name];
      names.push(...list.edges.map(({ node }: { node: { name: string } }) => node.name));
      after = list.pageInfo.endCursor;
    } while (after !== null && names.length < 9);
    return names;
  };
  expect(await listed(site.visitor(), 'followedBoards')).toEqual(['Second', 'First']);
  expect(await listed(maker, 'followedBoards')).toEqual(['Hidden', 'Second', 'First']);
  expect(await listed(site.visitor(), 'followedTopics')).toEqual(['Clay', 'Wool']);
  await reader.call('UserBlock', 'create', { blocked_user_id: maker.id });
  expect(await listed(reader, 'followedBoards')).toEqual([]);
});

test.each([
  ['nobody', { username: 'nobody' }, 404, 'user_not_found'],
  ['no name', { username: undefined }, 400, 'invalid_input'],
  ['a page of 101', { page_size: 101 }, 400, 'page_size_invalid'],
])('[BF-04] followers: asking for %s is refused', async (_, options, status, code) => {
  const answer = await site.visitor().get('UserFollowers', { username: star.username, ...options });
  expect(answer).toMatchObject({ status, error: { code } });
});
