import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOutboxDir, readOutbox } from '../../platform/mail/index.ts';
import { sendMail } from '../../site/all-jobs.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { isCallDay } from './calls.ts';

let site: TestApp;
let owner: TestVisitor;
let mate: TestVisitor;
let kiln: string;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  site = await testApp();
  owner = await site.member('Kiln Owner');
  mate = await site.member('Kiln Mate');
  const made = await owner.call('BusinessConversion', 'create', {
    name: 'Kiln & Co.',
    category: 'maker',
    website_url: 'https://kiln.example',
  });
  kiln = made.data.id;
});
afterAll(() => site.close());

const invite = (who: string, role: string, by = owner) =>
  by.call('BusinessInvites', 'create', { business_id: kiln, who, role });
/** Sends the queued emails. */
async function sendQueued(): Promise<void> {
  const { rows } = await site.deps.db.execute<{ id: string; data: object }>(
    sql`delete from jobs.job where name = 'send-mail' returning id, data`,
  );
  for (const { id, data } of rows) await runJob(site.deps, sendMail, data, id);
}
const roles = async (): Promise<object> =>
  Object.fromEntries(
    (await owner.get('BusinessMembers', { business_id: kiln })).data.map(
      (one: { username: string; role: string }) => [one.username, one.role],
    ),
  );

test('[BD-09] an account is turned into a business once; its profile shows the site and what it does', async () => {
  const again = await owner.call('BusinessConversion', 'create', { name: 'Again', category: 'shop' });
  expect(again.error.code).toBe('business_already');
  const { data } = await owner.graphql(
    `{ v3GetUserQuery(username: "${owner.username}") { ... on UserData { data { websiteUrl businessCategory } } } }`,
  );
  expect(data.v3GetUserQuery.data).toEqual({
    websiteUrl: 'https://kiln.example',
    businessCategory: 'maker',
  });
});

test('[BD-09] a person invited by username gets a mail, sees the invite, and becomes a member by accepting it', async () => {
  expect((await invite(`@${mate.username}`, 'analyst')).status).toBe(200);
  expect((await invite('nobody_there', 'analyst')).error.code).toBe('user_not_found');
  const [got] = (await mate.get('BusinessInvitation')).data;
  expect(got).toMatchObject({ business_name: 'Kiln & Co.', role: 'analyst', invited_by: owner.username });
  await mate.call('BusinessInvitation', 'update', { invite_id: got.id });
  expect(await roles()).toEqual({ [owner.username]: 'owner', [mate.username]: 'analyst' });
  expect((await invite(mate.username, 'analyst')).error.code).toBe('member_already');
});

test('[BD-09] an e-mail is invited by a code that only the mail has; over after 14 days', async () => {
  await invite('new@shop.example', 'finance');
  const outbox = getOutboxDir(site.deps.env.dataDir);
  await sendQueued();
  const mail = (await readOutbox(outbox)).find(({ to }) => to === 'new@shop.example');
  const [, code] = /\?code=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  const guest = await site.member('Guest');
  expect((await guest.get('BusinessInvitation', { code })).data).toHaveLength(1);
  expect((await guest.get('BusinessInvitation', { code: `${code?.split('.')[0]}.x` })).data).toEqual([]);
  site.clock.now = new Date(Date.now() + 15 * DAY_MS);
  expect((await guest.call('BusinessInvitation', 'update', { code })).error.code).toBe('link_expired');
  site.clock.now = undefined;
  expect((await guest.call('BusinessInvitation', 'delete', { code })).status).toBe(200);
  expect((await guest.call('BusinessInvitation', 'update', { code })).error.code).toBe('invite_not_found');
});

test('[BD-09] mails of a business are in the language of the member; to an address without an account, in that of the inviter', async () => {
  const lena = await site.member('Lena Brandt');
  await site.deps.db.execute(sql`update users set locale = 'de' where id in (${owner.id}, ${lena.id})`);
  await invite(lena.username, 'finance');
  await invite('neu@shop.example', 'catalog_manager');
  await lena.call('BusinessCall', 'create', {
    topic: 'ads',
    day: new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10),
    part_of_day: 'evening',
    phone: '+46 8 555 01 00',
  });
  await sendQueued();
  const mails = (await readOutbox(getOutboxDir(site.deps.env.dataDir))).map(({ text }) => text);
  const offered = mails.map((text) => /lädt dich ein, .* Deine Rolle wäre: (\w+)\./.exec(text)?.[1]);
  expect(offered.filter((role) => role !== undefined).toSorted()).toEqual(['Finanzen', 'Katalogverwaltung']);
  expect(mails.filter((text) => text.includes('Wir rufen dich'))).toEqual([
    expect.stringMatching(/Thema: Anzeigen\n\nZeit: \S+, \d+\. \S+ \d{4}, abends/),
  ]);
  await site.deps.db.execute(sql`update users set locale = 'en-US' where id = ${owner.id}`);
});

test('[BD-06] only owners make and unmake owners, and the last one cannot go', async () => {
  const set = (who: TestVisitor, by: TestVisitor, role: string) =>
    by.call('BusinessMembers', 'update', { business_id: kiln, user_id: who.id, role });
  const last = await owner.call('BusinessMembership', 'delete', { business_id: kiln });
  expect(last.error.code).toBe('business_last_owner');
  expect((await set(owner, owner, 'admin')).error.code).toBe('business_last_owner');
  await set(mate, owner, 'admin');
  expect((await set(owner, mate, 'analyst')).error.code).toBe('business_owners_only');
  expect((await set(mate, mate, 'owner')).error.code).toBe('business_owners_only');
  expect((await invite('a@shop.example', 'owner', mate)).error.code).toBe('business_owners_only');
  expect((await set(await site.member(), owner, 'admin')).error.code).toBe('member_not_found');
});

test('[BD-06] of two owners who leave at once one stays', async () => {
  await owner.call('BusinessMembers', 'update', { business_id: kiln, user_id: mate.id, role: 'owner' });
  const left = await Promise.all(
    [owner, mate].map((one) => one.call('BusinessMembership', 'delete', { business_id: kiln })),
  );
  expect(left.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [gone, stays] = left[0]?.status === 200 ? [owner, mate] : [mate, owner];
  expect((await gone.get('BusinessMembers', { business_id: kiln })).status).toBe(404);
  await invite(gone.username, 'owner', stays);
  await gone.call('BusinessInvitation', 'update', {
    invite_id: (await gone.get('BusinessInvitation')).data[0].id,
  });
});

test('[BD-06] security: who has a passkey, who is signed in; sessions end from here, and the log tells who did it', async () => {
  const secure = await owner.get('BusinessSecurity', { business_id: kiln });
  expect(secure.data.map((one: { passkey_count: number }) => one.passkey_count)).toEqual([0, 0]);
  await owner.call('BusinessMemberSessions', 'delete', { business_id: kiln, user_id: mate.id });
  expect((await mate.get('Businesses')).status).toBe(401);
  const [newest] = (await owner.get('BusinessLog', { business_id: kiln })).data;
  expect(newest).toMatchObject({
    actor: owner.username,
    action: 'member.sessions_ended',
    subject: `@${mate.username}`,
  });
});

test('[BD-03] a tree of businesses: added by their owners, moved without a circle, taken out', async () => {
  const make = async (kind: string, name: string): Promise<string> =>
    (await owner.call('Business', 'create', { kind, name })).data.id;
  const [root, manager, other] = [
    await make('hierarchy', 'House'),
    await make('manager', 'Studio'),
    await make('hierarchy', 'Other house'),
  ];
  const tree = { business_id: root };
  const add = (id: string, to = root) =>
    owner.call('BusinessTree', 'create', { business_id: to, node_id: id });
  expect((await add(kiln)).status).toBe(200);
  expect((await add(manager)).status).toBe(200);
  expect((await add(kiln, other)).error.code).toBe('business_in_tree');
  expect((await add(other)).error.code).toBe('node_not_found');
  const stranger = await site.member();
  const foreign = (await stranger.call('Business', 'create', { kind: 'manager', name: 'Theirs' })).data.id;
  expect((await add(foreign)).error.code).toBe('node_not_found');
  const move = (node_id: string, parent_id: string) =>
    owner.call('BusinessTree', 'update', { ...tree, node_id, parent_id });
  expect((await move(kiln, manager)).status).toBe(200);
  expect((await move(manager, kiln)).error.fields.parent_id).toContain('below itself');
  expect((await move(root, kiln)).error.fields.parent_id).toContain('top of the tree');
  expect((await move(foreign, root)).error.code).toBe('node_not_found');
  await owner.call('BusinessTree', 'delete', { ...tree, node_id: manager });
  const { data } = await owner.get('BusinessTree', tree);
  expect(data.map((one: { name: string; parent_id: string | null }) => [one.name, one.parent_id])).toEqual([
    ['House', null],
    ['Kiln & Co.', root],
  ]);
});

test('[BD-03] two moves at once that make a circle together: one is refused', async () => {
  const make = async (kind: string): Promise<string> =>
    (await owner.call('Business', 'create', { kind, name: kind })).data.id;
  const [root, one, other] = [await make('hierarchy'), await make('manager'), await make('manager')];
  for (const node_id of [one, other])
    await owner.call('BusinessTree', 'create', { business_id: root, node_id });
  const moved = await Promise.all(
    [
      [one, other],
      [other, one],
    ].map(([node_id, parent_id]) =>
      owner.call('BusinessTree', 'update', { business_id: root, node_id, parent_id }),
    ),
  );
  expect(moved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await owner.get('BusinessTree', { business_id: root })).data).toHaveLength(3);
});

test('[BD-09] a call is requested, mailed to both sides, listed, and cancelled', async () => {
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  const created = await owner.call('BusinessCall', 'create', {
    topic: 'catalogs',
    day,
    part_of_day: 'morning',
    time_zone: 'Europe/Stockholm',
    phone: '+46 8 555 01 00',
    message: 'Our feed has 9,000 cups.',
  });
  expect(created.data).toMatchObject({ topic: 'catalogs', day, phone: '+46 8 555 01 00' });
  await sendQueued();
  const subjects = (await readOutbox(getOutboxDir(site.deps.env.dataDir))).map(({ subject }) => subject);
  expect(subjects).toContain('We received your request for a call');
  expect(subjects).toContain(`${owner.username} requests a call`);
  expect((await owner.get('BusinessCall')).data).toHaveLength(1);
  await owner.call('BusinessCall', 'delete', { call_id: created.data.id });
  expect((await owner.get('BusinessCall')).data).toEqual([]);
});

test.each([
  ['2026-11-21', true],
  ['2026-11-20', true],
  ['2026-11-18', false],
  ['2027-02-15', true],
  ['2027-03-15', false],
])('[BD-09] a call on %s, requested on 21 November: %s', (day, isOpen) => {
  expect(isCallDay(day, new Date('2026-11-21T09:00:00Z'))).toBe(isOpen);
});

test('[BD-08] a connection shows what its channels delivered, and nothing before the first delivery', async () => {
  const { data } = await owner.get('BusinessIntegrations', { business_id: kiln });
  expect(data.find((one: { integration: string }) => one.integration === 'shopify')).toEqual({
    integration: 'shopify',
    came: [
      { way: 'tag', state: 'nothing', at: null },
      { way: 'feed', state: 'nothing', at: null },
    ],
  });
});

test('[BD-06] a business is closed by its owner, who repeats its name; nothing of it is left', async () => {
  const { data } = await owner.call('Business', 'create', { kind: 'manager', name: 'Short lived' });
  const close = (name: string) => owner.call('Business', 'delete', { business_id: data.id, name });
  expect((await close('Another')).error.fields.name).toBe('This is not its name.');
  expect((await close('Short lived')).status).toBe(200);
  const { rows } = await site.deps.db.execute(sql`select from business_log where business_id = ${data.id}`);
  expect(rows).toEqual([]);
});
