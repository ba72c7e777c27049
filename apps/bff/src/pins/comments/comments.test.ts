import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boardCollaborators } from '../board-access/tables.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { runJob } from '../../testing/run-job.ts';
import { recountComments } from './index.ts';

let site: TestApp;
let picture: string;
let maker: TestVisitor;
let reader: TestVisitor;
let other: TestVisitor;
let pin: string;

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture();
});
beforeEach(async () => {
  site.clock.now = undefined;
  [maker, reader, other] = [
    await site.member('Maker'),
    await site.member('Reader'),
    await site.member('Other'),
  ];
  pin = await newPin();
});
afterAll(() => site.close());

const newBoard = async (privacy: string): Promise<string> =>
  (await maker.call('Board', 'create', { name: `Cups ${privacy}`, privacy, return_existing: true })).data.id;
const newPin = async (privacy = 'public'): Promise<string> =>
  (
    await maker.call('Pin', 'create', {
      board_id: await newBoard(privacy),
      title: 'Cup',
      image_base64: picture,
    })
  ).data.id;
const say = (visitor: TestVisitor, text: string, key?: string, on = pin) =>
  visitor.call('AggregatedComment', 'create', { pin_id: on, text }, key ? { 'idempotency-key': key } : {});
const said = async (visitor: TestVisitor, text = 'Lovely'): Promise<string> =>
  (await say(visitor, text)).data.id;
const reply = (visitor: TestVisitor, comment: string, text = 'Indeed') =>
  visitor.call('AggregatedCommentReply', 'create', { comment_id: comment, text });
const remove = (visitor: TestVisitor, comment: string) =>
  visitor.call('AggregatedComment', 'delete', { comment_id: comment });
const list = (visitor: TestVisitor, options: object = {}) =>
  visitor.get('UnifiedComments', { pin_id: pin, order: 'oldest', ...options });
const textsOf = ({ data }: TestAnswer): string[] => data.map(({ text }: { text: string }) => text);
const texts = async (visitor: TestVisitor, options: object = {}) => textsOf(await list(visitor, options));
const count = async (visitor: TestVisitor): Promise<number> =>
  (await visitor.get('Pin', { id: pin })).data.comment_count;
const counters = async () => {
  const { rows } = await site.deps.db.execute(
    sql`select comment_count, (select array_agg(reply_count order by id) from comments where content_id = contents.id) as replies from contents where id = ${BigInt(pin)}`,
  );
  return rows[0];
};
const block = (one: TestVisitor, another: TestVisitor) =>
  one.call('UserBlock', 'create', { blocked_user_id: another.id });

const THREAD = `query ($pin: ID!) { thread: v3GetPinCommentsQuery(pin: $pin, order: oldest) {
  __typename ... on NotFound { message }
  ... on PinCommentsData { commentCount isCommentingAllowed connection { pageInfo { hasNextPage } edges { node {
    entityId text author { username fullName } mentions { username user { entityId } } reactionCounts { reactionType reactionCount }
    viewerReaction replyCount firstReplies { text author { username } } isRemoved access createdAt editedAt } } } } } }`;
const thread = async (visitor: TestVisitor, on = pin) =>
  (await visitor.graphql(THREAD, { pin: on })).data.thread;

test('[BF-01] a comment is added and read, over REST and GraphQL, by everyone who sees the pin', async () => {
  const { data, status } = await say(reader, '  Lovely,\r\nthanks  ');
  expect(status).toBe(200);
  expect(data).toEqual({
    id: expect.stringMatching(/^\d+$/),
    parent_id: null,
    text: 'Lovely,\nthanks',
    user: { id: reader.id, username: reader.username, full_name: 'Reader', image_medium_url: null },
    mentions: [],
    reaction_counts: {},
    viewer_reaction: null,
    reply_count: 0,
    is_removed: false,
    is_held: false,
    access: ['edit', 'delete'],
    created_at: expect.stringMatching(/Z$/),
    edited_at: null,
  });
  expect((await list(reader)).data).toEqual([data]);
  expect((await reader.get('AggregatedComment', { comment_id: data.id })).data).toEqual(data);
  expect((await list(site.visitor())).data).toEqual([{ ...data, access: [] }]);
  expect(await thread(maker)).toEqual({
    __typename: 'PinCommentsData',
    commentCount: 1,
    isCommentingAllowed: true,
    connection: {
      pageInfo: { hasNextPage: false },
      edges: [
        {
          node: {
            entityId: data.id,
            text: 'Lovely,\nthanks',
            author: { username: reader.username, fullName: 'Reader' },
            mentions: [],
            reactionCounts: [],
            viewerReaction: null,
            replyCount: 0,
            firstReplies: [],
            isRemoved: false,
            access: ['delete'],
            createdAt: data.created_at,
            editedAt: null,
          },
        },
      ],
    },
  });
});

test('[BF-01] replies have one level; a reply to a reply is a sibling of it', async () => {
  const comment = await said(reader);
  const first = await reply(maker, comment, 'Thank you');
  await reply(other, first.data.id, 'Yes');
  const { data } = await reader.get('AggregatedCommentReply', { comment_id: comment });
  expect(data.map(({ text, parent_id }: { text: string; parent_id: string }) => [text, parent_id])).toEqual([
    ['Thank you', comment],
    ['Yes', comment],
  ]);
  expect(await texts(reader)).toEqual(['Lovely']);
  const [{ node }] = (await thread(reader)).connection.edges;
  expect(node).toMatchObject({
    replyCount: 2,
    firstReplies: [
      { text: 'Thank you', author: { username: maker.username } },
      { text: 'Yes', author: { username: other.username } },
    ],
  });
  expect(await count(reader)).toBe(3);
  const page = await reader.graphql(
    `{ page: v3GetCommentRepliesQuery(comment: "${comment}", first: 1) { ... on CommentRepliesData { connection { edges { node { text } } pageInfo { hasNextPage endCursor } } } } }`,
  );
  expect(page.data.page.connection).toEqual({
    edges: [{ node: { text: 'Thank you' } }],
    pageInfo: { hasNextPage: true, endCursor: expect.any(String) },
  });
});

test('[BF-08] comments are listed in three orders, page by page, each once, with separate bookmarks', async () => {
  const ids: string[] = [];
  for (const text of ['a', 'b', 'c', 'd', 'e']) ids.push(await said(reader, text));
  for (const [at, who] of [
    [3, reader],
    [3, maker],
    [1, reader],
  ] as const)
    await who.call('AggregatedCommentReaction', 'create', { comment_id: ids[at], reaction_type: 5 });
  const walk = async (order: string): Promise<string> => {
    let seen = '';
    let bookmark: string | undefined;
    do {
      const page = await list(other, { order, page_size: 2, ...(bookmark ? { bookmarks: [bookmark] } : {}) });
      seen += textsOf(page).join('');
      bookmark = page.bookmark;
    } while (bookmark !== '-end-');
    return seen;
  };
  expect(await walk('newest')).toBe('edcba');
  expect(await walk('oldest')).toBe('abcde');
  expect(await walk('top')).toBe('dbeca');
  const { bookmark } = await list(other, { order: 'newest', page_size: 2 });
  for (const wrong of [
    list(other, { order: 'oldest', bookmarks: [bookmark] }),
    list(reader, { order: 'newest', bookmarks: [bookmark] }),
    list(other, { order: 'newest', bookmarks: [`x${bookmark}`] }),
  ])
    expect((await wrong).error.code).toBe('bookmark_invalid');
  expect((await list(other, { page_size: 101 })).error.code).toBe('page_size_invalid');
});

test('[BF-06] an author can change a comment for a day', async () => {
  const comment = await said(reader);
  const edit = (visitor: TestVisitor, text = 'Lovelier') =>
    visitor.call('AggregatedComment', 'update', { comment_id: comment, text });
  expect((await edit(maker)).error.code).toBe('forbidden');
  expect((await edit(reader)).data).toMatchObject({ text: 'Lovelier', edited_at: expect.any(String) });
  expect(await texts(other)).toEqual(['Lovelier']);
  site.clock.now = new Date(Date.now() + 25 * 3_600_000);
  expect((await edit(reader, 'Late')).error.code).toBe('forbidden');
  expect(await texts(other)).toEqual(['Lovelier']);
});

test('[BF-06] a comment is deleted with its replies by its author or the creator of the pin, and by no one else', async () => {
  const [own, others] = [await said(reader, 'one'), await said(reader, 'two')];
  for (const comment of [own, others]) await reply(other, comment);
  expect(await counters()).toEqual({ comment_count: 4, replies: [1, 1, 0, 0] });
  expect((await remove(other, own)).error.code).toBe('forbidden');
  expect((await remove(reader, own)).status).toBe(200);
  expect((await remove(reader, own)).error.code).toBe('comment_not_found');
  expect((await counters())?.['comment_count']).toBe(2);
  expect((await remove(maker, others)).status).toBe(200);
  expect((await counters())?.['comment_count']).toBe(0);
  expect(await texts(reader)).toEqual([]);
  expect((await reply(other, own)).error.code).toBe('comment_not_found');
});

test('[BF-06] deleting a reply leaves its comment', async () => {
  const comment = await said(reader);
  const answer = await reply(other, comment);
  await remove(other, answer.data.id);
  expect(await counters()).toEqual({ comment_count: 1, replies: [0, 0] });
});

test('[BF-06] where comments are turned off no one can add one, and existing ones stay', async () => {
  const comment = await said(reader);
  const turn = (visitor: TestVisitor, allow: boolean) =>
    visitor.call('Pin', 'update', { id: pin, allow_comments: allow });
  expect((await turn(reader, false)).error.code).toBe('forbidden');
  await turn(maker, false);
  expect((await say(reader, 'More')).error.code).toBe('comments_off');
  expect((await say(maker, 'More')).error.code).toBe('comments_off');
  expect((await reply(maker, comment)).error.code).toBe('comments_off');
  expect(await thread(other)).toMatchObject({ isCommentingAllowed: false, commentCount: 1 });
  await turn(maker, true);
  expect((await say(reader, 'More')).status).toBe(200);
});

test('[BF-06] a comment on a secret board is visible there only, to its members', async () => {
  const friend = await site.member('Friend');
  const boardId = await newBoard('secret');
  const secret = await newPin('secret');
  await site.deps.db
    .insert(boardCollaborators)
    .values({ boardId: BigInt(boardId), userId: BigInt(friend.id) });
  const { data } = await say(friend, 'For the party', undefined, secret);
  expect((await say(reader, 'Me too', undefined, secret)).error.code).toBe('pin_not_found');
  expect(await thread(reader, secret)).toEqual(await thread(reader, '7'));
  expect(await thread(maker, secret)).toMatchObject({ commentCount: 1 });
  const copy = await friend.call('Repin', 'create', { pin_id: secret });
  expect(await thread(reader, copy.data.id)).toMatchObject({ commentCount: 0, connection: { edges: [] } });
  for (const answer of [
    await reader.get('AggregatedComment', { comment_id: data.id }),
    await reply(reader, data.id),
    await reader.call('AggregatedCommentReaction', 'create', { comment_id: data.id, reaction_type: 5 }),
  ])
    expect(answer.error.code).toBe('comment_not_found');
  await say(reader, 'In public', undefined, copy.data.id);
  expect(await thread(maker, secret)).toMatchObject({ commentCount: 2 });
  await maker.call('Board', 'update', { board_id: boardId, privacy: 'public' });
  expect(await thread(reader, secret)).toMatchObject({ commentCount: 1 });
  expect((await thread(reader, secret)).connection.edges).toHaveLength(1);
});

test('[FB-06] blocked members are absent from lists, counts and mentions', async () => {
  const comment = await said(maker, 'Of the maker');
  await reply(other, comment, 'Of the blocked, below');
  const below = await said(other, 'Of the blocked');
  await reply(maker, below, 'Below the blocked');
  await said(reader, `Look, @${other.username}`);
  const all = ['Of the maker', 'Of the blocked', `Look, @${other.username}`];
  expect(await texts(maker)).toEqual(all);
  expect(await count(maker)).toBe(5);
  for (const [one, another] of [
    [reader, other],
    [other, reader],
  ] as const) {
    await block(one, another);
    expect(await texts(reader)).toEqual(['Of the maker', `Look, @${other.username}`]);
    expect(await count(reader)).toBe(2);
    const { commentCount, connection } = await thread(reader);
    expect(commentCount).toBe(2);
    expect(connection.edges[0].node).toMatchObject({ replyCount: 0, firstReplies: [] });
    expect(connection.edges[1].node.mentions).toEqual([]);
    expect((await reply(reader, below)).error.code).toBe('comment_not_found');
    await one.call('UserBlock', 'delete', { blocked_user_id: another.id });
  }
  expect(await texts(reader)).toEqual(all);
  expect((await thread(reader)).connection.edges[2].node.mentions).toEqual([
    { username: other.username, user: { entityId: other.id } },
  ]);
  await block(other, reader);
  await said(reader, `Hello @${other.username}, @nobody_at_all and @${maker.username}`);
  expect((await thread(maker)).connection.edges[3].node.mentions).toEqual([
    { username: maker.username, user: { entityId: maker.id } },
  ]);
});

test('[SF-11] a comment is added once per key, also by twenty concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => say(reader, 'Once', 'one-key-for-all')));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await texts(other)).toEqual(['Once']);
  expect((await say(reader, 'Twice', 'one-key-for-all')).error.code).toBe('idempotency_key_reused');
});

test('[BF-01] counts are correct after twenty concurrent comments, replies and deletions', async () => {
  const comment = await said(reader);
  const doomed = await said(reader, 'Doomed');
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) => {
      if (at % 4 === 0) return say(maker, 'More');
      if (at % 4 === 1) return reply(other, comment);
      return at % 4 === 2 ? reply(other, doomed) : remove(reader, doomed);
    }),
  );
  expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
  const before = await counters();
  await runJob(site.deps, recountComments);
  expect(await counters()).toEqual(before);
  expect(before?.['comment_count']).toBe(1 + 6 + 6);
});

test('[BF-09] wrong counts are corrected at night', async () => {
  const comment = await said(reader);
  await reply(other, comment);
  const right = await counters();
  await site.deps.db.execute(sql`update contents set comment_count = 40 where id = ${BigInt(pin)}`);
  await site.deps.db.execute(sql`update comments set reply_count = 9 where id = ${BigInt(comment)}`);
  await runJob(site.deps, recountComments);
  expect(await counters()).toEqual(right);
});

test('[BF-01] reactions to a comment are one per member, can be changed and removed, and are counted', async () => {
  const comment = await said(reader);
  const give = (visitor: TestVisitor, type: number) =>
    visitor.call('AggregatedCommentReaction', 'create', { comment_id: comment, reaction_type: type });
  await give(maker, 5);
  expect((await give(other, 5)).data).toEqual({
    comment_id: comment,
    reaction_type: 5,
    reaction_counts: { 5: 2 },
  });
  expect((await give(other, 1)).data.reaction_counts).toEqual({ 1: 1, 5: 1 });
  expect((await thread(maker)).connection.edges[0].node).toMatchObject({
    viewerReaction: 5,
    reactionCounts: expect.arrayContaining([{ reactionType: 1, reactionCount: 1 }]),
  });
  const back = await maker.call('AggregatedCommentReaction', 'delete', { comment_id: comment });
  expect(back.data).toEqual({ comment_id: comment, reaction_type: null, reaction_counts: { 1: 1 } });
  expect((await list(maker)).data[0]).toMatchObject({ viewer_reaction: null, reaction_counts: { 1: 1 } });
});

test('[BF-03] a page of comments takes as many statements for twenty as for two', async () => {
  const talk = async (times: number): Promise<void> => {
    for (let at = 0; at < times; at += 1) await reply(other, await said(reader, `@${maker.username} ${at}`));
  };
  const cost = async (): Promise<number> => {
    const before = site.statements.count;
    expect((await thread(maker)).connection.edges[0].node.firstReplies).toHaveLength(1);
    return site.statements.count - before;
  };
  await talk(2);
  const few = await cost();
  await talk(18);
  expect(await cost()).toBe(few);
  expect(few).toBeLessThanOrEqual(7);
});

test('[BF-04] an account that comments too often is rate-limited', async () => {
  let last: TestAnswer | undefined;
  for (let at = 0; at < 121; at += 1) last = await say(reader, `${at}`);
  expect(last?.error.code).toBe('rate_limited');
  expect((await say(other, 'Hello')).status).toBe(200);
  expect(await count(other)).toBe(121);
});

test('[BF-04] a text that is too long is rejected by its field, and nothing is written', async () => {
  const { status, error } = await say(reader, 'a'.repeat(10_000));
  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid_input', fields: { text: 'Use 500 characters or fewer.' } });
  expect(await count(reader)).toBe(0);
});

test.each<[string, () => Promise<TestAnswer>, string]>([
  ['a lone surrogate', () => say(reader, 'a\ud800'), 'invalid_input'],
  ['a NUL', () => say(reader, 'a\u0000'), 'invalid_input'],
  [
    'an unknown key',
    () => reader.call('AggregatedComment', 'create', { pin_id: pin, text: 'a', user_id: '7' }),
    'invalid_input',
  ],
  ['no pin', () => say(reader, 'a', undefined, 'cup'), 'pin_not_found'],
  ['no comment', () => reply(reader, 'cup'), 'comment_not_found'],
  [
    'a reaction that there is not',
    () => reader.call('AggregatedCommentReaction', 'create', { comment_id: '7', reaction_type: 4 }),
    'invalid_input',
  ],
  ['nobody signed in', () => say(site.visitor(), 'a'), 'login_required'],
])('[BF-04] a comment with %s is refused', async (_, call, code) => {
  expect((await call()).error.code).toBe(code);
});
