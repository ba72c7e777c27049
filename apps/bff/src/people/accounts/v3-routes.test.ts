import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';

const EXISTS = '/v3/register/exists/';
const ME = '/v3/users/me/';

let site: TestApp;
let member: TestVisitor;
let email: string;

beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = undefined;
  member = await site.member('Ines Moreau');
  email = (await member.v3('POST', ME)).data.email;
});

const exists = (visitor: TestVisitor, address: string) => visitor.v3('GET', EXISTS, { email: address });

test('[BF-05] whether an e-mail has an account is never disclosed, with one answer and no look-up', async () => {
  const visitor = site.visitor();
  await exists(visitor, 'warm@pegboard.example');
  const before = site.statements.count;
  const known = await exists(visitor, email);
  const unknown = await exists(visitor, 'nobody@pegboard.example');
  expect(site.statements.count - before).toBe(2); // the request is counted
  expect(known).toMatchObject({ status: 200, data: null });
  expect({ status: unknown.status, data: unknown.data }).toEqual({ status: known.status, data: known.data });
});

test('[BF-05] a member can look up their own e-mail, in any case, and no other', async () => {
  const other = await site.member();
  expect((await exists(member, ` ${email.toUpperCase()} `)).data).toBe(true);
  expect((await exists(other, email)).data).toBeNull();
});

test('[BF-05] questions are limited by e-mail, from wherever they come', async () => {
  for (let tries = 0; tries < 10; tries += 1) expect((await exists(site.visitor(), email)).status).toBe(200);
  expect(await exists(site.visitor(), email)).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
  site.clock.now = new Date(Date.now() + 300_000);
  expect((await exists(site.visitor(), email)).status).toBe(200);
});

test('[BF-05] questions are limited by address, an IPv6 one by its /64', async () => {
  const from = (tail: number) => site.visitor(`2001:db8:9:9::${tail.toString(16)}`);
  for (let tries = 0; tries < 60; tries += 1)
    expect((await exists(from(tries), `nobody${tries}@pegboard.example`)).status).toBe(200);
  expect((await exists(from(99), 'one-more@pegboard.example')).status).toBe(429);
  expect((await exists(site.visitor(), 'one-more@pegboard.example')).status).toBe(200);
});

test.each<[string, object, string]>([
  ['no e-mail', {}, 'email'],
  ['an e-mail that is none', { email: 'ines' }, 'email'],
  ['an e-mail of 255 characters', { email: `${'a'.repeat(240)}@pegboard.example` }, 'email'],
  ['a username', { email: 'a@pegboard.example', username: 'ines' }, 'username'],
])('[BF-04] whether %s is registered is a question refused by its field', async (_, options, field) => {
  const answer = await site.visitor().v3('GET', EXISTS, options);
  expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  expect(Object.keys(answer.error.fields)).toEqual([field]);
});

test('[BF-01] /v3/users/me/ tells a member who they are', async () => {
  await member.call('Board', 'create', { name: 'Pots', privacy: 'secret' });
  expect(await member.v3('POST', ME)).toMatchObject({
    status: 200,
    data: {
      id: member.id,
      username: member.username,
      email,
      full_name: 'Ines Moreau',
      first_name: 'Ines',
      about: null,
      website_url: null,
      image_medium_url: null,
      is_verified_merchant: false,
      is_employee: false,
      theme: 'auto',
      locale: 'en-US',
      country: 'US',
      follower_count: 0,
      following_count: 0,
      pin_count: 0,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  });
});

test('[BF-01] /v3/users/me/ changes what is sent and leaves the rest, also as ApiResource', async () => {
  const changed = await member.v3('POST', ME, { full_name: 'Ines  Laurent', country: 'FR' });
  expect(changed.data).toMatchObject({ full_name: 'Ines Laurent', first_name: 'Ines', country: 'FR' });
  const again = await member.call('Api', 'create', { url: ME, data: { gender: 'female' } });
  expect(again.data).toMatchObject({ full_name: 'Ines Laurent', country: 'FR' });
});

test.each<[string, object, number, string]>([
  ['no country', { country: 'ZZ' }, 400, 'country'],
  ['a name of nothing', { full_name: ' ' }, 400, 'full_name'],
  ['another id', { id: '7' }, 400, 'id'],
  ['a role', { role: 'employee' }, 400, 'role'],
  ['an e-mail', { email: 'other@pegboard.example' }, 400, 'email'],
  ['the name of a page', { username: 'settings' }, 409, 'username'],
])('[BF-04] /v3/users/me/ refuses %s by its field', async (_, options, status, field) => {
  const answer = await member.v3('POST', ME, options);
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.error.fields)).toEqual([field]);
  expect((await member.v3('POST', ME)).data).toMatchObject({
    country: 'US',
    full_name: 'Ines Moreau',
    email,
  });
});

test('[BF-05] /v3/users/me/ requires a session, and rejects GET', async () => {
  expect(await site.visitor().v3('POST', ME)).toMatchObject({
    status: 401,
    error: { code: 'login_required' },
  });
  expect((await member.v3('GET', ME)).status).toBe(405);
});
