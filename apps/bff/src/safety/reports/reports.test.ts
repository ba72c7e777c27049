import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import { runJob } from '../../testing/run-job.ts';
import { reapplyTakedowns } from './index.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let picture: string;
let moderator: TestVisitor;
let maker: TestVisitor;
let reader: TestVisitor;
let other: TestVisitor;
let board: string;
let pin: string;

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture();
  moderator = await site.member('Moderator');
  await setRole(site.deps.db, moderator.username, 'moderator');
});
beforeEach(async () => {
  await site.deps.db.execute(sql`delete from reports`);
  await site.deps.db.execute(sql`delete from moderation_decisions`);
  maker = await site.member('Maker');
  reader = await site.member('Reader');
  other = await site.member('Other');
  board = (await maker.call('Board', 'create', { name: 'Cups' })).data.id;
  pin = (await maker.call('Pin', 'create', { board_id: board, title: 'A bad cup', image_base64: picture }))
    .data.id;
});
afterAll(() => site.close());

type Kind = 'pin' | 'comment' | 'user' | 'board';
const report = (visitor: TestVisitor, kind: Kind, id: string, said: object = { reason: 'spam' }) =>
  visitor.call('Report', 'create', { object_type: kind, object_id: id, ...said });
const decide = (kind: Kind, id: string, decision: string, rest: object = {}, by = moderator, key?: string) =>
  by.call(
    'ModerationDecision',
    'create',
    { object_type: kind, object_id: id, decision, ...rest },
    key ? { 'idempotency-key': key } : {},
  );
const queue = async (options: object = {}, by = moderator) =>
  (await by.get('ModerationQueue', options)).data as Record<string, unknown>[];
const own = async (name: 'Reports' | 'Violations', visitor: TestVisitor) =>
  (await visitor.get(name)).data as Record<string, unknown>[];
const commentOf = async (visitor: TestVisitor): Promise<string> =>
  (await visitor.call('AggregatedComment', 'create', { pin_id: pin, text: 'A rude word' })).data.id;

test('[FB-04] a pin is reported with a reason; its reporter reads where the report stands', async () => {
  const said = { reason: 'dangerous_goods', detail: ' It explodes.\n' };
  const { data } = await report(reader, 'pin', pin, said);
  expect(data).toEqual({
    id: expect.stringMatching(/^\d+$/),
    object_type: 'pin',
    object_id: pin,
    excerpt: 'A bad cup',
    reason: 'dangerous_goods',
    detail: 'It explodes.',
    state: 'open',
    created_at: expect.stringMatching(/Z$/),
    decided_at: null,
  });
  expect(await own('Reports', reader)).toEqual([data]);
  expect(await own('Reports', other)).toEqual([]);
  await decide('pin', pin, 'keep');
  expect(await own('Reports', reader)).toEqual([
    { ...data, state: 'kept', decided_at: expect.stringMatching(/Z$/) },
  ]);
});

test('[FB-04] a pin that was reported says so to its reporter, and stays out of their feeds', async () => {
  const status = async (visitor: TestVisitor) =>
    (await visitor.graphql(`{ v3GetPinQuery(pin: "${pin}") { ... on PinData { data { viewerFeedback } } } }`))
      .data.v3GetPinQuery.data.viewerFeedback;
  const isInFeed = async (visitor: TestVisitor): Promise<boolean> =>
    JSON.stringify(
      (
        await visitor.graphql(
          '{ v3GetHomeFeedQuery(first: 100) { connection { edges { node { entityId } } } } }',
        )
      ).data,
    ).includes(pin);
  expect([await status(reader), await isInFeed(reader)]).toEqual(['none', true]);
  await report(reader, 'pin', pin);
  expect([await status(reader), await isInFeed(reader)]).toEqual(['reported', false]);
  expect([await status(other), await isInFeed(other)]).toEqual(['none', true]);
});

test('[FB-04] an undecided report is withdrawn by its reporter, and what it hid is shown again', async () => {
  const seen = async () => (await reader.graphql(SAID, { pin })).data.v3GetPinQuery.data.viewerFeedback;
  const { id } = (await report(reader, 'pin', pin)).data;
  const withdraw = (visitor: TestVisitor, which = id) => visitor.call('Report', 'delete', { id: which });
  expect((await withdraw(other)).error.code).toBe('report_not_found');
  expect((await withdraw(site.visitor())).error.code).toBe('login_required');
  expect(await seen()).toBe('reported');
  expect((await withdraw(reader)).data).toBeNull();
  expect([await own('Reports', reader), await queue(), await seen()]).toEqual([[], [], 'none']);
  expect((await withdraw(reader)).error.code).toBe('report_not_found');
  const again = (await report(reader, 'pin', pin)).data.id;
  await reader.call('PinFeedback', 'update', { pin_id: pin, feedback_type: 'default' });
  await withdraw(reader, again);
  expect(await seen()).toBe('other');
  const decided = (await report(reader, 'pin', pin)).data.id;
  await decide('pin', pin, 'keep');
  expect((await withdraw(reader, decided)).error.code).toBe('report_not_found');
  expect(await own('Reports', reader)).toHaveLength(1);
});

const SAID = 'query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data { viewerFeedback } } } }';

test('[FB-04] of one thing a person has one open report, also twenty at once; the last reason counts', async () => {
  await Promise.all(Array.from({ length: 20 }, () => report(reader, 'user', maker.id)));
  await report(reader, 'user', maker.id, { reason: 'impersonation' });
  expect(await own('Reports', reader)).toMatchObject([{ reason: 'impersonation' }]);
  await decide('user', maker.id, 'warn');
  await report(reader, 'user', maker.id);
  expect(await own('Reports', reader)).toMatchObject([{ state: 'open' }, { state: 'warned' }]);
});

test('[FB-04] the queue holds each thing once, with all reasons, of the same severity what waits longest first', async () => {
  const comment = await commentOf(maker);
  const copy = (await other.call('Repin', 'create', { pin_id: pin })).data.id;
  await report(reader, 'board', board, { reason: 'privacy' });
  await report(reader, 'pin', pin, { reason: 'hate', detail: 'Look at it' });
  await report(other, 'comment', comment, { reason: 'harassment' });
  await report(await site.member(), 'pin', copy, { reason: 'spam' });
  const all = await queue();
  expect(all).toMatchObject([
    { object_type: 'board', excerpt: 'Cups', report_count: 1, image_url: null },
    {
      object_type: 'pin',
      object_id: pin,
      seen_id: copy,
      excerpt: 'A bad cup',
      image_url: expect.stringMatching(/^\/i\/236x\//),
      owner: { id: maker.id, username: maker.username },
      report_count: 2,
      reasons: { hate: 1, spam: 1 },
      details: ['Look at it'],
    },
    { object_type: 'comment', object_id: comment, excerpt: 'A rude word' },
  ]);
  expect(await queue({ object_type: 'comment' })).toEqual(all.slice(2));
  const first = await moderator.get('ModerationQueue', { page_size: 2 });
  expect(first.data).toEqual(all.slice(0, 2));
  const second = await moderator.get('ModerationQueue', { page_size: 2, bookmarks: [first.bookmark] });
  expect([second.data, second.bookmark]).toEqual([all.slice(2), '-end-']);
});

test('[FB-04] a comment that is removed is gone for all but its author, who is notified', async () => {
  const comment = await commentOf(reader);
  await reader.call('AggregatedCommentReply', 'create', { comment_id: comment, text: 'Below' });
  await report(other, 'comment', comment, { reason: 'harassment' });
  const { data } = await decide('comment', comment, 'remove', { note: 'As last time' });
  expect(data).toEqual({
    id: expect.stringMatching(/^\d+$/),
    object_type: 'comment',
    object_id: comment,
    excerpt: 'A rude word',
    decision: 'remove',
    reasons: { harassment: 1 },
    report_count: 1,
    note: 'As last time',
    statement: null,
    created_at: expect.stringMatching(/Z$/),
  });
  const texts = async (visitor: TestVisitor) => (await visitor.get('UnifiedComments', { pin_id: pin })).data;
  expect(await texts(maker)).toEqual([]);
  expect(await texts(reader)).toMatchObject([{ text: 'A rude word', is_removed: true, access: ['delete'] }]);
  expect((await reader.get('Pin', { id: pin })).data.comment_count).toBe(0);
  expect(await own('Violations', reader)).toEqual([
    {
      statement: null,
      id: data.id,
      object_type: 'comment',
      object_id: comment,
      excerpt: 'A rude word',
      decision: 'remove',
      reasons: ['harassment'],
      created_at: data.created_at,
    },
  ]);
});

test('[FB-04] a pin that is removed is gone from all boards, for everyone, with the counts; its creator is notified', async () => {
  const copy = (await other.call('Repin', 'create', { pin_id: pin })).data.id;
  await report(reader, 'pin', copy);
  await decide('pin', pin, 'remove');
  for (const visitor of [maker, other, reader, site.visitor()])
    for (const id of [pin, copy]) expect((await visitor.get('Pin', { id })).error.code).toBe('pin_not_found');
  const { rows } = await site.deps.db.execute(
    sql`select sum(pin_count)::int as pins from boards where owner_id in (${BigInt(maker.id)}, ${BigInt(other.id)})`,
  );
  expect(rows).toEqual([{ pins: 0 }]);
  expect(await own('Violations', maker)).toMatchObject([{ object_type: 'pin', decision: 'remove' }]);
  expect(await own('Violations', other)).toEqual([]);
});

test('[FB-04] a copy that was being saved while the pin was removed goes too', async () => {
  const copy = (await other.call('Repin', 'create', { pin_id: pin })).data.id;
  await report(reader, 'pin', pin);
  await decide('pin', pin, 'remove');
  const { db } = site.deps;
  await db.execute(sql`update pins set deleted_at = null where id = ${BigInt(copy)}`);
  await db.execute(
    sql`update boards set pin_count = 1 where id = (select board_id from pins where id = ${BigInt(copy)})`,
  );
  expect((await other.get('Pin', { id: copy })).status).toBe(200);
  await runJob(site.deps, reapplyTakedowns);
  expect((await other.get('Pin', { id: copy })).error.code).toBe('pin_not_found');
  const { rows } = await db.execute(
    sql`select sum(pin_count)::int as pins from boards where owner_id = ${BigInt(other.id)}`,
  );
  expect(rows).toEqual([{ pins: 0 }]);
});

test('[FB-04] a board that is removed is gone for everyone with its pins; its owner is notified', async () => {
  await report(reader, 'board', board, { reason: 'hate' });
  await decide('board', board, 'remove');
  expect((await maker.get('Board', { board_id: board })).error.code).toBe('board_not_found');
  expect((await maker.get('Pin', { id: pin })).error.code).toBe('pin_not_found');
  expect(await own('Violations', maker)).toMatchObject([{ object_type: 'board', reasons: ['hate'] }]);
});

test('[FB-04] a warning and a keep change nothing; only the warning notifies', async () => {
  await report(reader, 'user', maker.id);
  await decide('user', maker.id, 'warn');
  await report(reader, 'pin', pin);
  await decide('pin', pin, 'keep');
  expect((await reader.get('Pin', { id: pin })).status).toBe(200);
  expect(await own('Violations', maker)).toMatchObject([{ object_type: 'user', decision: 'warn' }]);
});

test('[FB-04] of a person what they tell of themselves is removed, and nothing that they made', async () => {
  await maker.call('UserSettings', 'update', { about: 'Rude words', website_url: 'https://rude.example/' });
  await report(reader, 'user', maker.id, { reason: 'impersonation' });
  expect(await queue()).toMatchObject([{ excerpt: `${maker.username} Maker Rude words` }]);
  await decide('user', maker.id, 'remove');
  const profile = `{ v3GetUserQuery(username: "${maker.username}") { ... on UserData { data { fullName about websiteUrl } } } }`;
  expect((await reader.graphql(profile)).data.v3GetUserQuery.data).toEqual({
    fullName: maker.username,
    about: null,
    websiteUrl: null,
  });
  expect((await reader.get('Pin', { id: pin })).status).toBe(200);
  expect(await own('Violations', maker)).toMatchObject([{ object_type: 'user', decision: 'remove' }]);
});

test('[FB-04] the audit trail names who decided what, the newest first, page by page', async () => {
  await report(reader, 'pin', pin);
  await decide('pin', pin, 'warn', { note: 'First time' });
  await report(reader, 'board', board);
  await decide('board', board, 'keep');
  const trail = await moderator.get('ModerationDecision');
  expect(trail.data).toMatchObject([
    { object_type: 'board', decision: 'keep', moderator: moderator.username, owner: { id: maker.id } },
    { object_type: 'pin', decision: 'warn', note: 'First time', report_count: 1 },
  ]);
  const first = await moderator.get('ModerationDecision', { page_size: 1 });
  const second = await moderator.get('ModerationDecision', { bookmarks: [first.bookmark] });
  expect([...first.data, ...second.data]).toEqual(trail.data);
});

test('[FB-04] of two moderators the first decides; the same key gives the same answer', async () => {
  const second = await site.member('Second');
  await setRole(site.deps.db, second.username, 'employee');
  await report(reader, 'pin', pin);
  const answers = await Promise.all([
    decide('pin', pin, 'keep'),
    decide('pin', pin, 'warn', {}, second),
    decide('pin', pin, 'remove', {}, second),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 404, 404]);
  expect((await moderator.get('ModerationDecision')).data).toHaveLength(1);
  await report(reader, 'board', board);
  const [one, again] = [
    await decide('board', board, 'warn', {}, moderator, 'a-key-for-this'),
    await decide('board', board, 'warn', {}, moderator, 'a-key-for-this'),
  ];
  expect(again.data).toEqual(one.data);
});

test('[FB-04] moderators cannot decide about their own objects', async () => {
  await report(reader, 'user', moderator.id);
  expect(await queue()).toEqual([]);
  expect((await decide('user', moderator.id, 'keep')).error.code).toBe('forbidden');
});

test('[BF-06] a role is granted by the command alone, and counts from the next request on', async () => {
  expect((await reader.get('ModerationQueue')).error.code).toBe('forbidden');
  for (const name of ['UserSettings', 'UserRegister'])
    expect((await reader.call(name, 'update', { role: 'moderator' })).status).toBeGreaterThanOrEqual(400);
  const created = await site.visitor().call('UserRegister', 'create', {
    email: 'sly@pegboard.example',
    password: 'correct horse battery',
    full_name: 'Sly',
    role: 'employee',
  });
  expect(created.error.code).toBe('invalid_input');
  const { db } = site.deps;
  expect(await setRole(db, 'nobody_at_all', 'moderator')).toBe(false);
  expect(await setRole(db, reader.username.toUpperCase(), 'moderator')).toBe(true);
  expect((await reader.get('ModerationQueue')).status).toBe(200);
  expect((await reader.graphql('{ viewer { isModerator isEmployee } }')).data.viewer).toEqual({
    isModerator: true,
    isEmployee: false,
  });
  await setRole(db, reader.username, 'user');
  expect((await reader.get('ModerationQueue')).error.code).toBe('forbidden');
});

test('[BF-04] an account that reports too often has to wait', async () => {
  let last: TestAnswer | undefined;
  for (let at = 0; at < 61; at += 1) last = await report(reader, 'user', maker.id);
  expect(last?.error.code).toBe('rate_limited');
});

test.each<[string, () => Promise<TestAnswer>, string]>([
  ['of what is one’s own', () => report(maker, 'pin', pin), 'invalid_input'],
  ['of oneself', () => report(reader, 'user', reader.id), 'invalid_input'],
  ['for no reason', () => report(reader, 'pin', pin, {}), 'invalid_input'],
  ['for a reason that there is not', () => report(reader, 'pin', pin, { reason: 'boring' }), 'invalid_input'],
  [
    'with a book',
    () => report(reader, 'pin', pin, { reason: 'spam', detail: 'a'.repeat(10_000) }),
    'invalid_input',
  ],
  ['of no pin', () => report(reader, 'pin', 'cup'), 'pin_not_found'],
  ['of a comment that is not there', () => report(reader, 'comment', '7'), 'comment_not_found'],
  ['of a person who is not there', () => report(reader, 'user', '7'), 'user_not_found'],
  ['of a board that is not there', () => report(reader, 'board', '7'), 'board_not_found'],
  ['by nobody', () => report(site.visitor(), 'pin', pin), 'login_required'],
])('[BF-04] a report %s is refused', async (_, call, code) => {
  expect((await call()).error.code).toBe(code);
});

const READS = `{ viewer {
  reports { edges { node { objectType objectId state reason detail } } pageInfo { hasNextPage } }
  violations { edges { node { objectType decision reasons } } }
  moderation {
    queue(of: pin) { edges { node { seenId excerpt reportCount reasons { reason count } details owner { username } } } }
    decisions { edges { node { decision note moderator owner { username } } } }
  }
} }`;

test('[FB-04] GraphQL reads the same: one’s own reports, what of one’s own was decided, and for moderators the queue', async () => {
  const read = async (visitor: TestVisitor) => (await visitor.graphql(READS)).data.viewer;
  const nodes = (list: { readonly edges: readonly { readonly node: object }[] }) =>
    list.edges.map(({ node }) => node);
  await report(reader, 'pin', pin, { reason: 'spam', detail: 'Twice' });
  const waiting = await read(moderator);
  expect(nodes(waiting.moderation.queue)).toEqual([
    {
      seenId: pin,
      excerpt: 'A bad cup',
      reportCount: 1,
      reasons: [{ reason: 'spam', count: 1 }],
      details: ['Twice'],
      owner: { username: maker.username },
    },
  ]);
  await decide('pin', String((await queue())[0]?.['object_id']), 'warn', { note: 'First time' });
  const [ofReader, ofMaker, ofModerator] = [await read(reader), await read(maker), await read(moderator)];
  expect(nodes(ofReader.reports)).toEqual([
    { objectType: 'pin', objectId: pin, state: 'warned', reason: 'spam', detail: 'Twice' },
  ]);
  expect(nodes(ofMaker.violations)).toEqual([{ objectType: 'pin', decision: 'warn', reasons: ['spam'] }]);
  expect([ofReader.moderation, ofMaker.moderation]).toEqual([null, null]);
  expect(nodes(ofModerator.moderation.decisions)).toEqual([
    {
      decision: 'warn',
      note: 'First time',
      moderator: moderator.username,
      owner: { username: maker.username },
    },
  ]);
});
