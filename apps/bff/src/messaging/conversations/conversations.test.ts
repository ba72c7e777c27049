import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

const LIST = `query ($first: Int) { viewer { unreadConversationCount conversationRequestCount conversations(first: $first) { pageInfo { hasNextPage }
  edges { node { entityId isGroup isRequest unreadCount people { username } lastMessage { text shares pin { title } board { name } sender { username } } } } } } }`;
const ONE = `query ($conversation: ID!, $first: Int) { v3GetConversationQuery(conversation: $conversation) { __typename ... on NotFound { message }
  ... on ConversationData { data { people { username } messages(first: $first) { edges { node { text sender { username } pin { entityId board { name } } } } } } } } }`;

let site: TestApp;
let picture: string;
let [ada, bo, cy]: TestVisitor[] = [];

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture();
});
afterAll(() => site.close());
beforeEach(async () => {
  [ada, bo, cy] = [await site.member('Ada Berg'), await site.member('Bo Lind'), await site.member('Cy Sand')];
  for (const one of [bo, cy]) await follow(one, ada);
});

/** Returns a member of the test, who exists once the test has started. */
function as(person: TestVisitor | undefined): TestVisitor {
  if (!person) throw new Error('Nobody came.');
  return person;
}

type Message = {
  readonly id: string;
  readonly text: string | null;
  readonly pin: { readonly id: string } | null;
  readonly board: { readonly id: string } | null;
};
type Conversation = {
  readonly id: string;
  readonly unread_count: number;
  readonly is_request: boolean;
  readonly people: readonly { readonly username: string }[];
  readonly last_message: Message | null;
};

const follow = (one: TestVisitor | undefined, other: TestVisitor | undefined) =>
  as(one).call('UserFollow', 'create', { user_id: as(other).id });
const begin = (
  from: TestVisitor | undefined,
  to: readonly (TestVisitor | undefined)[],
  message: object = { text: 'Hello' },
  key?: string,
): Promise<TestAnswer> =>
  as(from).call(
    'Conversations',
    'create',
    { user_ids: to.map((one) => as(one).id), ...message },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const send = (
  from: TestVisitor | undefined,
  conversation_id: string,
  message: object,
  key?: string,
): Promise<TestAnswer> =>
  as(from).call(
    'ConversationMessages',
    'create',
    { conversation_id, ...message },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const listOf = async (
  member: TestVisitor | undefined,
  options: object = {},
): Promise<readonly Conversation[]> => (await as(member).get('Conversations', options)).data;
const messagesOf = async (
  member: TestVisitor | undefined,
  conversation_id: string,
): Promise<readonly Message[]> => (await as(member).get('ConversationMessages', { conversation_id })).data;
const textsOf = async (member: TestVisitor | undefined, id: string) =>
  (await messagesOf(member, id)).map(({ text }) => text);
const badgeOf = async (member: TestVisitor | undefined) => (await as(member).get('ConversationsBadge')).data;
const block = (one: TestVisitor | undefined, other: TestVisitor | undefined) =>
  as(one).call('UserBlock', 'create', { blocked_user_id: as(other).id });

async function boardOf(member: TestVisitor | undefined, options: object = {}): Promise<string> {
  return (await as(member).call('Board', 'create', { name: `Pots ${newId()}`, ...options })).data.id;
}

async function pinBy(member: TestVisitor | undefined, board_id: string): Promise<string> {
  return (await as(member).call('Pin', 'create', { board_id, title: 'Kiln', image_base64: picture })).data.id;
}

test('[WB-10] a message begins a conversation, with what is unread, and the answer goes into it', async () => {
  const { data } = await begin(ada, [bo], { text: ' Look at\r\nthis ' });
  expect(await listOf(bo)).toMatchObject([
    {
      id: data.id,
      is_group: false,
      is_request: false,
      unread_count: 1,
      people: [{ username: as(ada).username }],
      last_message: { id: data.message_id, text: 'Look at\nthis', sender: { username: as(ada).username } },
    },
  ]);
  expect(await listOf(ada)).toMatchObject([{ id: data.id, unread_count: 0 }]);
  expect(await badgeOf(bo)).toEqual({ unread_count: 1, request_count: 0 });
  await send(bo, data.id, { text: 'Nice' });
  expect(await badgeOf(bo)).toEqual({ unread_count: 0, request_count: 0 });
  expect(await textsOf(ada, data.id)).toEqual(['Nice', 'Look at\nthis']);
  expect(await badgeOf(ada)).toEqual({ unread_count: 1, request_count: 0 });
  const read = await as(ada).call('Conversations', 'update', { conversation_id: data.id });
  expect(read.data).toMatchObject({ id: data.id, unread_count: 0 });
  expect(await badgeOf(ada)).toEqual({ unread_count: 0, request_count: 0 });
});

test('the same people have one conversation, in whatever order they are named', async () => {
  const first = await begin(ada, [bo, cy]);
  expect((await begin(ada, [cy, bo, cy])).data.id).toBe(first.data.id);
  expect((await begin(bo, [ada, cy])).data.id).toBe(first.data.id);
  expect((await begin(ada, [bo])).data.id).not.toBe(first.data.id);
  expect((await listOf(cy))[0]?.people.map(({ username }) => username).toSorted()).toEqual(
    [as(ada).username, as(bo).username].toSorted(),
  );
});

test('[BF-01] twenty who begin at once begin one conversation, and every message is there', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      begin(nth % 2 ? ada : bo, [nth % 2 ? bo : ada], { text: `${nth}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  const texts = await textsOf(ada, answers[0]?.data.id);
  expect(new Set(texts)).toEqual(new Set(Array.from({ length: 20 }, (_, nth) => `${nth}`)));
  expect(texts).toHaveLength(20);
});

test('[BF-01] a key sends once, however often and at once it is used, and for one message alone', async () => {
  const key = `send-${newId()}`;
  const begun = await Promise.all(Array.from({ length: 10 }, () => begin(ada, [bo], { text: 'One' }, key)));
  expect(new Set(begun.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  const { id } = begun[0]?.data ?? {};
  const other = `more-${newId()}`;
  await Promise.all(Array.from({ length: 10 }, () => send(ada, id, { text: 'Two' }, other)));
  expect(await textsOf(bo, id)).toEqual(['Two', 'One']);
  expect((await send(ada, id, { text: 'Three' }, other)).error.code).toBe('idempotency_key_reused');
});

test('[CU-12] a pin or a board is sent, with a text or without', async () => {
  const board = await boardOf(ada);
  const pin = await pinBy(ada, board);
  const { data } = await begin(ada, [bo], { pin_id: pin });
  await send(ada, data.id, { board_id: board, text: 'All of them' });
  expect(await messagesOf(bo, data.id)).toMatchObject([
    { shares: 'board', text: 'All of them', pin: null, board: { id: board } },
    { shares: 'pin', text: null, pin: { id: pin }, board: null },
  ]);
  await send(bo, data.id, { pin_id: pin, text: 'This one?' });
  const ofPin = async (member: TestVisitor | undefined) =>
    (await as(member).graphql(OF_PIN, { pin })).data.v3GetPinQuery.data.sentMessages;
  const expected = [
    { text: 'This one?', conversationId: data.id, sender: { fullName: 'Bo Lind' } },
    { text: null, conversationId: data.id, sender: { fullName: 'Ada Berg' } },
  ];
  expect([await ofPin(ada), await ofPin(bo)]).toEqual([expected, expected]);
  expect([await ofPin(cy), await ofPin(site.visitor())]).toEqual([[], []]);
  await as(bo).call('UserBlock', 'create', { blocked_user_id: as(ada).id });
  expect(await ofPin(ada)).toEqual([]);
});

const OF_PIN = `query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data {
  sentMessages { text conversationId sender { fullName } } } } } }`;

test('[BF-06] what was sent obeys who may see it: protected boards are reached, secret ones are not there', async () => {
  const board = await boardOf(ada, { privacy: 'protected' });
  const pin = await pinBy(ada, board);
  const { data } = await begin(ada, [bo], { pin_id: pin });
  await send(ada, data.id, { board_id: board });
  const sees = async (member: TestVisitor | undefined) =>
    (await messagesOf(member, data.id)).map(({ pin: one, board: other }) => one !== null || other !== null);
  expect(await sees(bo)).toEqual([true, true]);
  await as(ada).call('Board', 'update', { board_id: board, privacy: 'secret' });
  expect(await sees(bo)).toEqual([false, false]);
  expect(await sees(ada)).toEqual([true, true]);
  expect((await listOf(bo))[0]?.last_message).toMatchObject({ shares: 'board', board: null });
});

test('[BF-06] members cannot send objects that are not visible to them', async () => {
  const secret = await boardOf(ada, { privacy: 'secret' });
  const pin = await pinBy(ada, secret);
  for (const [message, code] of [
    [{ pin_id: pin }, 'pin_not_found'],
    [{ pin_id: '7' }, 'pin_not_found'],
    [{ pin_id: 'pot' }, 'pin_not_found'],
    [{ board_id: secret }, 'board_not_found'],
    [{ board_id: '7' }, 'board_not_found'],
  ] as const)
    expect(await begin(bo, [ada], message)).toMatchObject({ status: 404, error: { code } });
  expect(await listOf(bo)).toEqual([]);
});

test('a message from a person who is not followed is a request until it is accepted or answered', async () => {
  const { data } = await begin(bo, [cy], { text: 'Hi' });
  expect(await listOf(cy)).toEqual([]);
  expect(await listOf(cy, { is_request: true })).toMatchObject([
    { id: data.id, is_request: true, unread_count: 1 },
  ]);
  expect(await badgeOf(cy)).toEqual({ unread_count: 0, request_count: 1 });
  expect(await listOf(bo)).toHaveLength(1);
  await as(cy).call('Conversations', 'update', { conversation_id: data.id, is_accepted: true });
  expect(await listOf(cy)).toMatchObject([{ id: data.id, is_request: false }]);
  const other = await begin(ada, [await site.member()], { text: 'Hi' });
  expect(other.status).toBe(200);
});

test('a request is accepted by an answer, and declined by leaving', async () => {
  const [answered, declined] = [await begin(bo, [cy]), await begin(await followed(), [cy])];
  await send(cy, answered.data.id, { text: 'Yes?' });
  await as(cy).call('Conversations', 'delete', { conversation_id: declined.data.id });
  expect(await listOf(cy)).toMatchObject([{ id: answered.data.id, is_request: false }]);
  expect(await badgeOf(cy)).toEqual({ unread_count: 0, request_count: 0 });
});

/** Returns a member without followers. */
const followed = (): Promise<TestVisitor> => site.member('Di Holm');

test('who leaves a conversation of two has it again with the next message, without what was said', async () => {
  const { data } = await begin(ada, [bo], { text: 'Before' });
  expect((await as(bo).call('Conversations', 'delete', { conversation_id: data.id })).data).toBeNull();
  expect(await listOf(bo)).toEqual([]);
  expect((await as(bo).get('ConversationMessages', { conversation_id: data.id })).error.code).toBe(
    'conversation_not_found',
  );
  expect(await textsOf(ada, data.id)).toEqual(['Before']);
  await send(ada, data.id, { text: 'After' });
  expect(await listOf(bo)).toMatchObject([{ id: data.id, unread_count: 1 }]);
  expect(await textsOf(bo, data.id)).toEqual(['After']);
});

test('who leaves a group is out of it, and the same people can begin another', async () => {
  const { data } = await begin(ada, [bo, cy], { text: 'All' });
  await as(bo).call('Conversations', 'delete', { conversation_id: data.id });
  await send(ada, data.id, { text: 'Without Bo' });
  expect(await listOf(bo)).toEqual([]);
  expect((await listOf(cy))[0]?.people).toMatchObject([{ username: as(ada).username }]);
  expect((await send(bo, data.id, { text: 'Still here' })).error.code).toBe('conversation_not_found');
  const next = await begin(ada, [bo, cy], { text: 'Again' });
  expect(next.data.id).not.toBe(data.id);
  expect(await textsOf(bo, next.data.id)).toEqual(['Again']);
});

test('[FB-06] a block ends a conversation of two for both, and in a group hides each from the other', async () => {
  const [pair, group] = [await begin(ada, [bo]), await begin(cy, [ada, bo], { text: 'Three' })];
  for (const member of [ada, bo])
    await as(member).call('Conversations', 'update', { conversation_id: group.data.id, is_accepted: true });
  await send(bo, group.data.id, { text: 'From Bo' });
  await block(ada, bo);
  for (const member of [ada, bo]) {
    expect((await listOf(member)).map(({ id }) => id)).toEqual([group.data.id]);
    expect((await as(member).get('ConversationMessages', { conversation_id: pair.data.id })).error.code).toBe(
      'conversation_not_found',
    );
    expect((await send(member, pair.data.id, { text: 'Still' })).error.code).toBe('conversation_not_found');
  }
  expect((await begin(bo, [ada])).error.code).toBe('user_not_found');
  expect((await begin(ada, [bo, cy])).error.code).toBe('user_not_found');
  expect(await textsOf(ada, group.data.id)).toEqual(['Three']);
  expect(await textsOf(cy, group.data.id)).toEqual(['From Bo', 'Three']);
  expect((await listOf(ada))[0]).toMatchObject({
    people: [{ username: as(cy).username }],
    last_message: { text: 'Three' },
  });
});

test('[BF-06] a conversation of others is one that is not there, to the byte, over both faces', async () => {
  const { data } = await begin(ada, [bo]);
  const answerFor = async (id: string): Promise<string> => {
    const answers = [
      await as(cy).get('ConversationMessages', { conversation_id: id }),
      await send(cy, id, { text: 'Me too' }),
      await as(cy).call('Conversations', 'update', { conversation_id: id }),
      await as(cy).call('Conversations', 'delete', { conversation_id: id }),
      await as(cy).graphql(ONE, { conversation: id }),
    ];
    return JSON.stringify(answers.map(({ status, data: body, error }) => [status, body, error?.code]));
  };
  expect(await answerFor(data.id)).toBe(await answerFor('7'));
  expect((await site.visitor().graphql(ONE, { conversation: data.id })).data.v3GetConversationQuery).toEqual({
    __typename: 'NotFound',
    message: 'Sorry! We could not find that conversation.',
  });
});

test('[FB-02] a sent pin is hidden, reported as hidden, and shown again', async () => {
  const pin = await pinBy(ada, await boardOf(ada));
  const { data } = await begin(ada, [bo], { pin_id: pin });
  const isHidden = async () =>
    (await messagesOf(bo, data.id)).map((message) => Object(message).is_pin_hidden);
  await as(bo).v3('PUT', `/v3/p2p/${pin}/hide/`);
  expect(await isHidden()).toEqual([true]);
  await as(bo).v3('PUT', `/v3/p2p/${pin}/unhide/`);
  expect(await isHidden()).toEqual([false]);
});

test('[BF-08] conversations and messages come in pages, by their last message', async () => {
  const begun = [await begin(ada, [bo]), await begin(ada, [cy]), await begin(ada, [bo, cy])];
  await send(ada, begun[0]?.data.id, { text: 'Once more' });
  const page = async (name: string, options: object) => as(ada).get(name, { page_size: 2, ...options });
  const first = await page('Conversations', {});
  const second = await page('Conversations', { bookmarks: [first.bookmark] });
  const order = [0, 2, 1].map((nth) => begun[nth]?.data.id);
  expect([...first.data, ...second.data].map(({ id }: Conversation) => id)).toEqual(order);
  const conversation_id = begun[0]?.data.id;
  await send(ada, conversation_id, { text: 'And more' });
  const newest = await page('ConversationMessages', { conversation_id });
  const rest = await page('ConversationMessages', { conversation_id, bookmarks: [newest.bookmark] });
  expect([...newest.data, ...rest.data].map(({ text }: Message) => text)).toEqual([
    'And more',
    'Once more',
    'Hello',
  ]);
  const wrong = await as(ada).get('ConversationMessages', {
    conversation_id: begun[1]?.data.id,
    bookmarks: [newest.bookmark],
  });
  expect(wrong.error.code).toBe('bookmark_invalid');
});

test('[BF-03] a list of 100 costs as many statements as one of 10, and so do messages', async () => {
  const board = await boardOf(ada);
  const pins = [await pinBy(ada, board), await pinBy(ada, board)];
  const last = await begin(ada, [bo]);
  for (let nth = 0; nth < 12; nth += 1) {
    const to = await site.member();
    await begin(ada, [to], { pin_id: pins[nth % 2] });
    await send(ada, last.data.id, { pin_id: pins[nth % 2] });
  }
  const cost = async (query: string, variables: object): Promise<number> => {
    const before = site.statements.count;
    const { error } = await as(ada).graphql(query, variables);
    expect(error).toBeUndefined();
    return site.statements.count - before;
  };
  for (const [query, variables] of [
    [LIST, {}],
    [ONE, { conversation: last.data.id }],
  ] as const) {
    await cost(query, { ...variables, first: 10 });
    const ten = await cost(query, { ...variables, first: 10 });
    expect(await cost(query, { ...variables, first: 100 })).toBe(ten);
  }
});

test('people are suggested by the beginning of a name: mutual first, then who was written to, then who is followed', async () => {
  const [mutual, written, plain] = [
    await site.member('Mona Ek'),
    await site.member('Mo Ness'),
    await site.member('Anna Moberg'),
  ];
  for (const one of [mutual, plain]) await follow(ada, one);
  await follow(mutual, ada);
  await begin(ada, [written]);
  const found = async (query?: string) =>
    (await as(ada).get('Contacts', query === undefined ? {} : { query })).data.map(
      (one: { full_name: string }) => one.full_name,
    );
  expect(await found()).toEqual(['Mona Ek', 'Mo Ness', 'Anna Moberg']);
  expect(await found('mo')).toEqual(['Mona Ek', 'Mo Ness', 'Anna Moberg']);
  expect(await found('Mob')).toEqual(['Anna Moberg']);
  expect(await found(mutual.username.slice(0, 5))).toContain('Mona Ek');
  expect(await found('%')).toEqual([]);
  expect(await found('oberg')).toEqual([]);
  await block(plain, ada);
  expect(await found('anna')).toEqual([]);
  const { data } = await as(ada).graphql('{ viewer { suggestedContacts(query: "mo") { fullName } } }');
  expect(data.viewer.suggestedContacts).toEqual([{ fullName: 'Mona Ek' }, { fullName: 'Mo Ness' }]);
});

test.each<[string, () => Promise<TestAnswer>, number, string]>([
  ['to nobody', () => begin(ada, []), 400, 'invalid_input'],
  ['to oneself', () => begin(ada, [ada]), 400, 'invalid_input'],
  [
    'to somebody who is not there',
    () => as(ada).call('Conversations', 'create', { user_ids: ['7'] }),
    404,
    'user_not_found',
  ],
  ['to no id', () => as(ada).call('Conversations', 'create', { user_ids: ['bo'] }), 404, 'user_not_found'],
  ['a pin and a board at once', () => begin(ada, [bo], { pin_id: '7', board_id: '7' }), 400, 'invalid_input'],
  ['a text of 1001 characters', () => begin(ada, [bo], { text: 'a'.repeat(1001) }), 400, 'invalid_input'],
  ['nothing', () => send(ada, '7', {}), 400, 'invalid_input'],
  ['into no conversation', () => send(ada, 'pot', { text: 'Hi' }), 404, 'conversation_not_found'],
])('[BF-04] sending %s is refused', async (_, call, status, code) => {
  expect(await call()).toMatchObject({ status, error: { code } });
});

test('[BF-05] who begins a hundred conversations an hour has to wait', async () => {
  await Promise.all(Array.from({ length: 100 }, () => begin(ada, [])));
  expect((await begin(ada, [bo])).error.code).toBe('rate_limited');
  expect((await begin(bo, [ada])).status).toBe(200);
});

test('a conversation without messages is in no list', async () => {
  const { data } = await begin(ada, [bo], {});
  expect(data).toEqual({ id: expect.any(String), message_id: null });
  for (const member of [ada, bo]) expect(await listOf(member)).toEqual([]);
  await send(ada, data.id, { text: 'Now' });
  expect(await listOf(bo)).toHaveLength(1);
});

test('an account that is deleted takes its messages and its place with it', async () => {
  const [pair, group] = [await begin(ada, [bo]), await begin(ada, [bo, cy], { text: 'All' })];
  await send(bo, group.data.id, { text: 'From Bo' });
  await site.deps.db.execute(sql`delete from users where id = ${BigInt(as(bo).id)}`);
  expect((await listOf(ada)).map(({ id }) => id)).toEqual([group.data.id]);
  expect(await textsOf(cy, group.data.id)).toEqual(['All']);
  const { rows } = await site.deps.db.execute(sql`
    select user_id from conversation_members where user_id = ${BigInt(as(bo).id)}
    union all select sender_id from conversation_messages where sender_id = ${BigInt(as(bo).id)}`);
  expect(rows).toEqual([]);
  expect(pair.data.id).toBeDefined();
});

const SEEN = `query ($conversation: ID!) { v3GetConversationQuery(conversation: $conversation) { ... on ConversationData { data {
  seen { user { username } messageId } messages { edges { node { text reactions { user { username } reactionType } } } } } } } }`;
const seenBy = async (member: TestVisitor | undefined, conversation: string) =>
  (await as(member).graphql(SEEN, { conversation })).data.v3GetConversationQuery.data;

test('[WB-10] a sender sees how far others have read, never those who have not accepted the request', async () => {
  const { data } = await begin(ada, [bo, cy]);
  expect((await seenBy(ada, data.id)).seen).toEqual([]);
  await as(bo).call('Conversations', 'update', { conversation_id: data.id });
  expect((await seenBy(ada, data.id)).seen).toEqual([
    { user: { username: as(bo).username }, messageId: data.message_id },
  ]);
  const stranger = await site.member('Dee Rask');
  const asked = await begin(ada, [stranger]);
  await stranger.call('Conversations', 'update', { conversation_id: asked.data.id });
  expect((await seenBy(ada, asked.data.id)).seen).toEqual([]);
  await block(bo, ada);
  expect((await seenBy(ada, data.id)).seen).toEqual([]);
});

const react = (member: TestVisitor | undefined, message_id: string, reaction_type: number | null) =>
  reaction_type === null
    ? as(member).call('ConversationMessageReaction', 'delete', { message_id })
    : as(member).call('ConversationMessageReaction', 'create', { message_id, reaction_type });

test('[WB-10] each member has one reaction to a message, changes it and takes it back; it is not a new message', async () => {
  const { data } = await begin(ada, [bo]);
  await react(bo, data.message_id, 1);
  expect((await react(bo, data.message_id, 5)).data).toEqual({
    message_id: data.message_id,
    reaction_type: 5,
  });
  await react(ada, data.message_id, 5);
  const [message] = await messagesOf(ada, data.id);
  expect(message).toMatchObject({
    reactions: expect.arrayContaining([{ user_id: as(bo).id, reaction_type: 5 }]),
  });
  expect(await badgeOf(ada)).toEqual({ unread_count: 0, request_count: 0 });
  await react(bo, data.message_id, null);
  const { messages } = await seenBy(bo, data.id);
  expect(messages.edges[0].node.reactions).toEqual([
    { user: { username: as(ada).username }, reactionType: 5 },
  ]);
});

test('[WB-10] [FB-06] only who reads a message reacts to it; reactions of blocked members are not shown', async () => {
  const { data } = await begin(ada, [bo, cy]);
  const stranger = await site.member('Dee Rask');
  for (const [who, id] of [
    [stranger, data.message_id],
    [bo, '7'],
    [bo, 'x'],
  ] as const)
    expect((await react(who, id, 1)).error.code).toMatch(/^(?:not_found|invalid_input)$/);
  expect((await react(bo, data.message_id, 2)).error.code).toBe('invalid_input');
  await react(bo, data.message_id, 1);
  await block(cy, bo);
  const { messages } = await seenBy(cy, data.id);
  expect(messages.edges[0].node.reactions).toEqual([]);
  const asked = await begin(stranger, [ada]);
  await react(ada, asked.data.message_id, 1);
  expect((await listOf(ada))[0]).toMatchObject({ id: asked.data.id, is_request: false });
});
