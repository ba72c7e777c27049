import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';

const QUERY =
  'query ($code: String!) { v3GetInviteCodeQuery(inviteCode: $code) { __typename ... on InviteCodeData { data { inviteChannel sender { entityId firstName fullName imageMediumUrl isDefaultImage shouldShowMessaging } } } ... on NotFound { message } } }';
const DAY_MS = 86_400_000;
const LONG = 'Wilhelmina-Alexandrina-Philippa';

let site: TestApp;
let sender: TestVisitor;

beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = undefined;
  sender = await site.member('Ines Moreau');
});

const read = (visitor: TestVisitor, code: unknown) =>
  visitor.get('InviteCodeMetadata', { invite_code: code });
const ask = async (visitor: TestVisitor, code: string) =>
  (await visitor.graphql(QUERY, { code })).data.v3GetInviteCodeQuery;
async function newCode(channel = 12): Promise<string> {
  const { data } = await sender.call('InviteCode', 'create', { invite_channel: channel });
  return data.invite_code;
}

test('[IV-01] a code tells who sent it and by which channel, to visitors too', async () => {
  const code = await newCode();
  expect(await read(site.visitor(), code)).toMatchObject({
    status: 200,
    data: {
      sender: {
        id: sender.id,
        first_name: 'Ines',
        full_name: 'Ines Moreau',
        image_medium_url: null,
        is_default_image: true,
        should_show_messaging: true,
      },
      invite_channel: 12,
    },
  });
});

test('[IV-01] v3GetInviteCodeQuery returns the sender', async () => {
  expect(await ask(site.visitor(), await newCode(5))).toEqual({
    __typename: 'InviteCodeData',
    data: {
      inviteChannel: 5,
      sender: {
        entityId: sender.id,
        firstName: 'Ines',
        fullName: 'Ines Moreau',
        imageMediumUrl: null,
        isDefaultImage: true,
        shouldShowMessaging: true,
      },
    },
  });
});

test('[IV-01] a first name is cut to 30 characters', async () => {
  sender = await site.member(LONG);
  const { sender: shown } = (await read(site.visitor(), await newCode())).data;
  expect(shown.first_name).toHaveLength(30);
  expect(shown.full_name).toBe(LONG);
});

test('[IV-01] senders are not offered to message themselves', async () => {
  const code = await newCode();
  expect((await read(sender, code)).data.sender.should_show_messaging).toBe(false);
  expect((await ask(sender, code)).data.sender.shouldShowMessaging).toBe(false);
  expect((await read(await site.member(), code)).data.sender.should_show_messaging).toBe(true);
});

test('[IV-01] an unknown code and one that is over have the same answer: no invite', async () => {
  const code = await newCode();
  site.clock.now = new Date(Date.now() + 30 * DAY_MS);
  const visitor = site.visitor();
  for (const other of [code, 'AAAAAAAAAAAAAAAAAAAAAA', '', '" or 1=1', '../../'])
    expect(await read(visitor, other)).toMatchObject({
      status: 404,
      data: null,
      error: { code: 'invite_not_found', message: 'Sorry! We could not find that invite.' },
    });
  for (const other of [code, '', 'a'.repeat(101)])
    expect(await ask(visitor, other)).toEqual({
      __typename: 'NotFound',
      message: 'Sorry! We could not find that invite.',
    });
});

test('[FB-06] who blocked the sender, or was blocked by them, has no invite from them', async () => {
  const [one, other] = [await site.member(), await site.member()];
  const code = await newCode();
  await one.call('UserBlock', 'create', { blocked_user_id: sender.id });
  await sender.call('UserBlock', 'create', { blocked_user_id: other.id });
  for (const blocked of [one, other]) {
    expect(await read(blocked, code)).toMatchObject({ status: 404, error: { code: 'invite_not_found' } });
    expect((await ask(blocked, code)).__typename).toBe('NotFound');
  }
});

test('[IV-01] codes have 128 bits, are unique, and are stored only as hashes', async () => {
  const codes = await Promise.all(Array.from({ length: 20 }, () => newCode()));
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^[\w-]{22}$/);
  const { rows } = await site.deps.db.execute('select * from invite_codes');
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
});

test('[IV-01] codes that are over are forgotten when their sender makes another', async () => {
  await newCode();
  site.clock.now = new Date(Date.now() + 31 * DAY_MS);
  await newCode();
  const { rows } = await site.deps.db.execute(`select from invite_codes where sender_id = ${sender.id}`);
  expect(rows).toHaveLength(1);
});

test('[BF-05] who tries codes is stopped, by the /64 of an IPv6 address and over both faces together', async () => {
  const code = await newCode();
  const from = (tail: number) => site.visitor(`2001:db8:7:7::${tail.toString(16)}`);
  for (let tries = 0; tries < 30; tries += 1) {
    expect((await read(from(tries), `no-${tries}`)).status).toBe(404);
    expect((await ask(from(tries), `nor-${tries}`)).__typename).toBe('NotFound');
  }
  expect(await read(from(99), code)).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
  expect((await from(99).graphql(QUERY, { code })).error).toMatchObject({
    extensions: { code: 'rate_limited' },
  });
  expect((await read(site.visitor(), code)).status).toBe(200);
  site.clock.now = new Date(Date.now() + 300_000);
  expect((await read(from(99), code)).status).toBe(200);
});

test('[BF-05] the aliases of one query count one by one', async () => {
  const visitor = site.visitor();
  const fields = Array.from(
    { length: 15 },
    (_, n) => `a${n}: v3GetInviteCodeQuery(inviteCode: "x${n}") { __typename }`,
  );
  for (let tries = 0; tries < 4; tries += 1)
    expect((await visitor.graphql(`{ ${fields.join(' ')} }`)).error).toBeUndefined();
  expect((await visitor.graphql(`{ ${fields[0]} }`)).error.extensions.code).toBe('rate_limited');
});

test('[BF-05] a member makes a hundred codes an hour', async () => {
  await Promise.all(Array.from({ length: 100 }, () => newCode()));
  expect(await sender.call('InviteCode', 'create', { invite_channel: 1 })).toMatchObject({ status: 429 });
});

test.each<[string, object, string]>([
  ['no code', {}, 'invite_code'],
  ['a code that is a number', { invite_code: 7 }, 'invite_code'],
  ['a code of 101 characters', { invite_code: 'a'.repeat(101) }, 'invite_code'],
  ['a code with a NUL', { invite_code: 'a\0' }, 'invite_code'],
  ['a sender', { invite_code: 'a', sender_id: '7' }, 'sender_id'],
])('[BF-04] %s is reported by its field', async (_, options, field) => {
  const answer = await site.visitor().get('InviteCodeMetadata', options);
  expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  expect(Object.keys(answer.error.fields)).toEqual([field]);
});

test.each([undefined, '5', -1, 1.5, 1001])('[BF-04] a channel %j is refused', async (channel) => {
  const answer = await sender.call('InviteCode', 'create', { invite_channel: channel });
  expect(answer).toMatchObject({ status: 400, error: { fields: { invite_channel: expect.any(String) } } });
});
