import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardCollaborators } from '../../pins/board-access/index.ts';
import { callApi, issueToken } from '../../testing/api-tokens.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { testPicture } from '../../testing/test-picture.ts';

/** A word that occurs only in the texts of one member. */
const WORD = 'zyxpottery';
const ABOUT = 'Glazes of the north';
const TOPIC = 7401n;

let site: TestApp;
let picture: string;
let member: TestVisitor;
let follower: TestVisitor;
let stranger: TestVisitor;
let host: TestVisitor;
let guest: TestVisitor;
let board: { readonly id: string; readonly slug: string };
/** Pins of the member: on their own board, and on the group board of the host, of which `guest` is a member too. */
let own: string;
let onGroup: string;
/** A pin of the host on the group board, and one that a follower saved from the member. */
let hosts: string;
let saved: string;
let groupBoard: string;

const pinOn = async (who: TestVisitor, boardId: string, title: string): Promise<string> => {
  const { data } = await who.call('Pin', 'create', {
    board_id: boardId,
    title,
    image_base64: picture,
  });
  await site.deps.db.execute(
    sql`update contents set interest_id = ${TOPIC} where id = (select content_id from pins where id = ${data.id}::bigint)`,
  );
  return data.id;
};
const boardOf = async (who: TestVisitor, name: string): Promise<{ id: string; slug: string }> => {
  const { data } = await who.call('Board', 'create', { name });
  return { id: data.id, slug: String(data.url).split('/')[2] ?? '' };
};
const setPrivate = async (who: TestVisitor, isPrivate: boolean): Promise<void> => {
  expect((await who.call('UserSettings', 'update', { is_private: isPrivate })).status).toBe(200);
};
const follow = (who: TestVisitor, whom: TestVisitor) =>
  who.call('UserFollow', 'create', { user_id: whom.id });
const answer = (who: TestVisitor, whom: TestVisitor, text: 'accept' | 'decline') =>
  who.call('FollowRequest', 'update', { user_id: whom.id, answer: text });
const profileOf = async (reader: TestVisitor, whom: TestVisitor = member) =>
  (
    await reader.graphql(
      `query ($username: String!) { v3GetUserQuery(username: $username) { ... on UserData { data {
        fullName isPrivate isProfileVisible followRequestedByMe explicitlyFollowedByMe about followerCount } } } }`,
      { username: whom.username },
    )
  ).data.v3GetUserQuery.data;
const requestsOf = async (who: TestVisitor): Promise<readonly string[]> =>
  (
    await who.graphql('{ viewer { followRequests { edges { node { entityId } } } } }')
  ).data.viewer.followRequests.edges.map(({ node }: { node: { entityId: string } }) => node.entityId);
const newsOf = async (who: TestVisitor): Promise<readonly string[]> => {
  await deliverEvents(site.deps);
  return (await who.get('NewsHub')).data.map(({ kind }: { kind: string }) => kind);
};

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture('#4a6b8c');
  await site.deps.db.execute(
    sql`insert into interests (id, name, url_name) values (${TOPIC}, 'Pots', 'pots')`,
  );
  [member, follower, stranger, host, guest] = [
    await site.member('Mara Lind'),
    await site.member('Noor Vale'),
    await site.member('Otto Grey'),
    await site.member('Hanna Host'),
    await site.member('Gus Guest'),
  ];
  await member.call('UserSettings', 'update', { about: ABOUT });
  board = await boardOf(member, `${WORD} shelf`);
  own = await pinOn(member, board.id, `${WORD} own`);
  groupBoard = (await boardOf(host, 'Group')).id;
  for (const { id } of [member, guest])
    await site.deps.db.insert(boardCollaborators).values({ boardId: BigInt(groupBoard), userId: BigInt(id) });
  onGroup = await pinOn(member, groupBoard, `${WORD} group`);
  hosts = await pinOn(host, groupBoard, 'By the host');
  await follow(follower, member);
  const shelf = await boardOf(follower, 'Saved');
  saved = (await follower.call('Repin', 'create', { pin_id: own, board_id: shelf.id })).data.id;
  await member.call('AggregatedComment', 'create', { pin_id: own, text: `Look @${stranger.username}` });
  await follower.call('Conversations', 'create', { user_ids: [stranger.id], text: 'See', pin_id: own });
  await deliverEvents(site.deps);
});
afterAll(() => site.close());

const PINS = 'edges { node { entityId title } }';
/** Every list and page that may show something of the member, by name. */
const SURFACES: Readonly<Record<string, string>> = {
  home: `{ feed: v3GetHomeFeedQuery(first: 50) { connection { ${PINS} } } }`,
  search: `{ feed: v3SearchQuery(query: "${WORD}") { connection { ${PINS} } } }`,
  boards: `{ feed: v3SearchBoardsQuery(query: "${WORD}") { connection { edges { node { name } } } } }`,
  typeahead: `{ feed: v3SearchTypeaheadQuery(text: "${WORD.slice(0, 6)}") { queries boards { name } people { about } } }`,
  topic: `{ feed: v3TopicFeedQuery(topic: "${TOPIC}") { connection { ${PINS} } } }`,
  today: `{ feed: v3TodayFeedQuery(list: best) { connection { ${PINS} } } }`,
};
const surfacesOf = (): Readonly<Record<string, string>> => ({
  ...SURFACES,
  pin: `{ pin: v3GetPinQuery(pin: "${own}") { ... on PinData { data { title } } } }`,
  'saved copy': `{ pin: v3GetPinQuery(pin: "${saved}") { ... on PinData { data { title } } } }`,
  related: `{ feed: v3RelatedPinsQuery(pin: "${hosts}") { connection { ${PINS} } } }`,
  'looks like': `{ feed: v3VisualSearchQuery(pin: "${hosts}", crop: { x: 0, y: 0, width: 90, height: 90 }) { connection { ${PINS} } } }`,
  profile: `{ user: v3GetUserQuery(username: "${member.username}") { ... on UserData { data {
    about pinCount followerCount boards { edges { node { name } } } createdPins { ${PINS} } savedPins { ${PINS} }
    followers { edges { node { username } } } following { edges { node { username } } } } } } }`,
  'board by address': `{ board: v3GetBoardQuery(username: "${member.username}", slug: "${board.slug}") { ... on BoardData { data { name } } } }`,
  'profile of the follower': `{ user: v3GetUserQuery(username: "${follower.username}") { ... on UserData { data { savedPins { ${PINS} } boards { edges { node { name pins { ${PINS} } } } } } } } }`,
});
const isShown = (text: string): boolean => text.includes(WORD) || text.includes(ABOUT);

async function surfacesShownTo(reader: TestVisitor): Promise<readonly string[]> {
  await indexChanges(site.deps);
  reader.changeAddress();
  const shown = await Promise.all(
    Object.entries(surfacesOf()).map(async ([name, query]) => {
      const { data, error } = await reader.graphql(query);
      expect(error, name).toBeFalsy();
      return isShown(JSON.stringify(data)) ? [name] : [];
    }),
  );
  return shown.flat().toSorted();
}

async function filesShown(): Promise<readonly string[]> {
  const { publicUrl } = site.deps.env;
  const oembed = (path: string) => `/oembed/?url=${encodeURIComponent(publicUrl + path)}`;
  const files = {
    'feed of the profile': `/${member.username}/feed.rss`,
    'feed of the board': `/${member.username}/${board.slug}/feed.rss`,
    'feed of the topic': `/ideas/pots/${TOPIC}/feed.rss`,
    'embed of the pin': `/pin/${own}/embed/`,
    'embed of the profile': `/embed/${member.username}/`,
    'embed of the board': `/embed/${member.username}/${board.slug}/`,
    'embed of the group board': `/embed/${host.username}/group/`,
    'oEmbed of the pin': oembed(`/pin/${own}/`),
    'oEmbed of the profile': oembed(`/${member.username}/`),
    'oEmbed of the board': oembed(`/${member.username}/${board.slug}/`),
    'sitemap of pins': '/sitemap-pins-1.xml',
    'sitemap of boards': '/sitemap-boards-1.xml',
    'sitemap of profiles': '/sitemap-profiles-1.xml',
  };
  const names = [member.username, own, WORD];
  const shown = await Promise.all(
    Object.entries(files).map(async ([name, url], nth) => {
      const { statusCode, body } = await site.app.inject({ url, remoteAddress: `10.77.0.${nth}` });
      return statusCode === 200 && names.some((text) => body.includes(text)) ? [name] : [];
    }),
  );
  return shown.flat();
}

test('[AC-04] a private profile and its pins are shown to approved followers alone, on every page and in every list', async () => {
  const [open, openFiles] = [await surfacesShownTo(stranger), await filesShown()];
  expect(open).toEqual(expect.arrayContaining(['home', 'pin', 'profile', 'search', 'topic', 'typeahead']));
  expect(openFiles).toHaveLength(13);
  expect(await newsOf(stranger)).toContain('mention');
  await setPrivate(member, true);
  expect(await surfacesShownTo(stranger)).toEqual([]);
  expect(await surfacesShownTo(site.visitor())).toEqual([]);
  expect(await filesShown()).toEqual([]);
  // The words of suggestions come from public texts only.
  expect(await surfacesShownTo(follower)).toEqual(open.filter((name) => name !== 'typeahead'));
  expect((await surfacesShownTo(member)).includes('profile')).toBe(true);
  expect(await profileOf(stranger)).toMatchObject({
    fullName: 'Mara Lind',
    isPrivate: true,
    isProfileVisible: false,
    about: null,
    followerCount: 0,
  });
  expect(await profileOf(follower)).toMatchObject({ isProfileVisible: true, about: ABOUT, followerCount: 1 });
});

test('[AC-04] notifications, messages and the public API show nothing of a private profile to others, a link its board', async () => {
  expect(await newsOf(stranger)).not.toContain('mention');
  const conversation = (await stranger.get('Conversations')).data;
  expect(JSON.stringify(conversation)).not.toContain(WORD);
  const [theirs, followers] = [await issueToken(site, stranger), await issueToken(site, follower)];
  for (const path of [`/pins/${own}`, `/boards/${board.id}`, `/boards/${board.id}/pins`]) {
    expect((await callApi(site, theirs, 'GET', path)).status, path).toBe(404);
    expect((await callApi(site, followers, 'GET', path)).status, path).toBe(200);
  }
  expect((await stranger.get('UserFollowers', { username: member.username })).data).toEqual([]);
  expect((await follower.get('UserFollowers', { username: member.username })).data).toHaveLength(1);
  const link = await member.call('BoardShareLink', 'create', { board_id: board.id });
  const open = (who: TestVisitor) => who.call('SharedBoard', 'create', { share_code: link.data.share_code });
  expect([(await open(stranger)).status, (await open(follower)).status]).toEqual([200, 200]);
});

test('[AC-04] pins of a private profile on the board of another member are shown to its members and to followers', async () => {
  const idsOn = async (who: TestVisitor): Promise<readonly string[]> =>
    (await who.get('BoardFeed', { board_id: groupBoard })).data
      .map(({ id }: { id: string }) => id)
      .toSorted();
  const all = [onGroup, hosts].toSorted();
  expect(await idsOn(guest)).toEqual(all);
  expect(await idsOn(host)).toEqual(all);
  expect(await idsOn(follower)).toEqual(all);
  expect(await idsOn(stranger)).toEqual([hosts]);
  expect(await idsOn(site.visitor())).toEqual([hosts]);
  // A copy that a follower saved is theirs, and is shown to those who may see its creator.
  expect((await follower.get('Pin', { id: saved })).status).toBe(200);
  expect((await member.get('Pin', { id: saved })).status).toBe(200);
  expect((await guest.get('Pin', { id: saved })).status).toBe(404);
});

test('[AC-04] a request waits for its answer: accepted, declined in silence, or withdrawn', async () => {
  expect((await follow(stranger, member)).data).toEqual({
    id: member.id,
    is_followed: false,
    is_requested: true,
  });
  await follow(stranger, member);
  expect(await requestsOf(member)).toEqual([stranger.id]);
  expect(await profileOf(stranger)).toMatchObject({ followRequestedByMe: true, isProfileVisible: false });
  expect((await newsOf(member)).filter((kind) => kind === 'follow_request')).toHaveLength(1);
  expect((await answer(member, stranger, 'decline')).status).toBe(200);
  expect(await profileOf(stranger)).toMatchObject({ followRequestedByMe: false, isProfileVisible: false });
  expect(await newsOf(stranger)).not.toContain('follow_accepted');
  expect(await newsOf(member)).not.toContain('follow_request');
  expect((await answer(member, stranger, 'accept')).error).toMatchObject({
    code: 'follow_request_not_found',
  });
  await follow(stranger, member);
  expect((await stranger.call('UserFollow', 'delete', { user_id: member.id })).data).toMatchObject({
    is_requested: false,
  });
  expect(await requestsOf(member)).toEqual([]);
  await follow(stranger, member);
  expect((await answer(member, stranger, 'accept')).status).toBe(200);
  expect(await profileOf(stranger)).toMatchObject({
    isProfileVisible: true,
    explicitlyFollowedByMe: true,
    followerCount: 2,
  });
  expect(await newsOf(stranger)).toContain('follow_accepted');
});

test('[AC-04] a removed follower no longer sees the profile, and asks again; blocks end requests', async () => {
  await stranger.v3('PUT', `/v3/boards/${board.id}/follow/`);
  expect((await member.call('Follower', 'delete', { user_id: stranger.id })).status).toBe(200);
  expect((await member.call('Follower', 'delete', { user_id: stranger.id })).status).toBe(200);
  expect(await surfacesShownTo(stranger)).toEqual([]);
  const { rows } = await site.deps.db.execute(sql`
    select (select follower_count from users where id = ${member.id}::bigint) as followers,
      (select following_count from users where id = ${stranger.id}::bigint) as following,
      (select follower_count from boards where id = ${board.id}::bigint) as board`);
  expect(rows).toEqual([{ followers: 1, following: 0, board: 0 }]);
  await follow(stranger, member);
  await member.call('UserBlock', 'create', { blocked_user_id: stranger.id });
  expect(await requestsOf(member)).toEqual([]);
  expect((await follow(stranger, member)).status).toBe(404);
  await member.call('UserBlock', 'delete', { blocked_user_id: stranger.id });
  expect(await requestsOf(member)).toEqual([]);
});

test('[AC-04] a profile that is no longer private accepts the requests; one that becomes private keeps its followers', async () => {
  await follow(stranger, member);
  await follow(guest, member);
  await setPrivate(member, false);
  expect(await requestsOf(member)).toEqual([]);
  expect(await profileOf(stranger)).toMatchObject({ explicitlyFollowedByMe: true, followerCount: 3 });
  expect((await surfacesShownTo(site.visitor())).includes('profile')).toBe(true);
  await setPrivate(member, true);
  expect(await profileOf(guest)).toMatchObject({ explicitlyFollowedByMe: true, isProfileVisible: true });
  expect(await surfacesShownTo(site.visitor())).toEqual([]);
  const { rows } = await site.deps.db.execute(sql`
    select count(*)::int as count from users where id = any(${`{${stranger.id},${guest.id}}`}::bigint[]) and following_count = 1`);
  expect(rows).toEqual([{ count: 2 }]);
});

test('[AC-04] 20 requests at once are one, and a follow that meets the end of privacy is a follow', async () => {
  const [one, asking] = [await site.member(), await site.member()];
  await setPrivate(one, true);
  await Promise.all(Array.from({ length: 20 }, () => follow(asking, one)));
  expect(await requestsOf(one)).toEqual([asking.id]);
  expect((await newsOf(one)).filter((kind) => kind === 'follow_request')).toHaveLength(1);
  await Promise.all([setPrivate(one, false), follow(asking, one), answer(one, asking, 'accept')]);
  expect(await profileOf(asking, one)).toMatchObject({
    explicitlyFollowedByMe: true,
    followRequestedByMe: false,
    followerCount: 1,
  });
});
