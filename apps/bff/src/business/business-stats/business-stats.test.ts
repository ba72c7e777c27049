import { BUSINESS_METRICS, type LogEvent } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPartitions, recordEvents } from '../../engagement/events/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { purgeStats, readDashboard, rollUp, rollUpStats, type Dashboard } from './index.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-21T12:34:56Z');
const RANGE = { from: '2026-11-15', to: '2026-11-22' };

let site: TestApp;
let owner: TestVisitor;
/** Pins by their special property. */
const pins = { plain: 0n, other: 0n, repinned: 0n, removed: 0n, foreign: 0n, missing: 1n };
type PinName = keyof typeof pins;
const PIN_NAMES = Object.keys(pins) as readonly PinName[];

beforeAll(async () => {
  site = await testApp();
  site.clock.now = NOW;
  const { db } = site.deps;
  await openPartitions(db, NOW);
  owner = await site.member('Kiln and Co');
  const [stranger, image_base64] = [await site.member(), await testPicture()];
  const boardOf = async (who: TestVisitor, name: string): Promise<string> =>
    (await who.call('Board', 'create', { name })).data.id;
  const [own, theirs] = [await boardOf(owner, 'Cups'), await boardOf(stranger, 'Finds')];
  const pinned = async (who: TestVisitor, board_id: string): Promise<bigint> =>
    BigInt((await who.call('Pin', 'create', { board_id, title: 'A cup', image_base64 })).data.id);
  pins.plain = await pinned(owner, own);
  pins.foreign = await pinned(stranger, theirs);
  for (const name of ['other', 'removed'] as const) {
    const [contentId, pinId] = [newId(), newId()];
    await db.execute(sql`insert into contents (id, creator_id, image_id, title)
      select ${contentId}, creator_id, image_id, ${name} from contents where creator_id = ${BigInt(owner.id)} limit 1`);
    await db.execute(sql`insert into pins (id, content_id, board_id, pinner_id, position, deleted_at)
      values (${pinId}, ${contentId}, ${BigInt(own)}, ${BigInt(owner.id)}, 1, ${name === 'removed' ? sql`now()` : null})`);
    pins[name] = pinId;
  }
  pins.repinned = BigInt(
    (await stranger.call('Repin', 'create', { pin_id: String(pins.plain), board_id: theirs })).data.id,
  );
});
afterAll(() => site.close());

async function forgetAll(): Promise<void> {
  for (const table of ['events', 'countable_events', 'stat_hours', 'stat_blocks'])
    await site.deps.db.execute(sql`delete from ${sql.identifier(table)}`);
}
const dashboard = (params: object = {}): Promise<Dashboard> =>
  readDashboard(site.deps.db, [BigInt(owner.id)], {
    ...RANGE,
    grain: 'day',
    metric: 'impressions',
    ...params,
  });
const anEvent = (pin: PinName, type = 18, hoursAgo = 0): LogEvent => ({
  id: randomUUID(),
  event_type: type,
  time: NOW.getTime() - hoursAgo * HOUR_MS,
  pin_id: String(pins[pin]),
});
const record = (events: readonly LogEvent[], audience?: { country: string | null }): Promise<number> =>
  recordEvents(site.deps.db, {
    events,
    isSignedIn: true,
    now: NOW,
    ...(audience && { audience: { device: 'mobile' as const, ...audience } }),
  });

/** Counts all stored events: the expected numbers. */
async function fullCount(unit: 'day' | 'hour'): Promise<unknown> {
  const TYPES = { impressions: 18, closeups: 7, saves: 5, outbound_clicks: 12, video_views: 7761 };
  const columns = Object.entries(TYPES).map(
    ([name, type]) => sql`count(*) filter (where type = ${type})::float8 as ${sql.identifier(name)}`,
  );
  const form = unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD"T"HH24:00:00.000Z';
  const { rows } = await site.deps.db.execute(sql`
    select to_char(occurred_at at time zone 'UTC', ${form}) as start, ${sql.join(columns, sql`, `)}
    from events join pins on pins.id = events.pin_id join contents on contents.id = pins.content_id
    where creator_id = ${BigInt(owner.id)} and type in (18, 7, 5, 12, 7761) group by 1 order by 1`);
  return rows.map((row) => ({ ...row, paid: { impressions: 0, outbound_clicks: 0 } }));
}
const isSome = (point: object): boolean => Object.values(point).some((value) => Number(value) > 0);

const batches = fc.array(
  fc.record({
    events: fc.array(
      fc.record({
        id: fc.integer({ min: 0, max: 40 }),
        pin: fc.constantFrom(...PIN_NAMES),
        type: fc.constantFrom(18, 18, 7, 5, 12, 7761, 102),
        hoursAgo: fc.integer({ min: -30, max: 90 }),
      }),
      { minLength: 1, maxLength: 30 },
    ),
    country: fc.constantFrom('FR', 'US', 'DE', null),
    countsAfter: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

test('[BD-05] [EL-02] whatever comes late, twice, in any order or of deleted pins: what was counted is a full count of the events', async () => {
  await fc.assert(
    fc.asyncProperty(batches, fc.constantFrom(...BUSINESS_METRICS), async (stream, metric) => {
      await forgetAll();
      const ids = Array.from({ length: 41 }, () => randomUUID());
      for (const { events, country, countsAfter } of stream) {
        const sent = events.map(({ id, pin, type, hoursAgo }) => ({
          ...anEvent(pin, type, hoursAgo),
          id: ids[id] ?? '',
        }));
        await record(sent, { country });
        if (countsAfter) await rollUp(site.deps.db, 7);
      }
      await runJob(site.deps, rollUpStats);
      const { period, countries, devices } = await dashboard({ metric });
      expect(period.points.filter(isSome)).toEqual(await fullCount('day'));
      const hourly = await dashboard({ grain: 'hour' });
      expect(hourly.period.points.filter(isSome)).toEqual(await fullCount('hour'));
      for (const groups of [countries, devices])
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(period.totals[metric]);
    }),
    { numRuns: 12 },
  );
});

test('[BD-05] a pin counts for its creator wherever it was saved; a board for own pins on it alone', async () => {
  await forgetAll();
  await record([anEvent('plain'), anEvent('plain'), anEvent('repinned'), anEvent('other', 5)]);
  await record([anEvent('removed'), anEvent('foreign'), anEvent('missing')]);
  await runJob(site.deps, rollUpStats);
  const data = await dashboard();
  expect(data.period.totals).toMatchObject({ impressions: 4, saves: 1 });
  expect(data.pins).toMatchObject([{ id: String(pins.plain), impressions: 3, saves: 0 }]);
  expect((await dashboard({ metric: 'saves' })).pins).toMatchObject([
    { id: String(pins.other), title: 'other', saves: 1 },
  ]);
  expect(data.boards).toMatchObject([
    { name: 'Cups', url: `/${owner.username}/cups/`, impressions: 3, saves: 1 },
  ]);
});

test('[BD-05] the previous period is reported beside it, and a secret board with its pins is reported nowhere', async () => {
  await forgetAll();
  const { db } = site.deps;
  await record([anEvent('plain', 18, 0), anEvent('plain', 18, 30), anEvent('plain', 18, 30)]);
  await runJob(site.deps, rollUpStats);
  const today = { from: '2026-11-21', to: '2026-11-21' };
  const data = await dashboard(today);
  expect([data.before.from, data.before.totals.impressions, data.period.totals.impressions]).toEqual([
    '2026-11-20',
    2,
    1,
  ]);
  await db.execute(sql`update boards set privacy = 'secret' where owner_id = ${BigInt(owner.id)}`);
  const secret = await dashboard(today);
  await db.execute(sql`update boards set privacy = 'public' where owner_id = ${BigInt(owner.id)}`);
  expect([secret.pins, secret.boards, secret.period.totals.impressions]).toEqual([[], [], 1]);
});

test('[BD-05] [EL-02] an audience is reported by country and device, and a browser that asks for privacy is not counted', async () => {
  await forgetAll();
  const send = (headers: Record<string, string>, count: number) =>
    site
      .visitor()
      .v3('POST', '/v3/events/', { events: Array.from({ length: count }, () => anEvent('plain')) }, headers);
  await record(
    Array.from({ length: 6 }, () => anEvent('plain')),
    { country: 'FR' },
  );
  await send({}, 5);
  await send({ 'sec-gpc': '1' }, 7);
  await runJob(site.deps, rollUpStats);
  const { countries, devices } = await dashboard();
  expect(countries).toEqual([
    { key: 'FR', count: 6 },
    { key: 'unknown', count: 12 },
  ]);
  expect(devices).toEqual([
    { key: 'mobile', count: 6 },
    { key: 'desktop', count: 5 },
    { key: 'unknown', count: 7 },
  ]);
  const { rows } = await site.deps.db.execute(sql`select * from countable_events`);
  expect(rows).toEqual([]);
});

test('[BD-05] the creator of a pin reads its numbers by day, on all boards; nobody else does', async () => {
  await forgetAll();
  await record([
    anEvent('plain'),
    anEvent('repinned', 5),
    anEvent('plain', 12, 24),
    anEvent('plain', 18, 48),
  ]);
  await record([anEvent('other'), anEvent('foreign')]);
  await runJob(site.deps, rollUpStats);
  const options = { pin_id: String(pins.plain), from: '2026-11-20', to: '2026-11-21' };
  const numbersOf = (who: TestVisitor, changed: object = {}) =>
    who.get('PinNumbers', { ...options, ...changed });
  const { data } = await numbersOf(owner);
  expect(data).toMatchObject({
    period: {
      from: '2026-11-20',
      totals: { impressions: 1, saves: 1, outbound_clicks: 1 },
      points: [
        { start: '2026-11-20', impressions: 0, outbound_clicks: 1 },
        { start: '2026-11-21', impressions: 1, saves: 1 },
      ],
    },
    before: { from: '2026-11-18', to: '2026-11-19', totals: { impressions: 1, saves: 0 } },
  });
  for (const name of ['foreign', 'removed', 'missing'] as const)
    expect(await numbersOf(owner, { pin_id: String(pins[name]) })).toMatchObject({
      error: { code: 'pin_not_found' },
    });
  expect(await numbersOf(await site.member())).toMatchObject({ error: { code: 'pin_not_found' } });
  expect(await numbersOf(owner, { to: '2026-11-19' })).toMatchObject({ error: { code: 'invalid_input' } });
});

test('[BD-05] old numbers go, and those of an account go with it', async () => {
  await forgetAll();
  const { db } = site.deps;
  await record([anEvent('plain')]);
  await runJob(site.deps, rollUpStats);
  const leaver = newId();
  await db.execute(sql`insert into countable_events (owner_id, content_id, metric, hour)
    values (${leaver}, 1, 1, ${NOW.toISOString()}::timestamptz)`);
  expect(await rollUp(db)).toBe(1);
  site.clock.now = new Date(NOW.getTime() + 800 * 24 * HOUR_MS);
  await runJob(site.deps, purgeStats);
  expect((await dashboard()).period.totals.impressions).toBe(1);
  site.clock.now = new Date(NOW.getTime() + 870 * 24 * HOUR_MS);
  await runJob(site.deps, purgeStats);
  site.clock.now = NOW;
  const { rows } = await db.execute(sql`select from stat_hours union all select from stat_blocks`);
  expect(rows).toEqual([]);
});
