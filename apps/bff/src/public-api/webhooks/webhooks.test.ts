import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, registerClient, type TestClient } from '../../people/apps/testing.ts';
import { createSafeFetch } from '../../platform/outbound-fetch/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { claimDelivery } from './claim-delivery.ts';
import { WEBHOOK_EVENT_TYPES } from './event-types.ts';
import { createReceiver } from './fixtures/receiver.ts';
import { purgeWebhookDeliveries, sendWebhooks } from './index.ts';
import { listen, newEndpoint, startReceiver, type Receiver } from './testing.ts';

const HOUR_MS = 3_600_000;
let site: TestApp;
let owner: TestVisitor;
let client: TestClient;
let receiver: Receiver;
let picture: string;

beforeAll(async () => {
  site = await testApp({ fetchSafely: createSafeFetch({ agent: 'Pegboard test', limitMs: 1000 }) });
  picture = await testPicture('#3060a0');
});
beforeEach(async () => {
  site.clock.now = undefined;
  await site.deps.db.execute(sql`delete from webhook_endpoints`);
  await site.deps.db.execute(sql`delete from domain_events`);
  owner = await site.member();
  client = await registerClient(owner);
  receiver = await startReceiver();
});
afterEach(() => receiver.close());
afterAll(() => site.close());

const addEndpoint = (types: readonly string[], url = receiver.url) =>
  newEndpoint(owner, client.clientId, url, types);
const send = () => runJob(site.deps, sendWebhooks);
/** Delivers all events that were published, and sends what is due. */
async function settle(): Promise<void> {
  await deliverEvents(site.deps);
  await send();
}
/** Moves the clock of the site. */
function pass(hours: number): void {
  site.clock.now = new Date((site.clock.now ?? new Date()).getTime() + hours * HOUR_MS);
}
const deliveries = async (endpointId: string, filter: object = {}) =>
  (await owner.get('WebhookDeliveries', { endpoint_id: endpointId, ...filter })).data;
const endpointOf = async (endpointId: string) =>
  (await owner.get('WebhookEndpoint', { endpoint_id: endpointId })).data[0];
const eventsGot = () => receiver.received.map(({ body }) => JSON.parse(body));
const newBoard = async (member: TestVisitor, name: string, privacy = 'public'): Promise<string> =>
  (await member.call('Board', 'create', { name, privacy })).data.id;

test('[AC-08] an event reaches an endpoint signed, in the shapes of the public API, and its delivery is listed', async () => {
  const { endpoint_id: id, secret } = await addEndpoint(['board.created']);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  receiver.answer = (_, response) => void response.writeHead(200).end('thanks\u0000 <b>a lot</b>');
  const boardId = await newBoard(owner, 'Cups');
  await settle();
  expect(receiver.received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
    type: 'board.created',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: {
      user: { username: owner.username },
      board: expect.objectContaining({ id: boardId, name: 'Cups', privacy: 'PUBLIC', pin_count: 0 }),
    },
  });
  expect(await deliveries(id)).toEqual([
    expect.objectContaining({
      webhook_id: headers['webhook-id'],
      event_type: 'board.created',
      state: 'delivered',
      attempts: 1,
      status: 200,
      error: null,
      duration_ms: expect.any(Number),
      payload: body,
      response: 'thanks <b>a lot</b>',
      next_attempt_at: null,
    }),
  ]);
  expect(await deliveries(id, { state: 'failed' })).toEqual([]);
  expect(await deliveries(id, { event_type: 'board.created' })).toHaveLength(1);
});

test('[AC-08] the receiver of docs/webhooks.md verifies the signature, and handles each event once', async () => {
  const source = readFileSync(new URL('fixtures/receiver.ts', import.meta.url), 'utf8');
  const page = readFileSync(new URL('../../../../../docs/webhooks.md', import.meta.url), 'utf8');
  expect(page).toContain(source);
  const handled: unknown[] = [];
  let secret = '';
  const servers = [];
  const first = createReceiver('whsec_bm90IHRoZSBzZWNyZXQ=', () => undefined);
  servers.push(first);
  const endpoint = await addEndpoint(['board.created'], `http://127.0.0.1:${await listen(first)}/`);
  ({ secret } = endpoint);
  await newBoard(owner, 'Refused');
  await settle();
  expect(await deliveries(endpoint.endpoint_id)).toMatchObject([{ state: 'pending', status: 401 }]);
  const second = createReceiver(secret, (event) => handled.push(event));
  servers.push(second);
  await owner.call('WebhookEndpoint', 'update', {
    endpoint_id: endpoint.endpoint_id,
    url: `http://127.0.0.1:${await listen(second)}/`,
    event_types: ['board.created'],
  });
  pass(0.1);
  // The library refuses timestamps that are five minutes away.
  await site.deps.db.execute(
    sql`update webhook_deliveries set next_attempt_at = now() - interval '1 minute'`,
  );
  site.clock.now = undefined;
  await send();
  const [delivered] = await deliveries(endpoint.endpoint_id);
  expect(delivered).toMatchObject({ state: 'delivered', attempts: 2, status: 204 });
  await owner.call('WebhookReplay', 'create', {
    endpoint_id: endpoint.endpoint_id,
    delivery_id: delivered.id,
  });
  await send();
  expect(await deliveries(endpoint.endpoint_id)).toMatchObject([{ state: 'delivered', attempts: 3 }]);
  expect(handled).toMatchObject([{ type: 'board.created', data: { board: { name: 'Refused' } } }]);
  for (const server of servers) server.close();
});

test('[AC-08] each event is sent when it happens, once', async () => {
  await addEndpoint(WEBHOOK_EVENT_TYPES);
  const other = await site.member('Other');
  const boardId = await newBoard(owner, 'Pots');
  const goneId = await newBoard(owner, 'Gone');
  const { data: section } = await owner.call('BoardSection', 'create', { board_id: boardId, title: 'Blue' });
  await owner.call('BoardSectionEdit', 'create', { section_id: section.id, title: 'Green' });
  const { data: pin } = await owner.call('Pin', 'create', { board_id: boardId, image_base64: picture });
  await owner.call('Pin', 'update', { id: pin.id, title: 'A pot' });
  await owner.call('Repin', 'create', { pin_id: pin.id, board_id: goneId });
  await other.call('UserFollow', 'create', { user_id: owner.id });
  await other.v3('PUT', `/v3/boards/${boardId}/follow/`);
  await other.call('AggregatedComment', 'create', { pin_id: pin.id, text: 'Lovely' });
  await owner.call('BoardInvite', 'create', { board_id: boardId, invited_user_id: other.id });
  await other.call('BoardInvite', 'update', { board_id: boardId });
  await owner.call('BoardSectionEdit', 'delete', { section_id: section.id });
  await owner.call('Board', 'update', { board_id: boardId, name: 'Pots and pans' });
  await settle();
  await owner.call('Pin', 'delete', { id: pin.id });
  await owner.call('Board', 'delete', { board_id: goneId });
  await settle();
  const types = eventsGot().map(({ type }) => type);
  expect(
    Object.fromEntries(WEBHOOK_EVENT_TYPES.map((type) => [type, types.filter((one) => one === type).length])),
  ).toEqual({
    'pin.created': 1,
    'pin.updated': 1,
    'pin.deleted': 1,
    'pin.saved': 1,
    'board.created': 2,
    'board.updated': 1,
    'board.deleted': 1,
    'board.joined': 1,
    'board.followed': 1,
    // The section was gone when its first events were handled.
    'section.created': 0,
    'section.updated': 0,
    'section.deleted': 1,
    'user.followed': 1,
    'comment.created': 1,
  });
  const dataOf = (type: string) => eventsGot().find((event) => event.type === type)?.data;
  expect(dataOf('comment.created').comment).toMatchObject({
    text: 'Lovely',
    author: { username: other.username },
  });
  expect(dataOf('pin.deleted')).toEqual({
    user: { username: owner.username },
    pin: { id: pin.id, board_id: boardId },
  });
  expect(dataOf('user.followed')).toMatchObject({ follower: { username: other.username } });
});

test('[AC-08] an event that is handled twice has one delivery for each endpoint', async () => {
  const { endpoint_id: id } = await addEndpoint(['board.created']);
  await addEndpoint(['board.created', 'pin.created']);
  await newBoard(owner, 'Once');
  const { rows } = await site.pool.query('select * from domain_events order by id');
  await deliverEvents(site.deps);
  for (const { id: eventId, name, version, aggregate_id: aggregate, data } of rows)
    await site.pool.query(
      'insert into domain_events (id, name, version, aggregate_id, data) values ($1, $2, $3, $4, $5)',
      [eventId, name, version, aggregate, data],
    );
  await settle();
  expect(receiver.received).toHaveLength(2);
  expect(await deliveries(id)).toHaveLength(1);
});

test.each([
  ['without a grant', undefined, 'public', 0],
  ['with the scope', 'boards:read', 'public', 1],
  ['with another scope', 'pins:read', 'public', 0],
  ['with the scope, of a secret board', 'boards:read', 'secret', 0],
  ['with the secret scope', 'boards:read boards:read_secret', 'secret', 1],
  ['with the secret scope of Pins', 'boards:read pins:read_secret', 'secret', 0],
])('[AC-08] events of a member %s', async (_, scope, privacy, count) => {
  await addEndpoint(['board.created']);
  const member = await site.member();
  if (scope !== undefined) await connect(site, member, client, scope);
  await newBoard(member, 'Theirs', privacy);
  await settle();
  expect(receiver.received).toHaveLength(count);
});

test('[AC-08] the owner of an app gets own events without a grant, but not those of secret boards', async () => {
  await addEndpoint(['board.created']);
  await newBoard(owner, 'Open');
  await newBoard(owner, 'Hidden', 'secret');
  await settle();
  expect(eventsGot().map(({ data }) => data.board.name)).toEqual(['Open']);
});

test('[AC-08] a revoked grant stops what is pending at once, and removes its deliveries', async () => {
  const { endpoint_id: id } = await addEndpoint(['board.created']);
  const member = await site.member();
  await connect(site, member, client, 'boards:read');
  await newBoard(member, 'Before');
  await deliverEvents(site.deps);
  expect(await deliveries(id)).toMatchObject([{ state: 'pending' }]);
  const { data: apps } = await member.get('ConnectedApps');
  await member.call('ConnectedApps', 'delete', { id: apps[0].id });
  await send();
  await newBoard(member, 'After');
  await settle();
  expect(receiver.received).toEqual([]);
  expect(await deliveries(id)).toEqual([]);
});

test('[AC-08] [AC-12] a failed delivery is tried for three days under the same id, then the endpoint is disabled and its owner informed', async () => {
  const { endpoint_id: id, secret } = await addEndpoint(['board.created']);
  receiver.answer = (_, response) => void response.writeHead(503).end();
  await newBoard(owner, 'Stubborn');
  await settle();
  const start = Date.now();
  let tries = 1;
  for (;;) {
    const [{ state, next_attempt_at: next }] = await deliveries(id);
    if (state !== 'pending') break;
    site.clock.now = new Date(next);
    await send();
    tries += 1;
    expect(receiver.received).toHaveLength(tries);
  }
  expect(tries).toBe(10);
  const hours = ((site.clock.now?.getTime() ?? 0) - start) / HOUR_MS;
  expect(hours).toBeGreaterThan(71.9);
  expect(hours).toBeLessThan(80);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await endpointOf(id)).toMatchObject({ disabled_reason: 'failing', failed_count: 1 });
  const { rows: mails } = await site.pool.query(
    "select data from jobs.job where name = 'send-mail' and data ->> 'mail' = 'webhook-endpoint-disabled' and data #>> '{told,endpointId}' = $1",
    [id],
  );
  expect(mails).toHaveLength(1);
  await deliverEvents(site.deps);
  const news = async () =>
    (await owner.get('NewsHub')).data.filter((one: { kind: string }) => one.kind === 'webhook_disabled');
  expect(await news()).toMatchObject([{ actors: [], is_read: false, webhook: { id, app: 'Test app' } }]);

  await newBoard(owner, 'Missed');
  await settle();
  const [failed] = await deliveries(id);
  const replay = () => owner.call('WebhookReplay', 'create', { endpoint_id: id, delivery_id: failed.id });
  expect((await replay()).error.code).toBe('webhook_endpoint_disabled');
  await owner.call('WebhookState', 'update', { endpoint_id: id, is_enabled: true });
  expect(await news()).toEqual([]);
  receiver.answer = (_, response) => void response.writeHead(202).end();
  expect((await replay()).status).toBe(200);
  await send();
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 11, status: 202 }]);
  expect(secret).not.toBe('');
});

test('[AC-08] a response 410 disables the endpoint at once', async () => {
  const { endpoint_id: id } = await addEndpoint(['board.created']);
  receiver.answer = (_, response) => void response.writeHead(410).end();
  await newBoard(owner, 'Last');
  await settle();
  expect(await endpointOf(id)).toMatchObject({ disabled_reason: 'gone' });
  await newBoard(owner, 'Later');
  await settle();
  expect(receiver.received).toHaveLength(1);
});

test('[AC-08] redirects are not followed; silent, large and broken responses are bounded failures or cut', async () => {
  const { endpoint_id: id } = await addEndpoint(['board.created']);
  const outcome = async (): Promise<object> => {
    await newBoard(owner, `Board ${receiver.received.length}`);
    await settle();
    await site.deps.db.execute(sql`update webhook_endpoints set failing_since = null`);
    const [{ state, status, error, response }] = await deliveries(id);
    return { state, status, error, length: response?.length ?? null };
  };
  receiver.answer = (_, response) =>
    void response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  expect(await outcome()).toEqual({ state: 'pending', status: 307, error: null, length: 0 });
  receiver.answer = () => undefined;
  expect(await outcome()).toEqual({ state: 'pending', status: null, error: 'timed_out', length: null });
  receiver.answer = (_, response) => void response.writeHead(200).end('x'.repeat(10_000_000));
  expect(await outcome()).toEqual({ state: 'delivered', status: 200, error: null, length: 1000 });
  receiver.answer = (request) => void request.socket.destroy();
  expect(await outcome()).toEqual({ state: 'pending', status: null, error: 'failed', length: null });
});

test.each([
  'http://app.example/hooks',
  'https://localhost/hooks',
  'https://app.example:8443/',
  'https://me:secret@app.example/',
  'https://app.example/#part',
  'ftp://app.example/',
  'javascript:alert(1)',
])('[AC-08] %s is no address of an endpoint', async (url) => {
  const refused = await owner.call('WebhookEndpoint', 'create', {
    client_id: client.clientId,
    url,
    event_types: ['pin.created'],
  });
  expect([refused.status, Object.keys(refused.error.fields)]).toEqual([400, ['url']]);
});

test('[AC-08] an address that is private is refused when it is called', async () => {
  const { endpoint_id: id } = await addEndpoint(['board.created'], 'https://10.0.0.7/hooks');
  await newBoard(owner, 'Inside');
  await settle();
  expect(await deliveries(id)).toMatchObject([{ state: 'pending', status: null, error: 'address_refused' }]);
});

test('[AC-08] after a rotation both secrets sign for 24 hours, then the new one alone', async () => {
  const { endpoint_id: id, secret: old } = await addEndpoint(['board.created']);
  const { data } = await owner.call('WebhookSecret', 'create', { endpoint_id: id });
  expect(data.secret).not.toBe(old);
  expect((await endpointOf(id)).previous_secret_until).not.toBeNull();
  await newBoard(owner, 'Both');
  await settle();
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  for (const secret of [old, data.secret])
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({});
  pass(25);
  await newBoard(owner, 'One');
  await settle();
  expect(
    receiver.received.map(({ headers: sent }) => String(sent['webhook-signature']).split(' ').length),
  ).toEqual([2, 1]);
});

test('[AC-08] what a killed process was sending is sent after its lease', async () => {
  const { endpoint_id: id } = await addEndpoint(['board.created']);
  await newBoard(owner, 'Leased');
  await deliverEvents(site.deps);
  expect(await claimDelivery(site.deps)).toBeDefined();
  await send();
  expect(receiver.received).toEqual([]);
  site.clock.now = new Date(Date.now() + 61_000);
  await Promise.all([send(), send()]);
  expect(receiver.received).toHaveLength(1);
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
});

test('[AC-08] addresses that never answer do not hold up another one', async () => {
  const silent = await Promise.all(Array.from({ length: 4 }, () => startReceiver()));
  for (const one of silent) {
    one.answer = () => undefined;
    await addEndpoint(['board.created'], one.url);
  }
  for (const name of ['One', 'Two', 'Three']) await newBoard(owner, name);
  await deliverEvents(site.deps);
  await addEndpoint(['board.updated']);
  await owner.call('Board', 'update', { board_id: await newBoard(owner, 'Quick'), name: 'Quicker' });
  await deliverEvents(site.deps);
  let before = 0;
  receiver.answer = (_, response) => {
    before = silent.reduce((sum, { received }) => sum + received.length, 0);
    response.writeHead(204).end();
  };
  await send();
  expect(receiver.received).toHaveLength(1);
  expect(before).toBeLessThanOrEqual(8);
  expect(silent.map(({ received }) => received.length)).toEqual([4, 4, 4, 4]);
  for (const one of silent) await one.close();
});

test('[AC-08] all that failed since a day is sent again, and a test event is sent by hand', async () => {
  const { endpoint_id: id } = await addEndpoint(['board.created']);
  for (const name of ['One', 'Two']) await newBoard(owner, name);
  await deliverEvents(site.deps);
  await owner.call('WebhookState', 'update', { endpoint_id: id, is_enabled: false });
  expect(await deliveries(id, { state: 'failed' })).toMatchObject([
    { error: 'endpoint_disabled' },
    { error: 'endpoint_disabled' },
  ]);
  await owner.call('WebhookState', 'update', { endpoint_id: id, is_enabled: true });
  const replay = (since: string) => owner.call('WebhookFailures', 'create', { endpoint_id: id, since });
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  expect((await replay(day(Date.now() + 2 * 24 * HOUR_MS))).data.count).toBe(0);
  expect((await replay(day(Date.now()))).data.count).toBe(2);
  expect((await owner.call('WebhookTest', 'create', { endpoint_id: id })).status).toBe(200);
  await send();
  expect(eventsGot().filter(({ type }) => type === 'board.created')).toHaveLength(2);
  expect(eventsGot().filter(({ type }) => type === 'endpoint.test')).toHaveLength(1);
});

test("[AC-08] another member's endpoint is as one that does not exist, for every call", async () => {
  const { endpoint_id: id } = await addEndpoint(['board.created']);
  const other = await site.member();
  const answers = [
    await other.get('WebhookEndpoint', { endpoint_id: id }),
    await other.get('WebhookDeliveries', { endpoint_id: id }),
    await other.call('WebhookEndpoint', 'update', {
      endpoint_id: id,
      url: 'https://evil.example/',
      event_types: ['pin.created'],
    }),
    await other.call('WebhookEndpoint', 'delete', { endpoint_id: id }),
    await other.call('WebhookSecret', 'create', { endpoint_id: id }),
    await other.call('WebhookState', 'update', { endpoint_id: id, is_enabled: false }),
    await other.call('WebhookTest', 'create', { endpoint_id: id }),
    await other.call('WebhookReplay', 'create', { endpoint_id: id, delivery_id: '1' }),
    await other.call('WebhookFailures', 'create', { endpoint_id: id, since: '2026-01-01' }),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
    answers.map(() => [404, 'webhook_endpoint_not_found']),
  );
  const ofApp = { client_id: client.clientId };
  expect((await other.get('WebhookEndpoint', ofApp)).error.code).toBe('app_not_found');
  const described = { ...ofApp, url: 'https://a.example/', event_types: ['pin.created'] };
  expect((await other.call('WebhookEndpoint', 'create', described)).error.code).toBe('app_not_found');
});

test('[AC-08] an app has at most five endpoints, and those of a deleted app are gone', async () => {
  for (let nth = 0; nth < 5; nth += 1) await addEndpoint(['pin.created'], `https://app.example/${nth}`);
  await expect(addEndpoint(['pin.created'], 'https://app.example/6')).rejects.toThrow(
    'webhook_endpoints_full',
  );
  const { data } = await owner.get('WebhookEndpoint', { client_id: client.clientId });
  expect(data).toHaveLength(5);
  expect(JSON.stringify(data)).not.toContain('whsec_');
  await owner.call('RegisteredApp', 'delete', { client_id: client.clientId });
  const { rows } = await site.pool.query('select from webhook_endpoints where app_id = $1', [
    client.clientId,
  ]);
  expect(rows).toEqual([]);
});

test('[AC-08] deliveries are kept for 30 days', async () => {
  const { endpoint_id: id } = await addEndpoint(['board.created']);
  await newBoard(owner, 'Old');
  await settle();
  pass(29 * 24);
  await runJob(site.deps, purgeWebhookDeliveries);
  expect(await deliveries(id)).toHaveLength(1);
  pass(48);
  await runJob(site.deps, purgeWebhookDeliveries);
  expect(await deliveries(id)).toEqual([]);
});
