import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { testPicture } from '../../testing/test-picture.ts';

const LINK = 'https://pills.example/buy';

let site: TestApp;
let picture: string;
let moderator: TestVisitor;
let maker: TestVisitor;
let reader: TestVisitor;
let pin: string;

beforeAll(async () => {
  site = await testApp();
  [picture, moderator, maker, reader] = [
    await testPicture(),
    await site.member('Moderator'),
    await site.member('Maker'),
    await site.member('Reader'),
  ];
  await setRole(site.deps.db, moderator.username, 'moderator');
  pin = await pinOf(maker);
});
afterAll(() => site.close());

async function pinOf(who: TestVisitor, link?: string): Promise<string> {
  const { data: board } = await who.call('Board', 'create', { name: 'Cups', return_existing: true });
  const options = { board_id: board.id, title: 'Cup', image_base64: picture, ...(link && { link }) };
  return (await who.call('Pin', 'create', options)).data.id;
}
const say = async (who: TestVisitor, text: string): Promise<void> => {
  expect((await who.call('AggregatedComment', 'create', { pin_id: pin, text })).status).toBe(200);
};
const texts = async (who: TestVisitor): Promise<readonly string[]> =>
  (await who.get('UnifiedComments', { pin_id: pin, order: 'oldest' })).data.map(
    ({ text }: { text: string }) => text,
  );
const limits = async (): Promise<readonly Record<string, string>[]> => {
  await deliverEvents(site.deps);
  return (await moderator.get('SpamLimits')).data;
};
const lift = (id = '') => moderator.call('SpamLimit', 'delete', { id });

test('[OP-09] the fourth equal comment of a new account limits its reach: others see none of its comments, and it sees them all', async () => {
  const spammer = await site.member('Spammer');
  for (const text of ['Buy pills', 'buy  PILLS', 'Buy pills ']) await say(spammer, text);
  expect(await limits()).toEqual([]);
  expect(await texts(reader)).toHaveLength(3);
  await say(spammer, 'BUY PILLS');
  const [limit] = await limits();
  expect(limit).toMatchObject({
    rule: 'same_comment',
    sample: 'BUY PILLS',
    count: 4,
    username: spammer.username,
    full_name: 'Spammer',
  });
  expect(await texts(reader)).toEqual([]);
  expect(await texts(site.visitor())).toEqual([]);
  expect(await texts(spammer)).toHaveLength(4);

  // A limited member sends no notifications.
  await say(spammer, 'Another text');
  await deliverEvents(site.deps);
  const news = await site.pool.query(
    'select from news_actors join comments on comments.id = comment_id where text = $1',
    ['Another text'],
  );
  expect(news.rows).toEqual([]);

  expect((await lift(limit?.['id'])).status).toBe(200);
  expect(await texts(reader)).toHaveLength(5);
  expect((await lift(limit?.['id'])).error.code).toBe('spam_limit_not_found');
  await say(spammer, 'Buy pills');
  expect(await limits()).toEqual([]);
  const { rows } = await site.pool.query(
    "select action, details from audit_entries where action = 'spam_limit_lifted'",
  );
  expect(rows).toEqual([{ action: 'spam_limit_lifted', details: { rule: 'same_comment' } }]);
  await site.pool.query('delete from comments');
});

test('[OP-09] a message of a limited member is a request that is not counted, unless the other follows them', async () => {
  const [spammer, other, follower] = [
    await site.member('Messenger'),
    await site.member('Other'),
    await site.member('Follower'),
  ];
  await follower.call('UserFollow', 'create', { user_id: spammer.id });
  for (const text of ['Hi', 'hi', 'HI', 'hI']) await say(spammer, text);
  const [limit] = await limits();
  for (const person of [other, follower])
    await spammer.call('Conversations', 'create', { user_ids: [person.id], text: 'Buy pills' });
  const badge = async (who: TestVisitor) => (await who.get('ConversationsBadge')).data;
  expect(await badge(other)).toEqual({ unread_count: 0, request_count: 0 });
  expect(await badge(follower)).toEqual({ unread_count: 1, request_count: 0 });
  expect((await other.get('Conversations', { is_request: true })).data).toHaveLength(1);
  await lift(limit?.['id']);
  expect(await badge(other)).toEqual({ unread_count: 0, request_count: 1 });
  await site.pool.query('delete from comments');
});

test('[OP-09] the 20th pin with the same link of a new account limits its reach: its pins and boards are shown to itself only', async () => {
  const spammer = await site.member('Linker');
  const made: string[] = [];
  for (let nth = 1; nth < 20; nth += 1) made.push(await pinOf(spammer, LINK));
  await pinOf(spammer, 'https://another.example/');
  expect(await limits()).toEqual([]);
  expect((await reader.get('Pin', { id: made[0] })).status).toBe(200);
  const last = await pinOf(spammer, LINK);
  const [limit] = await limits();
  expect(limit).toMatchObject({ rule: 'same_link', sample: LINK, count: 20, username: spammer.username });
  expect((await reader.get('Pin', { id: made[0] })).status).toBe(404);
  expect((await spammer.get('Pin', { id: made[0] })).status).toBe(200);
  expect((await spammer.get('Pin', { id: last })).status).toBe(200);
  await lift(limit?.['id']);
  expect((await reader.get('Pin', { id: made[0] })).status).toBe(200);
});

test('[OP-09] a burst of follows of a new account limits its reach, also if they are ended again', async () => {
  const spammer = await site.member('Follower');
  const followed = await site.member('Followed');
  for (let nth = 0; nth < 60; nth += 1) {
    expect((await spammer.call('UserFollow', 'create', { user_id: followed.id })).status).toBe(200);
    await spammer.call('UserFollow', 'delete', { user_id: followed.id });
  }
  const [limit] = await limits();
  expect(limit).toMatchObject({ rule: 'follow_burst', sample: null, count: 60, username: spammer.username });
  await lift(limit?.['id']);
});

test('[OP-09] an account of eight days may repeat more, and the team is exempt', async () => {
  const old = await site.member('Old');
  await site.deps.db.execute(
    sql`update users set created_at = now() - interval '8 days' where id = ${BigInt(old.id)}`,
  );
  for (let nth = 0; nth < 5; nth += 1) {
    await say(old, 'Lovely');
    await say(moderator, 'Please be kind');
  }
  expect(await limits()).toEqual([]);
  expect(await texts(reader)).toHaveLength(10);
});

test('[OP-09] members see and lift no limits, and the overview counts them', async () => {
  expect((await reader.get('SpamLimits')).error.code).toBe('forbidden');
  expect((await reader.call('SpamLimit', 'delete', { id: '7' })).error.code).toBe('forbidden');
  expect((await moderator.get('TeamOverview')).data.limited).toBe(0);
});
