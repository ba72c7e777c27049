import { EVENT_TYPES, type LogEvent } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { runJob } from '../../testing/run-job.ts';
import { dropOldPartitions, openPartitions, maintainEventPartitions } from './index.ts';
import { toUtcDay, getPartitionName } from './rules.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  await openPartitions(site.deps.db, new Date());
});
afterAll(() => site.close());
afterEach(() => {
  site.clock.now = undefined;
});

const DAY_MS = 86_400_000;
const anEvent = (more: Partial<LogEvent> = {}): LogEvent => ({
  id: randomUUID(),
  event_type: EVENT_TYPES.pinImpression,
  time: Date.now(),
  ...more,
});
const send = (
  from: TestVisitor,
  events: readonly LogEvent[],
  headers?: Record<string, string>,
): Promise<TestAnswer> => from.v3('POST', '/v3/events/', { events }, headers);
const rowsOf = async (...ids: readonly string[]): Promise<readonly Record<string, unknown>[]> =>
  (await site.deps.db.execute(sql`select * from events where id = any(${`{${ids.join(',')}}`}::uuid[])`))
    .rows;
const partitionsOf = async (): Promise<readonly unknown[]> =>
  (
    await site.deps.db.execute<{ name: string }>(
      sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass`,
    )
  ).rows.map(({ name }) => name);

test('[EL-02] a batch is stored with one statement, whole, in the partition of its day', async () => {
  const event = anEvent({
    view_type: 3,
    view_parameter: 140,
    component: 13,
    element: 27,
    pin_id: '9007199254740993',
    board_id: '8',
    object_id: 'ad:9',
    aux_data: { slot: 2 },
  });
  const events = [event, ...Array.from({ length: 99 }, () => anEvent())];
  const visitor = site.visitor();
  site.statements.count = 0;
  expect(await send(visitor, events)).toMatchObject({ status: 202, data: { accepted: 100 } });
  expect(site.statements.count).toBe(1);
  expect(await rowsOf(event.id)).toMatchObject([
    {
      type: 18,
      view_type: 3,
      view_parameter: 140,
      component: 13,
      element: 27,
      pin_id: '9007199254740993',
      board_id: '8',
      object_id: 'ad:9',
      aux: { slot: 2 },
      is_signed_in: false,
    },
  ]);
  const { rows } = await site.deps.db.execute(
    sql`select tableoid::regclass::text as name from events where id = ${event.id}`,
  );
  expect(rows).toEqual([{ name: getPartitionName(toUtcDay(event.time)) }]);
});

test('[EL-02] an event that is sent again, or twice in a batch, or by both of two at once, counts once', async () => {
  const event = anEvent();
  const from = [site.visitor(), site.visitor()];
  await Promise.all(from.map((visitor) => send(visitor, [event, event])));
  expect((await send(site.visitor(), [event])).data).toEqual({ accepted: 1 });
  site.clock.now = new Date(Date.now() + DAY_MS);
  await send(site.visitor(), [event]);
  expect(await rowsOf(event.id)).toHaveLength(1);
});

test('[EL-02] events outside the accepted window are dropped, the rest of the batch is stored', async () => {
  const [now, old, soon] = [
    anEvent(),
    anEvent({ time: Date.now() - 5 * DAY_MS }),
    anEvent({ time: Date.now() + 2 * DAY_MS }),
  ];
  expect((await send(site.visitor(), [old, now, soon])).data).toEqual({ accepted: 1 });
  expect(await rowsOf(now.id, old.id, soon.id)).toHaveLength(1);
});

test('[EL-02] nothing is stored about the sender of events: neither person, session, address nor browser', async () => {
  const member = await site.member('Ines Moreau');
  const event = anEvent();
  await send(member, [event], { 'user-agent': 'A Browser of Their Own' });
  const [row] = await rowsOf(event.id);
  expect(row).toMatchObject({ is_signed_in: true });
  expect(Object.keys(row ?? {}).toSorted()).toEqual([
    'aux',
    'board_id',
    'component',
    'day',
    'element',
    'id',
    'is_signed_in',
    'object_id',
    'occurred_at',
    'pin_id',
    'type',
    'view_parameter',
    'view_type',
  ]);
  const text = JSON.stringify(row);
  for (const own of [member.id, member.username, 'Browser', '10.0.']) expect(text).not.toContain(own);
});

test('[EL-02] a beacon is taken without the token, as JSON or as text, from our own pages alone', async () => {
  const beacon = (type: string, headers: Record<string, string>, payload: string) =>
    site.app.inject({
      method: 'POST',
      url: '/v3/events/',
      headers: { 'content-type': type, ...headers },
      payload,
    });
  const batch = (): string => JSON.stringify({ events: [anEvent()] });
  const here = { 'sec-fetch-site': 'same-origin' };
  expect((await beacon('text/plain;charset=UTF-8', here, batch())).statusCode).toBe(202);
  expect((await beacon('application/json', here, batch())).statusCode).toBe(202);
  expect((await beacon('text/plain', { origin: 'http://localhost:4310' }, batch())).statusCode).toBe(202);
  expect((await beacon('text/plain', { 'sec-fetch-site': 'cross-site' }, batch())).statusCode).toBe(403);
  expect((await beacon('text/plain', {}, batch())).statusCode).toBe(403);
  expect((await beacon('text/html', here, batch())).statusCode).toBe(415);
  expect((await beacon('text/plain', here, 'no JSON')).statusCode).toBe(400);
  expect((await beacon('text/plain', here, `"${'x'.repeat(65_536)}"`)).statusCode).toBe(413);
  const other = await site.app.inject({
    method: 'POST',
    url: '/v3/users/me/',
    headers: { 'content-type': 'text/plain', ...here },
    payload: '{}',
  });
  expect(other.statusCode).not.toBe(200);
});

test('[EL-02] room is made for the days to come, by several at once, and days that are over are dropped whole', async () => {
  const { db } = site.deps;
  const later = new Date(Date.now() + 30 * DAY_MS);
  await Promise.all([openPartitions(db, later), openPartitions(db, later), openPartitions(db, later)]);
  expect(await partitionsOf()).toContain(getPartitionName(toUtcDay(later.getTime())));
  const event = anEvent();
  await send(site.visitor(), [event]);
  const day = toUtcDay(event.time);
  site.clock.now = new Date(Date.parse(day) + 400 * DAY_MS);
  await runJob(site.deps, maintainEventPartitions);
  expect(await partitionsOf()).toContain(getPartitionName(day));
  site.clock.now = new Date(Date.parse(day) + 401 * DAY_MS);
  await runJob(site.deps, maintainEventPartitions);
  expect(await partitionsOf()).not.toContain(getPartitionName(day));
  expect(await rowsOf(event.id)).toEqual([]);
});

test('[EL-02] events of a day without a partition of its own are stored too, and deleted when it is over', async () => {
  const { db } = site.deps;
  const at = new Date(Date.now() + 2000 * DAY_MS);
  site.clock.now = at;
  const event = anEvent({ time: at.getTime() });
  expect((await send(site.visitor(), [event])).data).toEqual({ accepted: 1 });
  await openPartitions(db, at);
  expect(await rowsOf(event.id)).toHaveLength(1);
  await dropOldPartitions(db, new Date(at.getTime() + 402 * DAY_MS));
  expect(await rowsOf(event.id)).toEqual([]);
});

test('[EL-02] a save is logged for who does not log it, once however often it is repeated; disable_event_log_info is honoured', async () => {
  const saver = await site.member();
  const { data: board } = await saver.call('Board', 'create', { name: 'Cups' });
  const { data: pin } = await saver.call('Pin', 'create', {
    board_id: board.id,
    title: 'Cup',
    image_base64: await testPicture(),
  });
  const logged = async (boardId: string): Promise<readonly unknown[]> =>
    (
      await site.deps.db.execute(
        sql`select type, pin_id, is_signed_in from events where board_id = ${boardId}::bigint`,
      )
    ).rows;
  const { data: target } = await saver.call('Board', 'create', { name: 'Mine' });
  const key = { 'idempotency-key': randomUUID() };
  for (let tries = 0; tries < 3; tries += 1)
    await saver.call('Repin', 'create', { pin_id: pin.id, board_id: target.id }, key);
  await expect.poll(() => logged(target.id)).toEqual([{ type: 5, pin_id: pin.id, is_signed_in: true }]);
  const { data: quiet } = await saver.call('Board', 'create', { name: 'Quiet' });
  await saver.call('Repin', 'create', { pin_id: pin.id, board_id: quiet.id, disable_event_log_info: true });
  expect(await logged(quiet.id)).toEqual([]);
});
