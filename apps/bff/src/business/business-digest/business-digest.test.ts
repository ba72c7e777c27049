import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids/new-id.ts';
import { getOutboxDir, readOutbox } from '../../platform/mail/index.ts';
import { users } from '../../people/accounts/index.ts';
import { sendMail } from '../../site/all-jobs.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { runQueued } from '../../testing/run-queued.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { rollUp } from '../business-stats/index.ts';
import { deliverBusinessDigest, queueBusinessDigests } from './index.ts';

let site: TestApp;
let owner: TestVisitor;
let fan: TestVisitor;
let business: string;
let board: string;
let pin: string;
/** A Monday to come, when jobs that are queued now are due; a day after the clocks of Berlin were put back. */
const DUE = '2031-10-27T07:00:00Z';

beforeAll(async () => {
  site = await testApp();
  [owner, fan] = [await site.member('Kiln Owner'), await site.member('Noor Fan')];
  const { db } = site.deps;
  board = (await owner.call('Board', 'create', { name: 'Cups' })).data.id;
  pin = (
    await owner.call('Pin', 'create', {
      board_id: board,
      title: 'A <cup>',
      image_base64: await testPicture(),
    })
  ).data.id;
  const made = await owner.call('BusinessConversion', 'create', { name: 'Kiln & Co.', category: 'maker' });
  business = made.data.id;
  await db.execute(sql`update business_members set joined_at = '2026-01-01'`);
  await db
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(users.id, BigInt(owner.id)));
  await schedule({ time_zone: 'Europe/Berlin' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.deps.db.execute(sql`delete from pins where is_repin`);
  for (const table of [
    'user_follows',
    'business_digests',
    'news',
    'countable_events',
    'stat_hours',
    'stat_blocks',
    'notification_choices',
    'ad_days',
  ])
    await site.deps.db.execute(sql`delete from ${sql.identifier(table)}`);
  await schedule({ time_zone: 'Europe/Berlin', quiet_hours: null });
  await site.deps.db
    .update(users)
    .set({ locale: 'en-US' })
    .where(eq(users.id, BigInt(owner.id)));
  known = new Set((await allMails()).map(({ name }) => name));
});

let known: ReadonlySet<string> = new Set();
const schedule = (options: object) => owner.call('NotificationSchedule', 'update', options);
const allMails = async () => {
  const [row] = await site.deps.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, BigInt(owner.id)));
  return (await readOutbox(getOutboxDir(site.deps.env.dataDir))).filter(
    ({ to, unsubscribe }) => to === row?.email && unsubscribe !== undefined,
  );
};
/** Returns the digests that were mailed in this test. */
const mails = async () => (await allMails()).filter(({ name }) => !known.has(name));
/** Runs the jobs at a time, as two processes do. */
async function workAt(time: string): Promise<void> {
  site.clock.now = new Date(time);
  await Promise.all([runJob(site.deps, queueBusinessDigests), runJob(site.deps, queueBusinessDigests)]);
  await runQueued(site.deps, [deliverBusinessDigest, sendMail]);
  site.clock.now = undefined;
}
const METRICS = { impressions: 1, saves: 3, outbound_clicks: 4 } as const;
async function count(metric: keyof typeof METRICS, times: number, hour: string): Promise<void> {
  await site.deps.db.execute(sql`
    insert into countable_events (owner_id, content_id, metric, hour)
    select ${BigInt(owner.id)}, content_id, ${METRICS[metric]}, ${hour}::timestamptz
    from pins cross join generate_series(1, ${times}) where pins.id = ${BigInt(pin)}`);
  await rollUp(site.deps.db);
}
const choose = (channels: object) =>
  owner.call('NotificationChoices', 'update', { kinds: { business_digest: channels } });
const news = async () =>
  (await owner.get('NewsHub')).data.filter((one: { kind: string }) => one.kind === 'business_digest');

test('[AC-12] the digest of a business has the numbers of the week, their change, and the top Pins with their images', async () => {
  await count('impressions', 12, '2031-10-26T23:00:00Z');
  await count('impressions', 10, '2031-10-19T00:00:00Z');
  await count('saves', 3, '2031-10-20T00:00:00Z');
  await count('outbound_clicks', 2, '2031-10-21T12:00:00Z');
  await count('outbound_clicks', 4, '2031-10-14T12:00:00Z');
  // Neither what came before both weeks nor the day on which the digest is sent.
  await count('impressions', 99, '2031-10-12T23:00:00Z');
  await count('impressions', 99, '2031-10-27T00:00:00Z');
  const copy = (await fan.call('Repin', 'create', { pin_id: pin, board_id: await boardOf(fan) })).data.id;
  await site.deps.db.execute(
    sql`update pins set created_at = '2031-10-26T23:59:00Z' where id = ${BigInt(copy)}`,
  );
  await fan.call('UserFollow', 'create', { user_id: owner.id });
  await site.deps.db.execute(sql`update user_follows set created_at = '2031-10-20T00:00:00Z'`);
  await workAt(DUE);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Kiln & Co.: your week on Pegboard');
  expect(mail?.text).toContain('these are the numbers of Kiln & Co. from Oct 20, 2031 to Oct 26, 2031');
  expect(mail?.text.split('\n\n')[2]?.split('\n')).toEqual([
    'Impressions: 12 (up 20%)',
    'Saves: 3 (none the week before)',
    'Outbound clicks: 2 (down 50%)',
    'Engaged audience: 1 (none the week before)',
    'New followers: 1 (none the week before)',
  ]);
  expect(mail?.text).toContain(`A <cup>: 12 impressions, 3 saves\n${site.deps.env.publicUrl}/pin/${pin}/`);
  expect(mail?.html).toContain('A &lt;cup&gt;: 12 impressions, 3 saves</a>');
  expect(mail?.html).toMatch(/<img src="http[^"]+\/136x136\/[^"]+" alt="A &lt;cup&gt;" width="68"/);
  expect(mail?.text).toContain(
    `/business/business-access/${business}/dashboard/?from=2031-10-20&to=2031-10-26`,
  );
  expect(mail?.text).not.toContain('campaigns');
  expect(await news()).toMatchObject([
    { actors: [], is_read: false, business: { id: business, name: 'Kiln & Co.', kind: 'access' } },
  ]);
});

async function boardOf(who: TestVisitor): Promise<string> {
  return (await who.call('Board', 'create', { name: 'Finds' })).data.id;
}

test('[AC-12] the digest of a business has spend and results of its campaigns', async () => {
  const { db } = site.deps;
  const [account, campaign] = [newId(), newId()];
  await db.execute(sql`insert into ad_accounts (id, advertiser_id, business_id, name, currency)
    values (${account}, ${BigInt(owner.id)}, ${BigInt(business)}, 'Cups', 'EUR')`);
  await db.execute(sql`insert into campaigns (id, account_id, name, objective, daily_micro, price_micro, starts_on, time_zone)
    values (${campaign}, ${account}, 'Autumn', 'awareness', 1, 1, current_date, 'UTC')`);
  const day = (on: string, spent: number) =>
    db.execute(sql`insert into ad_days (campaign_id, day, content_id, impressions, clicks, spent_micro, conversions)
      values (${campaign}, ${on}::date, 1, 100, 7, ${spent}, 2)`);
  await day('2031-10-26', 1_500_000);
  await day('2031-10-19', 1_000_000);
  await workAt(DUE);
  const [mail] = await mails();
  expect(mail?.text).toContain(
    'Spend: €1.50 (up 50%)\nPaid impressions: 100, paid clicks: 7, conversions: 2',
  );
  expect(mail?.text).toContain('Impressions: 100 (same as before)');
  await db.execute(sql`delete from ad_accounts where id = ${account}`);
});

test('[AC-12] it is sent once a week at 8 in the morning of the member, by two processes, also when clocks and zones change', async () => {
  for (const day of ['2031-10-21', '2031-10-28']) await count('impressions', 6, `${day}T12:00:00Z`);
  await site.deps.db.execute(
    sql`insert into business_digests values (${BigInt(owner.id)}, ${BigInt(business)}, '2031-10-20')`,
  );
  await workAt('2031-10-27T06:59:00Z');
  expect(await mails()).toHaveLength(0);
  await workAt(DUE);
  await workAt(DUE);
  expect(await mails()).toHaveLength(1);
  await schedule({ time_zone: 'America/New_York' });
  for (let hours = 1; hours < 7 * 24; hours += 5)
    await workAt(new Date(Date.parse(DUE) + hours * 3_600_000).toISOString());
  expect(await mails()).toHaveLength(1);
  await workAt('2031-11-03T12:59:00Z');
  expect(await mails()).toHaveLength(1);
  await workAt('2031-11-03T13:00:00Z');
  const weeks = (await mails()).map(({ text }) => /from (.*) to/.exec(text)?.[1]);
  expect(weeks).toHaveLength(2);
  expect(new Set(weeks)).toEqual(new Set(['Oct 20, 2031', 'Oct 27, 2031']));
});

test('[AC-12] in the quiet hours it waits for their end, and a member who joined later gets the next one', async () => {
  await count('impressions', 6, '2031-10-21T12:00:00Z');
  await schedule({ quiet_hours: { from: '22:00', until: '09:00' } });
  await site.deps.db.execute(
    sql`insert into business_digests values (${BigInt(owner.id)}, ${BigInt(business)}, '2031-10-20')`,
  );
  await workAt('2031-10-27T07:59:00Z');
  expect(await mails()).toHaveLength(0);
  await workAt('2031-10-27T08:00:00Z');
  expect(await mails()).toHaveLength(1);
  const { db } = site.deps;
  await db.execute(sql`delete from business_digests`);
  await db.execute(sql`update business_members set joined_at = '2031-10-27T08:00:01Z'`);
  await workAt('2031-10-27T12:00:00Z');
  await db.execute(sql`update business_members set joined_at = '2026-01-01'`);
  expect(await mails()).toHaveLength(1);
});

test('[AC-12] nothing is sent if nothing happened, nor to former members', async () => {
  await count('impressions', 6, '2031-10-19T12:00:00Z');
  await workAt(DUE);
  expect([await mails(), await news()]).toEqual([[], []]);
  await count('impressions', 6, '2031-10-21T12:00:00Z');
  await site.deps.db.execute(sql`delete from business_digests`);
  site.clock.now = new Date(DUE);
  await runJob(site.deps, queueBusinessDigests);
  const { rows } = await site.deps.db.execute(sql`delete from business_members returning *`);
  await runQueued(site.deps, [deliverBusinessDigest, sendMail]);
  site.clock.now = undefined;
  expect(await mails()).toEqual([]);
  await site.deps.db.execute(sql`insert into business_members
    select * from json_populate_recordset(null::business_members, ${JSON.stringify(rows)}::json)`);
});

test('[AC-12] one press of the mail client ends it, and no other mail; its row of the table turns off the notification', async () => {
  await count('impressions', 6, '2031-10-21T12:00:00Z');
  await workAt(DUE);
  const lists = async () => (await owner.get('EmailSettings')).data.lists;
  expect(await lists()).toEqual({
    board_invites: true,
    notifications: false,
    digest: false,
    business_digest: true,
  });
  const { pathname, search } = new URL((await mails())[0]?.unsubscribe ?? '');
  await site.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(await lists()).toMatchObject({ board_invites: true, business_digest: false });
  await site.deps.db.execute(sql`delete from business_digests`);
  await workAt(DUE);
  expect([(await mails()).length, (await news()).length]).toEqual([1, 1]);
  await site.deps.db.execute(sql`delete from news`);
  await site.deps.db.execute(sql`delete from business_digests`);
  await choose({ app: false, mail: 'immediate' });
  await workAt(DUE);
  expect([(await mails()).length, (await news()).length]).toEqual([2, 0]);
});

test('[AC-12] members without a business have neither the row of the table nor the list of mails', async () => {
  const kinds = async (who: TestVisitor) =>
    (await who.graphql('{ viewer { notificationChoices { kind } } }')).data.viewer.notificationChoices.map(
      ({ kind }: { kind: string }) => kind,
    );
  expect(await kinds(owner)).toContain('business_digest');
  expect(await kinds(fan)).not.toContain('business_digest');
  expect((await fan.get('EmailSettings')).data.lists).not.toHaveProperty('business_digest');
});

test.each([
  ['de', 'ltr', 'Impressionen: 1.200 (in der Woche davor 0)'],
  ['ar', 'rtl', 'مرات الظهور: '],
])(
  '[AC-12] the digest of a business is written in the language of the member: %s',
  async (locale, dir, line) => {
    await count('impressions', 1200, '2031-10-21T12:00:00Z');
    await site.deps.db
      .update(users)
      .set({ locale })
      .where(eq(users.id, BigInt(owner.id)));
    await workAt(DUE);
    const [mail] = await mails();
    expect(mail?.html).toMatch(new RegExp(`^<div lang="${locale}" dir="${dir}">`));
    expect(mail?.text).toContain(line);
  },
);
