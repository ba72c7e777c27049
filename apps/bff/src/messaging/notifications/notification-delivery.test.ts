import { eq, sql } from 'drizzle-orm';
import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '../../people/accounts/index.ts';
import { getOutboxDir, readOutbox } from '../../platform/mail/index.ts';
import { sendMail } from '../../site/all-jobs.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { runJob } from '../../testing/run-job.ts';
import { runQueued } from '../../testing/run-queued.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { createSubscription, openPushService, type TestPushService } from '../push/testing/push-service.ts';
import { pushKeys, pushSubscriptions } from '../push/tables.ts';
import { findPushKeys } from '../push/index.ts';
import { deliverNotifications, pushNotifications, queueDigests } from './index.ts';

let site: TestApp;
let service: TestPushService;

beforeAll(async () => {
  service = await openPushService();
  site = await testApp({ fetchSafely: service.fetchSafely });
});
afterAll(async () => {
  await site.close();
  await service.close();
});
beforeEach(() => {
  site.clock.now = undefined;
  service.received.length = 0;
  service.response.status = 201;
});

const work = async (): Promise<void> => {
  await deliverEvents(site.deps);
  await runQueued(site.deps, [deliverNotifications, pushNotifications, sendMail]);
};
const follow = (by: TestVisitor, whom: TestVisitor) => by.call('UserFollow', 'create', { user_id: whom.id });
const schedule = (of: TestVisitor, options: object) => of.call('NotificationSchedule', 'update', options);
const choose = (of: TestVisitor, kinds: object) => of.call('NotificationChoices', 'update', { kinds });

/** Returns a new member with a device. */
async function memberWithDevice() {
  const member = await site.member('Ada Amari');
  const browser = createSubscription();
  const { data } = await member.call('PushSubscription', 'create', browser.subscription);
  const pushed = () =>
    service.received.filter(({ path }) => path === browser.path).map((push) => browser.read(push));
  return { member, browser, deviceId: data.id as string, pushed };
}
/** Returns a new member with a confirmed email, and their mails. */
async function memberWithMail(locale = 'en-US') {
  const member = await site.member('Noor Haddad');
  const [row] = await site.deps.db
    .update(users)
    .set({ emailVerifiedAt: new Date(), locale })
    .where(eq(users.id, BigInt(member.id)))
    .returning({ email: users.email });
  const mails = async () =>
    (await readOutbox(getOutboxDir(site.deps.env.dataDir))).filter(
      ({ to, unsubscribe: link }) => to === row?.email && link !== undefined,
    );
  return { member, mails };
}

test('[AC-12] a message reaches the device encrypted and signed, and names nobody by default', async () => {
  const { member, browser, pushed } = await memberWithDevice();
  await follow(await site.member('Bo Secret'), member);
  await work();
  expect(pushed()).toEqual([
    {
      account: member.id,
      title: 'Pegboard',
      body: 'You have a new notification.',
      lang: 'en-US',
      dir: 'ltr',
      tag: 'news',
      path: '/notifications/',
      unread: 1,
    },
  ]);
  const [request] = service.received.filter(({ path }) => path === browser.path);
  expect(request?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'normal',
  });
  expect(request?.body.includes('Pegboard')).toBe(false);
  const { publicKey } = await findPushKeys(site.deps);
  const [, token = '', key] = /^vapid t=(\S+), ?k=(\S+)$/.exec(String(request?.headers.authorization)) ?? [];
  expect(key).toBe(publicKey);
  const [header, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33), y: point.subarray(33) };
  const verifier = createPublicKey({
    format: 'jwk',
    key: { ...jwk, x: jwk.x.toString('base64url'), y: jwk.y.toString('base64url') },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example',
    sub: 'mailto:no-reply@localhost',
  });
});

test('[AC-12] with content on the lock screen, it names who did what, and opens the page of it', async () => {
  const { member, pushed } = await memberWithDevice();
  await schedule(member, { shows_content: true });
  const bo = await site.member('Bo Lind');
  await follow(bo, member);
  await work();
  expect(pushed()).toMatchObject([{ body: 'Bo Lind started following you', path: `/${bo.username}/` }]);
  expect(pushed()[0]?.tag).toMatch(/^news-\d+$/);
});

test('[AC-12] a kind whose push is off is not pushed, and one that is read meanwhile neither', async () => {
  const { member, pushed } = await memberWithDevice();
  await choose(member, { follow: { push: false } });
  await follow(await site.member(), member);
  await work();
  await choose(member, { follow: { push: true } });
  await follow(await site.member(), member);
  await deliverEvents(site.deps);
  await member.call('NewsHub', 'update');
  site.clock.now = new Date(Date.now() + 3_600_000);
  await work();
  expect(pushed()).toEqual([]);
});

test('[AC-12] what a block hides until it is sent is not pushed', async () => {
  const { member, pushed } = await memberWithDevice();
  const bo = await site.member();
  await follow(bo, member);
  await deliverEvents(site.deps);
  await member.call('UserBlock', 'create', { blocked_user_id: bo.id });
  await work();
  expect(pushed()).toEqual([]);
});

test.each([404, 410, 403])('[AC-12] after a %i, the subscription is removed', async (status) => {
  const { member, browser } = await memberWithDevice();
  service.response.status = status;
  await follow(await site.member(), member);
  await work();
  expect(service.received.map(({ path }) => path)).toContain(browser.path);
  expect((await member.graphql('{ viewer { pushDevices { entityId } } }')).data.viewer.pushDevices).toEqual(
    [],
  );
});

test('[AC-12] a push service that is busy gets the message later, once', async () => {
  const { member, pushed } = await memberWithDevice();
  service.response.status = 503;
  await follow(await site.member(), member);
  await expect(work()).rejects.toThrow('The push service responded with 503.');
  service.response.status = 201;
  await work();
  expect(pushed()).toHaveLength(2);
});

test('[AC-12] an address that leads into the private network is never connected, and is removed', async () => {
  const { member, pushed } = await memberWithDevice();
  service.name.address = '10.0.0.7';
  await follow(await site.member(), member);
  await work();
  service.name.address = '93.184.215.14';
  expect(pushed()).toEqual([]);
  expect((await member.graphql('{ viewer { pushDevices { entityId } } }')).data.viewer.pushDevices).toEqual(
    [],
  );
});

test.each([
  'http://push.example/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://10.1.2.3/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest',
  'https://push.example:8443/a',
  'https://user:secret@push.example/a',
  'https://intranet/a',
  'file:///etc/passwd',
  '',
])('[AC-12] %j is no address of a push service', async (endpoint) => {
  const { keys } = createSubscription().subscription;
  const { status, error } = await (
    await site.member()
  ).call('PushSubscription', 'create', { endpoint, keys });
  expect([status, error.code]).toEqual([400, 'invalid_input']);
});

test('[AC-12] keys of another length are refused, and so are visitors', async () => {
  const { subscription } = createSubscription();
  const member = await site.member();
  const keys = { ...subscription.keys, auth: 'AAAA' };
  expect((await member.call('PushSubscription', 'create', { ...subscription, keys })).status).toBe(400);
  expect((await site.visitor().call('PushSubscription', 'create', subscription)).status).toBe(401);
});

test('[AC-12] logging out removes the device, and a device belongs to its last member', async () => {
  const { member, browser } = await memberWithDevice();
  const other = await site.member();
  const devices = async (of: TestVisitor) =>
    (await of.graphql('{ viewer { pushDevices { name } } }')).data.viewer.pushDevices;
  expect(await devices(member)).toEqual([{ name: 'Safari, macOS' }]);
  await other.call('PushSubscription', 'create', browser.subscription);
  expect(await devices(member)).toEqual([]);
  expect(await devices(other)).toHaveLength(1);
  await other.call('UserSession', 'delete');
  const { rows } = await site.deps.db.execute(
    sql`select from push_subscriptions where endpoint = ${browser.subscription.endpoint}`,
  );
  expect(rows).toEqual([]);
});

test('[AC-12] a subscription that the browser replaces is removed, but not that of another member', async () => {
  const { member, browser } = await memberWithDevice();
  const { browser: foreign } = await memberWithDevice();
  const next = createSubscription();
  const replace = (replaces: string) =>
    member.call('PushSubscription', 'create', { ...next.subscription, replaces });
  await replace(foreign.subscription.endpoint);
  await replace(browser.subscription.endpoint);
  const stored = await site.deps.db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions);
  const endpoints = stored.map(({ endpoint }) => endpoint);
  expect(endpoints).toContain(foreign.subscription.endpoint);
  expect(endpoints).toContain(next.subscription.endpoint);
  expect(endpoints).not.toContain(browser.subscription.endpoint);
});

test('[AC-12] a test reaches the own device only', async () => {
  const { member, deviceId, pushed } = await memberWithDevice();
  expect((await (await site.member()).call('PushTest', 'create', { id: deviceId })).status).toBe(404);
  expect((await (await site.member()).call('PushSubscription', 'delete', { id: deviceId })).status).toBe(404);
  expect((await member.call('PushTest', 'create', { id: deviceId })).status).toBe(200);
  await work();
  expect(pushed()).toMatchObject([{ body: 'Notifications work on this device.', tag: 'test' }]);
});

test('[AC-12] in the quiet hours everything waits, and comes together at their end', async () => {
  const { member, pushed } = await memberWithDevice();
  // The quiet hours are those of the member: 22:00 in Kathmandu is 16:15 in UTC.
  await schedule(member, { time_zone: 'Asia/Kathmandu', quiet_hours: { from: '22:00', until: '07:00' } });
  site.clock.now = new Date(Date.now() + 86_400_000);
  site.clock.now.setUTCHours(16, 20, 0, 0);
  const [bo, cy] = [await site.member(), await site.member()];
  await follow(bo, member);
  const board = (await bo.call('Board', 'create', { name: 'Cups' })).data.id;
  await bo.call('BoardInvite', 'create', { board_id: board, username: member.username });
  await follow(cy, member);
  await work();
  expect(pushed()).toEqual([]);
  site.clock.now = new Date(site.clock.now.getTime() + 86_400_000);
  site.clock.now.setUTCHours(1, 14, 59);
  await work();
  expect(pushed()).toEqual([]);
  site.clock.now.setUTCHours(1, 15, 0);
  await work();
  expect(pushed()).toMatchObject([{ body: '2 new notifications', tag: 'news', path: '/notifications/' }]);
});

test('[AC-12] quiet hours that are turned off release what they held', async () => {
  const { member, pushed } = await memberWithDevice();
  await schedule(member, { quiet_hours: { from: '00:00', until: '23:59' } });
  site.clock.now = new Date(Date.now() + 86_400_000);
  site.clock.now.setUTCHours(12);
  await follow(await site.member(), member);
  await work();
  expect(pushed()).toEqual([]);
  await schedule(member, { quiet_hours: null });
  await work();
  expect(pushed()).toHaveLength(1);
});

test('[AC-12] further actors of an unread notification are pushed together, a quarter of an hour later', async () => {
  const { member, pushed } = await memberWithDevice();
  await follow(await site.member(), member);
  await work();
  for (let nth = 0; nth < 3; nth += 1) await follow(await site.member(), member);
  await work();
  expect(pushed()).toHaveLength(1);
  site.clock.now = new Date(Date.now() + 16 * 60_000);
  await work();
  expect(pushed()).toHaveLength(2);
});

test('[AC-12] a mail at once has the headers of one-click unsubscription and the text of the notification', async () => {
  const { member, mails } = await memberWithMail();
  await choose(member, { follow: { mail: 'immediate' } });
  await follow(await site.member('Bo <b>Lind</b>'), member);
  await work();
  const [mail] = await mails();
  expect(mail).toMatchObject({ subject: 'Bo <b>Lind</b> started following you' });
  expect(mail?.html).toContain('Bo &lt;b&gt;Lind&lt;/b&gt; started following you');
  const { pathname, search } = new URL(mail?.unsubscribe ?? '');
  const press = (query: string, method: 'GET' | 'POST') =>
    site.app.inject({
      method,
      url: pathname + query,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
    });
  const lists = async () => (await member.get('EmailSettings')).data.lists;
  // A token is signed for one list, and opening the address changes nothing.
  expect((await press(search.replace('list=notifications', 'list=digest'), 'POST')).statusCode).toBe(400);
  await press(search, 'GET');
  expect(await lists()).toEqual({ board_invites: true, notifications: true, digest: false });
  expect((await press(search, 'POST')).statusCode).toBe(200);
  expect(await lists()).toEqual({ board_invites: true, notifications: false, digest: false });
  const { data } = await member.graphql('{ viewer { notificationChoices { kind app mail } } }');
  expect(data.viewer.notificationChoices).toContainEqual({ kind: 'follow', app: true, mail: 'off' });
  await follow(await site.member(), member);
  site.clock.now = new Date(Date.now() + 3_600_000);
  await work();
  expect(await mails()).toHaveLength(1);
});

test('[AC-12] an invite is mailed by its own mail, once', async () => {
  const { member, mails } = await memberWithMail();
  const bo = await site.member('Bo Lind');
  const board = (await bo.call('Board', 'create', { name: 'Cups' })).data.id;
  await bo.call('BoardInvite', 'create', { board_id: board, username: member.username });
  await work();
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Bo Lind invited you to join their board']);
});

test('[AC-12] without a confirmed email nothing is mailed', async () => {
  const member = await site.member();
  await choose(member, { follow: { mail: 'immediate' } });
  await follow(await site.member(), member);
  await deliverEvents(site.deps);
  const { rows } = await site.deps.db.execute(
    sql`select from notification_deliveries where user_id = ${BigInt(member.id)}`,
  );
  expect(rows).toEqual([]);
});

test('[AC-12] a digest comes once from two processes, with images and their descriptions, if something is new', async () => {
  const { member, mails } = await memberWithMail('ar');
  await choose(member, { save: { mail: 'digest' }, follow: { mail: 'digest', app: false } });
  await schedule(member, { time_zone: 'Africa/Cairo' });
  const bo = await site.member('Bo Lind');
  const board = (await member.call('Board', 'create', { name: 'Cups' })).data.id;
  const image = { image_base64: await testPicture('#3060a0', { width: 300, height: 450 }) };
  const cup = { board_id: board, title: 'Cup', alt_text: 'A blue cup', ...image };
  const pin = (await member.call('Pin', 'create', cup)).data.id;
  const theirs = (await bo.call('Board', 'create', { name: 'Blue' })).data.id;
  await bo.call('Repin', 'create', { pin_id: pin, board_id: theirs });
  await follow(bo, member);
  await deliverEvents(site.deps);
  const digest = async (days: number): Promise<void> => {
    site.clock.now = new Date(Date.now() + days * 86_400_000);
    await Promise.all([runJob(site.deps, queueDigests), runJob(site.deps, queueDigests)]);
    await work();
  };
  await digest(1);
  const sent = await mails();
  expect(sent).toHaveLength(1);
  const [first] = sent;
  if (!first) throw new Error('There is no digest.');
  const { html, text, subject, unsubscribe = '' } = first;
  expect(subject).toBe('يومك على Pegboard');
  expect(html).toMatch(/^<div lang="ar" dir="rtl">/);
  expect(html).toMatch(/<img src="http:\/\/localhost:4310\/i\/236x\/[^"]+" alt="A blue cup" width="118"/);
  expect(text).toContain('A blue cup');
  expect(text).toContain(`/pin/${pin}/`);
  expect(text).toContain('Bo Lind');
  expect(new URL(unsubscribe).searchParams.get('list')).toBe('digest');
  await digest(2);
  expect(await mails()).toHaveLength(1);
  // A kind that is not in the list of notifications is in the digest if the member wants it there.
  expect((await member.get('NewsHub')).data.map(({ kind }: { kind: string }) => kind)).toEqual(['save']);
});

test('[AC-12] without a kind in the digest none is planned', async () => {
  const member = await site.member();
  const planned = async () =>
    (
      await site.deps.db.execute<{ is: boolean }>(
        sql`select digest_at is not null as is from notification_schedules where user_id = ${BigInt(member.id)}`,
      )
    ).rows[0]?.is;
  await choose(member, { follow: { mail: 'digest' } });
  expect(await planned()).toBe(true);
  await choose(member, { follow: { mail: 'off' } });
  expect(await planned()).toBe(false);
});

test('[AC-12] a time zone that does not exist is refused', async () => {
  const { status, error } = await schedule(await site.member(), { time_zone: 'Mars/Olympus' });
  expect([status, error.fields]).toEqual([400, { time_zone: 'Choose a time zone, as Europe/Berlin.' }]);
});

test('[AC-12] the key pair is made once by processes that start together, and is replaced with the secret', async () => {
  await site.deps.db.delete(pushKeys);
  const [one, other] = await Promise.all([findPushKeys(site.deps), findPushKeys(site.deps)]);
  expect(one).toEqual(other);
  const [row] = await site.deps.db.select().from(pushKeys);
  expect(JSON.stringify(row)).not.toContain(one.privateKey);
  const { member } = await memberWithDevice();
  const env = { ...site.deps.env, secret: 'another secret of the site, 32 characters' };
  expect((await findPushKeys({ ...site.deps, env })).publicKey).not.toBe(one.publicKey);
  expect((await member.graphql('{ viewer { pushDevices { name } } }')).data.viewer.pushDevices).toEqual([]);
});
