import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { rollUp } from './index.ts';

let site: TestApp;
let owner: TestVisitor;
let business: string;
let pin: string;
const NOW = new Date('2026-11-21T12:34:56Z');
const RANGE = { from: '2026-11-15', to: '2026-11-21' };

beforeAll(async () => {
  site = await testApp();
  owner = await site.member('Kiln Owner');
  const board = (await owner.call('Board', 'create', { name: 'Cups' })).data.id;
  pin = (
    await owner.call('Pin', 'create', { board_id: board, title: 'A cup', image_base64: await testPicture() })
  ).data.id;
  business = (await owner.call('BusinessConversion', 'create', { name: 'Kiln', category: 'maker' })).data.id;
  await owner.call('NotificationSchedule', 'update', { time_zone: 'Asia/Kathmandu' });
});
afterAll(() => site.close());

const insights = (who: TestVisitor, options: object = {}) =>
  who.get('BusinessAudience', { business_id: business, ...RANGE, ...options });

/** Counts impressions of the pin, or close-ups, in an hour. */
async function count(
  times: number,
  of: { hour: string; country?: string; device?: string; metric?: number },
) {
  await site.deps.db.execute(sql`
    insert into countable_events (owner_id, content_id, metric, hour, country, device)
    select contents.creator_id, content_id, ${of.metric ?? 1}, ${of.hour}::timestamptz, ${of.country ?? null}, ${of.device ?? null}
    from pins join contents on contents.id = pins.content_id cross join generate_series(1, ${times})
    where pins.id = ${BigInt(pin)}`);
  await rollUp(site.deps.db);
}
/** Creates members who saved the pin in the range. */
async function createFans(number: number, changes: object): Promise<readonly TestVisitor[]> {
  const fans: TestVisitor[] = [];
  for (let n = 0; n < number; n += 1) {
    const fan = await site.member();
    const board_id = (await fan.call('Board', 'create', { name: 'Finds' })).data.id;
    const { data } = await fan.call('Repin', 'create', { pin_id: pin, board_id });
    await site.deps.db.execute(
      sql`update pins set created_at = '2026-11-20T10:00:00Z' where id = ${BigInt(data.id)}`,
    );
    for (const [column, value] of Object.entries(changes))
      await site.deps.db.execute(
        sql`update users set ${sql.identifier(column)} = ${value} where id = ${BigInt(fan.id)}`,
      );
    fans.push(fan);
  }
  return fans;
}

test('[BD-05] the total audience has countries and devices beside the site, and its hours in the zone of the member', async () => {
  site.clock.now = NOW;
  expect((await insights(owner)).data).toMatchObject({
    size: null,
    countries: [],
    hours: [0, ...Array.from({ length: 23 }, () => 0)],
  });
  // A Friday evening in UTC is a Saturday in Kathmandu.
  await count(8, { hour: '2026-11-20T19:00:00Z', country: 'FR', device: 'mobile' });
  await count(4, { hour: '2026-11-20T19:00:00Z', country: 'US', device: 'desktop' });
  const { data } = await insights(owner);
  expect(data).toMatchObject({
    audience: 'total',
    time_zone: 'Asia/Kathmandu',
    size: 12,
    countries: [{ key: 'other', count: 12 }],
    languages: [],
    topics: [],
    weekdays: [0, 0, 0, 0, 0, 12, 0],
  });
  expect(data.hours.indexOf(12)).toBe(0);
  await count(2, { hour: '2026-11-20T19:00:00Z', country: 'US', device: 'desktop' });
  const other = await site.member();
  await site.deps.db
    .execute(sql`insert into stat_blocks (owner_id, kind, span, first_day, subject, impressions)
    select ${BigInt(other.id)}, kind, span, first_day, subject, 14 from stat_blocks where subject = 'US'`);
  expect((await insights(owner)).data.countries).toEqual([
    { key: 'FR', count: 8, share: 8 / 14, site_share: 8 / 28 },
    { key: 'US', count: 6, share: 6 / 14, site_share: 20 / 28 },
  ]);
});

test('[BD-05] the engaged audience is shown from five members on, with languages and topics; who refuses is not part of it', async () => {
  site.clock.now = undefined;
  const topic = newId();
  await site.deps.db.execute(
    sql`insert into interests (id, name, url_name) values (${topic}, 'Ceramics', 'ceramics-of-test')`,
  );
  const fans = await createFans(4, { country: 'FR', locale: 'de' });
  const engaged = async () => {
    site.clock.now = NOW;
    const { data } = await insights(owner, { audience: 'engaged' });
    site.clock.now = undefined;
    return data;
  };
  expect(await engaged()).toMatchObject({ size: null, countries: [], languages: [] });
  await createFans(1, { country: 'FR', ads_by_activity: false });
  await createFans(1, { country: 'FR', birth_year: 2012 });
  expect(await engaged()).toMatchObject({ size: null });
  const follow = async (follower: TestVisitor) =>
    site.deps.db.execute(sql`insert into interest_follows values (${BigInt(follower.id)}, ${topic})`);
  for (const fan of [...fans, ...(await createFans(1, { country: 'FR', locale: 'de' }))]) await follow(fan);
  const data = await engaged();
  expect(data).toMatchObject({
    size: 5,
    countries: [{ key: 'FR', count: 5, share: 1 }],
    languages: [{ key: 'de', count: 5, share: 1 }],
    devices: [],
    topics: [{ name: 'Ceramics', count: 5, share: 1 }],
  });
  expect(data.languages[0].site_share).toBeLessThan(1);
  // All followers are of the audience, which is a part of all members: the share of the others is 0.
  expect(data.topics[0].affinity).toBeGreaterThan(1);
});

test('[BD-05] saves on secret boards and own ones count for no audience', async () => {
  await site.deps.db.execute(sql`update boards set privacy = 'secret' where name = 'Finds'`);
  site.clock.now = NOW;
  expect((await insights(owner, { audience: 'engaged' })).data.size).toBeNull();
  site.clock.now = undefined;
});

test('[BD-05] others do not see the insights of a business, and a wrong range is refused', async () => {
  site.clock.now = NOW;
  expect((await insights(await site.member())).status).toBe(404);
  expect((await insights(owner, { to: '2026-11-14' })).error.code).toBe('invalid_input');
});
